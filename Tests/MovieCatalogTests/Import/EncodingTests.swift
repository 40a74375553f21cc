import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Encodings, ends of lines and rows that are not quite whole")
struct EncodingTests {
    private let text = "title;year\r\nAmélie;2001\r\n漢字 🎬;1995\r\n"
    private let movies = [Movie("Amélie", 2001), Movie("漢字 🎬", 1995)]

    /// The text in UTF-16.
    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    @Test("UTF-16 is read with its mark, however many bytes come at a time", arguments: [1, 2, 3, 7, .max])
    func marked(step: Int) throws {
        for isBigEndian in [false, true] {
            let bytes = utf16("\u{FEFF}" + text, isBigEndian: isBigEndian)
            let reading = try MovieFileReading(bytes, step: step)
            #expect(reading.movies == movies && reading.problems == [])
        }
    }

    @Test("UTF-16 without a mark is a guess, and told with titles to judge it by")
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

    @Test("a guess is told with three titles at most, of which one may be but a sign")
    func threeTitles() throws {
        let rows = [0x80, 0xC9, 0xE9, 0xC0].flatMap { [$0, 0x0A] } as [UInt8]
        let reading = try MovieFileReading(Array("movie\n".utf8) + rows)
        #expect(reading.movies.map(\.title) == ["€", "É", "é", "À"])
        #expect(
            reading.problems == [
                "films.csv: 4 rows read as Windows-1252, a guess. Check the letters: “€”, “É”, “é”."
            ])
    }

    @Test("UTF-16 that ends within a character ends early")
    func cutOff() throws {
        let bytes = utf16("\u{FEFF}title\nHeat 🎬", isBigEndian: true)
        for count in 1...3 {
            #expect(throws: CatalogError.file(FilePosition(path: "films.csv", row: 2), .endsEarly)) {
                try MovieFileReading(Array(bytes.dropLast(count)))
            }
        }
    }

    @Test("column names in Latin-1 are read as well")
    func latin1() throws {
        let bytes = Array("movie,sal".utf8) + [0xE9] + Array("e\nHeat,1\n".utf8)
        let reading = try MovieFileReading(bytes)
        #expect(reading.ignoredColumns == ["salée"] && reading.movies == [Movie("Heat")])
    }

    @Test("lines may end in carriage returns alone", arguments: [1, 5, .max])
    func carriageReturns(step: Int) throws {
        let reading = try MovieFileReading("title,year\rHeat,1995\r\rAlien,1979", step: step)
        #expect(reading.movies == [Movie("Heat", 1995), Movie("Alien", 1979)] && reading.problems == [])
        #expect(reading.rows.map(\.line) == [2, 4])
    }

    @Test("whether lines end in carriage returns alone is told by the first 64 KiB", arguments: [0, 1])
    func firstLines(count: Int) throws {
        let bytes = Array((String(repeating: "a\r", count: 1 << 15) + "\r\n").utf8).dropFirst(2 * count)
        let source = NormalizedBytes(BytesInMemory(Array(bytes)))
        var (read, part): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 17))
        while case let more = try source.next(in: &part), !more.isEmpty { read += more }
        #expect(read.contains(UInt8(ascii: "\r")) == (count == 1))
    }

    @Test(
        "a first line may say what stands between cells",
        arguments: ["sep=;\n", "SEP=;\r\n", "\"sep=;\"\n", "\u{FEFF}sep=;\n"])
    func separator(_ line: String) throws {
        let reading = try MovieFileReading(line + "movie;a,b,c\n\"Heat; again\";x\n")
        #expect(reading.movies == [Movie("Heat; again")] && reading.ignoredColumns == ["a,b,c"])
        #expect(try MovieFileReading("sep=|\ntitle|year\nHeat|1995\n").movies == [Movie("Heat", 1995)])
    }

    @Test("rows without anything in them are no broken ones")
    func blank() throws {
        let reading = try MovieFileReading("title,year,x\n,,\nHeat,1995,\n , ,\n\"\",,\n,\n")
        #expect(reading.movies == [Movie("Heat", 1995)] && reading.problems == [])
    }

    @Test("a row that is shorter or longer than the column names is left out, whatever is in it")
    func short() throws {
        let reading = try MovieFileReading("title,year,x\nHeat,1995\nAlien\n,1979,,\nRan,1985,\n")
        #expect(reading.movies == [Movie("Ran", 1985)])
        #expect(
            reading.problems == [
                "films.csv, line 2: 2 values for 3 columns, so the row is skipped.",
                "films.csv, line 3: 1 value for 3 columns, so the row is skipped.",
                "films.csv, line 4: 4 values for 3 columns, so the row is skipped.",
            ])
        #expect(try MovieFileReading("year,title\n1995\n").movies == [])
    }

    @Test("a file whose encoding is guessed is read a second time like the first")
    func twice() throws {
        let reading = try MovieFileReading(utf16("title,rating\nHeat,4\nAlien,5\n", isBigEndian: true))
        #expect(reading.movies.map(\.rating?.description) == ["8", "10"])
        #expect(reading.problems.count == 1)
    }
}
