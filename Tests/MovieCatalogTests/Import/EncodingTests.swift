import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Encodings")
struct EncodingTests {
    private let text = "title;year\r\nAmélie;2001\r\n漢字 🎬;1995\r\n"
    private let movies = [Movie("Amélie", 2001), Movie("漢字 🎬", 1995)]

    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(
        "UTF-16 with a byte-order mark is read however many bytes arrive at a time",
        arguments: [1, 2, 3, 7, .max])
    func marked(step: Int) throws {
        for isBigEndian in [false, true] {
            let bytes = utf16("\u{FEFF}" + text, isBigEndian: isBigEndian)
            let reading = try MovieFileReading(bytes, step: step)
            #expect(reading.movies == movies && reading.problems == [])
        }
    }

    @Test("UTF-16 without a byte-order mark is a guess, reported with titles to judge it by")
    func unmarked() throws {
        for isBigEndian in [false, true] {
            let reading = try MovieFileReading(utf16(text, isBigEndian: isBigEndian))
            #expect(reading.movies == movies)
            #expect(
                reading.problems == [
                    "films.csv: 2 rows read as UTF-16, a guess. Check the letters: "
                        + "“Amélie”, “漢字 🎬”."
                ])
        }
    }

    @Test("UTF-16 that ends within a character is refused as cut off")
    func cutOff() throws {
        let bytes = utf16("\u{FEFF}title\nHeat 🎬", isBigEndian: true)
        for count in 1...3 {
            #expect(throws: CatalogError.file(FilePosition(path: "films.csv", row: 2), .endsEarly)) {
                try MovieFileReading(Array(bytes.dropLast(count)))
            }
        }
    }

    @Test("Rows in Latin-1 or Windows-1252 are read as such among rows in UTF-8")
    func oldExports() throws {
        let header = "Const,Your Rating,Title,Title Type,Directors\n"
        let amelie: [UInt8] =
            Array("tt0211915,9,Am".utf8) + [0xE9] + Array("lie,movie,Jean-Pierre Jeunet\n".utf8)
        let quotes: [UInt8] =
            Array("tt0000002,8,".utf8) + [0x93] + Array("10".utf8) + [0x94, 0x20, 0x80, 0x81]
            + Array(",movie,\n".utf8)
        let reading = try MovieFileReading(
            Array(header.utf8) + amelie + quotes
                + Array("tt0000003,7,Pokémon,movie,\ntt0000004,1,x,tvSeries,\n".utf8))
        #expect(reading.movies.map(\.title) == ["Amélie", "“10” €\u{FFFD}", "Pokémon"])
        #expect(reading.rows.map(\.line) == [2, 3, 4])
        #expect(
            reading.problems == [
                "films.csv: 2 rows read as Windows-1252, a guess. Check the letters: "
                    + "“Amélie”, ““10” €\u{FFFD}”."
            ])
        #expect(reading.passedOver == 1)
    }

    private static let refusals: [(start: String, bytes: [UInt8], end: String, words: String)] = [
        ("Titel;Jahr\n", [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0], ";1979", "--encoding windows-1251"),
        ("Title,Year\n", [0x6D, 0x69, 0xB3, 0x79], ",1962", "--encoding windows-1250"),
        ("(1962) ", [0x6D, 0x69, 0xB3, 0x79], "", "--encoding windows-1250"),
        // ISO-8859-2, which the reader doesn't know.
        ("(1988) ", [0x6D, 0x69, 0xB3, 0x6F, 0xB6, 0x63, 0x69], "", "if this is right: “(1988) mi³o¶ci”"),
        ("", [0x83, 0x5E, 0x83, 0x43, 0x83, 0x67, 0x83, 0x8B], ",x", "iconv -f SHIFT_JIS"),
    ]

    @Test("The error for an unreadable encoding says how the file can be read", arguments: refusals)
    func refused(_ start: String, _ bytes: [UInt8], _ end: String, _ words: String) throws {
        let folder = try ImportFolder()
        try folder.write(Array(start.utf8) + bytes + Array("\(end)\n".utf8), to: "films.csv")
        let error = #expect(throws: CatalogError.self) {
            if let question = try Catalog(of: []).preview(folder.opened("films.csv")).questions.first {
                throw CatalogError(question)
            }
        }
        #expect(error?.description.contains(words) == true, "\(error as Any)")
    }

    @Test("Column names are read in the encoding of the rows")
    func columnNames() throws {
        let folder = try ImportFolder()
        let header: [UInt8] = [0xCD, 0xE0, 0xE7, 0xE2, 0xE0, 0xED, 0xE8, 0xE5, 0x3B, 0xC3, 0xEE, 0xE4, 0x0A]
        try folder.write(
            header + [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0] + Array(";1979\n".utf8), to: "films.csv")
        var files = try folder.opened("films.csv")
        try files.take(.encoding(.windows1251))
        let catalog = try Catalog(of: [])
        try catalog.take(files)
        #expect(try catalog.movies() == [Movie("Москва", 1979)])
    }
}
