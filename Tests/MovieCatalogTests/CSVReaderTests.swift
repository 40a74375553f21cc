import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading CSV")
struct CSVReaderTests {
    private func records(_ bytes: [UInt8]) throws -> [[[UInt8]]] {
        var reader = CSVReader(BytesInMemory(bytes), path: "films.csv")
        var record = CSVReader.Record()
        var records: [[[UInt8]]] = []
        while try reader.read(into: &record) { records.append((0..<record.count).map { Array(record[$0]) }) }
        return records
    }

    private func rows(_ text: String) throws -> [[String]] {
        try records(Array(text.utf8)).map { $0.map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test(
        "Peeking shows the first line, up to the size of the window, without reading it",
        arguments: [
            ("", ""), ("\n\r", ""), ("ab\nc", "ab"), ("\n\r\nab", "ab"), ("\u{FEFF}ab", "ab"),
            ("ab\r\n", "ab\r"),
            ("abcdef\n", "abcd"), ("\nabcdef\n", "abcd"), ("abcd\n", "abcd"),
        ])
    func seen(_ text: String, _ line: String) throws {
        for step in [1, .max] {
            let source = BytesInMemory(Array(text.utf8), step: step)
            var reader = CSVReader(source, path: "films.csv", window: 4)
            for _ in 1...2 {
                let seen = try reader.peekLine()
                #expect(String(decoding: seen, as: UTF8.self) == line)
            }
        }
    }

    @Test(
        "A row up to the limit is read, and a longer one is refused with its line",
        arguments: [
            ("0123456789", nil), ("0123456789x", 1), ("0\n01234567,9\n0123456,8\n", nil),
            ("0\n\"12\n345678901", 2),
            ("0\n\"12\n3456789\"\n", nil), ("0123,5678,x", 1),
        ] as [(String, Int?)])
    func longRows(_ text: String, _ line: Int?) throws {
        var reader = CSVReader(BytesInMemory(Array(text.utf8)), path: "films.csv", window: 4, limit: 10)
        var record = CSVReader.Record()
        var found: CatalogError?
        do throws(CatalogError) { while try reader.read(into: &record) {} } catch { found = error }
        #expect(
            found
                == line.map {
                    CatalogError.file(FilePosition(path: "films.csv", row: $0), .longRow(limit: 10))
                })
    }

    @Test("A record has the number of its first line, and the position of text after a closing quote")
    func lines() throws {
        let bytes = Array("a\n\n\"b\nc\",d\r\n\"e\"f,\"g\"h\ni\n\"j\"k".utf8)
        var reader = CSVReader(BytesInMemory(bytes), path: "films.csv")
        var record = CSVReader.Record()
        var lines: [Int] = []
        var strays: [FilePosition?] = []
        while try reader.read(into: &record) {
            lines.append(record.line)
            strays.append(record.strayText)
        }
        #expect(lines == [1, 3, 5, 6, 7])
        #expect(strays.map { $0?.row } == [nil, nil, 5, nil, 7])
        #expect(strays.map { $0?.column } == [nil, nil, 4, nil, 4])
    }

    @Test("Random rows written by the rules of RFC 4180 are read back equal", arguments: UInt64(1)...10)
    func roundTrip(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let signs: [Character] = [
            "\"", ",", "\r", "\n", "\r\n", "a", "é", "七", "👩‍👩‍👧", " ", "\u{0}", "\u{FEFF}", "\u{1B}",
        ]
        let rows = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
            (0..<Int.random(in: 1...5, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
                        signs.randomElement(using: &random)
                    })
            }
        }
        let lineEnd = Bool.random(using: &random) ? "\r\n" : "\n"
        let text = rows.map { $0.map(quoted).joined(separator: ",") }.joined(separator: lineEnd)
        let expected = rows.map { $0.map { Array($0.utf8) } }
        #expect(try records(Array(text.utf8)) == expected, "seed \(seed)")
    }

    /// Quotes a cell if necessary. Empty cells are quoted too, so that no line is blank.
    private func quoted(_ cell: String) -> String {
        let special = Set("\",\r\n\u{FEFF}".unicodeScalars)
        guard cell.isEmpty || cell.unicodeScalars.contains(where: special.contains) else { return cell }
        var result = "\""
        for scalar in cell.unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "\"" { result.unicodeScalars.append(scalar) }
        }
        return result + "\""
    }

    @Test(
        "Random bytes never crash the reader, lose text or put control characters in messages",
        arguments: UInt64(1)...2)
    func randomBytes(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let signs = Array("\",\r\n title,year\u{FEFF}".utf8) + [0xFF, 0xC3, 0xA9, 0x00]
        for _ in 0..<50 {
            let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? signs.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
            }
            _ = try? records(bytes)
            let header = Array("title,year,released,rating,watched,genres\n".utf8)
            let file = try? OpenedFile(MovieFileReader(BytesInMemory(header + bytes), path: "x"))
            for line in file?.problems.lines ?? [] {
                #expect(
                    !line.unicodeScalars.contains { $0.properties.generalCategory == .control },
                    "seed \(seed)")
            }
            guard !bytes.contains(UInt8(ascii: "\"")), !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
                continue
            }
            let kept = try? records(bytes).joined().joined()
            let isText = { (byte: UInt8) in !",\r\n".utf8.contains(byte) }
            #expect(kept?.filter(isText) == bytes.filter(isText), "seed \(seed)")
        }
    }
}
