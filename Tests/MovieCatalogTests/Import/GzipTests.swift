import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading gzip")
struct GzipTests {
    private let text = "title,year\n" + (1...500).map { "Film \($0),19\(10 + $0 % 90)\n" }.joined()

    @Test(
        "A gzip file is read like its contents, however many bytes arrive at a time",
        arguments: [1, 2, 3, 7, .max])
    func unpacked(step: Int) throws {
        let plain = try MovieFileReading(text)
        #expect(plain.rows.count == 500)
        #expect(try MovieFileReading(gzip(Array(text.utf8)), step: step) == plain)
    }

    @Test(
        "Several gzip members are read as one file, even empty ones and before trailing zeros",
        arguments: [1, 5, .max])
    func members(step: Int) throws {
        let bytes = Array(text.utf8)
        let packed =
            try gzip(Array(bytes[..<100])) + gzip([]) + gzip(Array(bytes[100..<101]))
            + gzip(Array(bytes[101...]))
            + [UInt8](repeating: 0, count: 600)
        #expect(try MovieFileReading(packed, step: step) == MovieFileReading(text))
    }

    @Test("A gzip file that's cut off anywhere is refused", arguments: [1, .max])
    func endsEarly(step: Int) throws {
        let packed = try gzip(Array(text.utf8.prefix(200)))
        for count in 2..<packed.count {
            let error = #expect(throws: CatalogError.self) {
                try MovieFileReading(Array(packed[..<count]), named: "x.gz", step: step)
            }
            let expected = (1...20).map { CatalogError.file(FilePosition(path: "x.gz", row: $0), .endsEarly) }
            #expect(expected.contains { $0 == error }, "\(count) bytes")
        }
    }

    @Test("A wrong checksum or length is refused with the line up to which the file was read")
    func checksum() throws {
        let packed = try gzip(Array(text.utf8))
        for (place, reason) in [(8, "incorrect data check"), (4, "incorrect length check")] {
            var damaged = packed
            damaged[damaged.count - place] ^= 1
            let error = #expect(throws: CatalogError.self) { try MovieFileReading(damaged, named: "x.gz") }
            #expect(error == .file(FilePosition(path: "x.gz", row: 502), .damaged(reason)))
            #expect(
                error?.description
                    == "x.gz, line 502: the compressed data that follows is damaged (\(reason)). Download it again."
            )
            #expect(error?.kind == .damagedFile)
        }
    }

    @Test("Bytes after a member that aren't gzip are refused")
    func garbage() throws {
        let packed = try gzip(Array(text.utf8)) + Array("more".utf8)
        let error = #expect(throws: CatalogError.self) { try MovieFileReading(packed, named: "x.gz") }
        #expect(
            error
                == .file(FilePosition(path: "x.gz", row: 502), .damaged("incorrect header check")))
    }
}
