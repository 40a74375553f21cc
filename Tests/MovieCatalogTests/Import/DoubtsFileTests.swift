import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("The rows that an import leaves out, written down")
struct DoubtsFileTests {
    /// Imports files into a catalog of movies, and writes what is left out.
    private func leftOut(
        of names: [String], in folder: ImportFolder, to name: String = "doubts.csv", mapping: String? = nil,
        into known: [Movie]
    ) throws -> (text: String?, columns: String?, report: ImportReport) {
        var files = try ImportFiles(
            names.map { folder[$0] }, mapping: mapping.map { try ColumnMapping($0) } ?? ColumnMapping())
        let catalog = try Catalog(of: known)
        let doubts = try DoubtsFile(at: folder[name], of: &files, into: catalog)
        let report = try catalog.take(files).report
        let count = try doubts.write(report)
        let text = try? String(contentsOfFile: folder[name], encoding: .utf8)
        #expect((text == nil) == (count == 0))
        return (text, doubts.columns(report), report)
    }

    private static let heats = [Movie("Heat", 1986), Movie("Heat", 1995)]

    @Test("doubtful rows and those of no use stand there with all their cells, and no others")
    func table() throws {
        let folder = try ImportFolder([
            "films.csv": """
            sep=;
            title;Year;"what, else";note
            Ran;1985;b;fine
            ;1949;c;=1+1
            Alien;1979
            Heat;;a;"one ""and""
            two"

            """
        ])
        let (text, columns, report) = try leftOut(of: ["films.csv"], in: folder, into: Self.heats)
        #expect(report.counts == ImportCounts(added: 1, doubtful: 1, broken: 2))
        #expect(
            text == """
                title,Year,"what, else",note
                ,1949,c,=1+1
                Alien,1979
                Heat,,a,"one ""and""
                two"

                """)
        #expect(columns == nil)
        // The same is in doubt when it comes back, and taken once it is corrected.
        let catalog = try Catalog(of: Self.heats)
        #expect(
            try catalog.take(folder.opened("doubts.csv")).report.counts
                == ImportCounts(doubtful: 1, broken: 2))
        let corrected = try #require(text).replacing("Heat,,", with: "Heat,1995,")
            .replacing(",1949", with: "Saraband,1949").replacing("Alien,1979", with: "Alien,1979,,")
        try folder.write(Array(corrected.utf8), to: "corrected.csv")
        #expect(
            try catalog.take(folder.opened("corrected.csv")).report.counts
                == ImportCounts(added: 2, changed: 1))
        #expect(try catalog.movies()[1].note == "one \"and\"\ntwo")
    }

    @Test("what stands above a list comes along, and rows of no use stand where they stood")
    func order() throws {
        let above = """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2024-01-01,Mine,,https://boxd.it/l,

            """
        let rows = "Position,Name,Year,URL,Description\n2,Heat,,,\n3,,1949,,\n4,Heat,,,\n"
        let folder = try ImportFolder(["list.csv": "\(above)\n\(rows)"])
        let text = try #require(try leftOut(of: ["list.csv"], in: folder, into: Self.heats).text)
        #expect(text.hasPrefix("Letterboxd list export v7\n"))
        #expect(text.hasSuffix(rows))
    }

    @Test("all rows about a doubtful movie of a diary are there, in the order of the file")
    func diary() throws {
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"
        let folder = try ImportFolder([
            "diary.csv": """
            \(header)
            2025-01-02,Heat,1995,https://boxd.it/a,3,,,2025-01-01
            2025-01-03,Ran,1985,https://boxd.it/b,4,,,2025-01-02
            2025-01-04,Heat,1995,https://boxd.it/c,5,Yes,"a, b",2025-01-03

            """
        ])
        let known = [Movie("Heat", 1995), Movie("Heat", 1995)]
        #expect(
            try leftOut(of: ["diary.csv"], in: folder, into: known).text == """
                \(header)
                2025-01-02,Heat,1995,https://boxd.it/a,3,,,2025-01-01
                2025-01-04,Heat,1995,https://boxd.it/c,5,Yes,"a, b",2025-01-03

                """)
    }

    @Test("a table without quotes keeps its tabs, another encoding becomes UTF-8, and JSON stays as it is")
    func forms() throws {
        let titles = "tconst\ttitleType\tprimaryTitle\tstartYear\n"
        let folder = try ImportFolder([
            "titles.tsv": titles + "tt0000001\tmovie\t\"M\"\t1931\nbad\tmovie\t\"A, B\"\t\\N\n",
            "films.jsonl": "{\"title\":\"Ran\"}\n{\"title\": \"Heat\"}\n{\"title\":3,\"year\":\"x\"}\nno\n",
        ])
        #expect(
            try leftOut(of: ["titles.tsv"], in: folder, into: []).text
                == titles + "bad\tmovie\t\"A, B\"\t\\N\n")
        try folder.write(Array("title,note\nHeat,".utf8) + [0xE9, 0x0A], to: "latin.csv")
        #expect(
            try leftOut(of: ["latin.csv"], in: folder, to: "latin doubts.csv", into: Self.heats).text
                == "title,note\nHeat,é\n")
        #expect(
            try leftOut(of: ["films.jsonl"], in: folder, to: "doubts.jsonl", into: Self.heats).text
                == "{\"title\": \"Heat\"}\n{\"title\":3,\"year\":\"x\"}\nno\n")
    }

    @Test("has the rows of which a cell is left empty, too")
    func cells() throws {
        let folder = try ImportFolder(["films.csv": "title,year,rating\nRan,1985,9\nIkiru,soon,8\n"])
        let text = try leftOut(of: ["films.csv"], in: folder, into: []).text
        #expect(text == "title,year,rating\nIkiru,soon,8\n")
    }

    @Test("what all rows told of a column is said again for the few that are left")
    func columns() throws {
        let rows = (1...30).map { "M\($0),19\(10 + $0),\($0 % 10 + 1),\($0 % 2 * 10).1,100,x\n" }.joined()
        let folder = try ImportFolder([
            "films.csv": "title,year,My Rating,Score,Length,\"Memo, own\"\n\(rows)Heat,,4,7.0,90,y\n"
        ])
        let (text, columns, _) = try leftOut(
            of: ["films.csv"], in: folder, mapping: "Memo own=note,Score=", into: Self.heats)
        #expect(text == "title,year,My Rating,Score,Length,\"Memo, own\"\nHeat,,4,7.0,90,y\n")
        #expect(columns == "My Rating=rating/10,memoown=note,Score=")
        let again = try folder.opened("doubts.csv", mapping: columns)
        #expect(
            try Catalog(of: Self.heats).preview(again).doubts.map(\.movie.rating) == [Rating(tenths: 40)])
        // Of the few, one would think that they are stars.
        #expect(
            try Catalog(of: Self.heats).preview(folder.opened("doubts.csv")).doubts.map(\.movie.rating)
                == [Rating(tenths: 80)])
    }

    @Test("where nothing is left out, there is no file")
    func nothing() throws {
        let folder = try ImportFolder(["films.csv": "title,year\nRan,1985\n"])
        #expect(try leftOut(of: ["films.csv"], in: folder, into: []).text == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["films.csv"])
    }

    @Test("a name that would be misread, is taken or of another form, and rows of several tables are refused")
    func refused() throws {
        let letterboxd = "Date,Name,Year,Letterboxd URI\n"
        let folder = try ImportFolder([
            "watchlist.csv": letterboxd, "watched.csv": letterboxd, "films.csv": "title\n",
            "films.jsonl": "{\"title\":\"M\"}\n",
        ])
        func refusal(_ names: String..., to name: String) -> String? {
            do {
                var files = try ImportFiles(names.map { folder[$0] })
                _ = try DoubtsFile(at: folder[name], of: &files, into: Catalog(of: []))
                return nil
            } catch {
                return "\(error)".replacing(folder.path + "/", with: "")
            }
        }
        #expect(refusal("watchlist.csv", to: "my watchlist.csv") == nil)
        #expect(
            refusal("watchlist.csv", to: "doubts.csv")
                == "doubts.csv would not be taken for Letterboxd watchlist when it is imported, which goes by its "
                + "name; use a name like that of watchlist.csv.")
        #expect(refusal("watched.csv", to: "watchlist2.csv")?.contains("not be taken for") == true)
        #expect(
            refusal("watched.csv", "watchlist.csv", to: "watched doubts.csv")
                == "Rows that are left out can be written for one file at a time; import watched.csv, "
                + "watchlist.csv one after the other.")
        #expect(refusal("films.csv", to: "films.jsonl")?.hasSuffix("use a name that ends in .csv.") == true)
        #expect(refusal("films.jsonl", to: "doubts.csv")?.hasSuffix("a name that ends in .jsonl.") == true)
        #expect(refusal("films.csv", to: "watched.csv")?.contains("is there already") == true)
    }
}
