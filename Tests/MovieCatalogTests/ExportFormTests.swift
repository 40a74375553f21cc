import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Exports for others") struct ExportFormTests {
    /// Exports and returns the text and the report.
    private func export(
        _ movies: [Movie], as form: ExportFormat, hasNotes: Bool = false
    ) throws -> (text: String, report: ExportReport) {
        var bytes: [UInt8] = []
        let file = ExportFile(as: form, hasNotes: hasNotes) {
            bytes += $0
            return true
        }
        let report = try Catalog(movies: movies).export(MovieQuery(), to: file)
        return (String(decoding: bytes, as: UTF8.self), report)
    }

    @Test("text of more than 8 MB is written as it was collected, when the catalog isn't being read any more")
    func large() throws {
        let movies = (0..<24).map { number in
            movie("\(Unicode.Scalar(UInt8(65 + number)))") {
                $0.note = String(repeating: "\(number) ", count: 200_000)
            }
        }
        let catalog = try Catalog(movies: movies)
        var (bytes, parts) = ([UInt8](), 0)
        let file = ExportFile(as: .jsonLines) {
            (bytes, parts) = (bytes + $0, parts + 1)
            // BEGIN fails inside a snapshot.
            return (try? catalog.database.execute("BEGIN; COMMIT")) != nil
        }
        #expect(try catalog.export(MovieQuery(), to: file).movies == 24)
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let notes = lines.compactMap { try? Movie(json: Array($0), id: Movie.ID(1)).note }
        #expect(Set(notes) == Set(movies.compactMap(\.note)) && parts > 0)
    }

    private func movie(_ title: String, _ change: (inout Movie) -> Void) -> Movie {
        var movie = Movie(id: Movie.ID(Int(title.utf8.first ?? 1)), title: title)
        change(&movie)
        return movie
    }

    @Test(
        "Letterboxd gets a row a viewing, the latest rating last, and what it can't hold is counted and named"
    )
    func letterboxd() throws {
        let heat = movie("Heat") { movie in
            (movie.year, movie.imdbID, movie.tmdbID) = (1995, "tt0113277", 949)
            movie.directors = ["Michael Mann"]
            movie.viewings = [
                Viewing(
                    on: PartialDate("2024-03-01"), isRewatch: true, rating: Rating("7.3"),
                    note: "Loud, \"very\"."),
                Viewing(on: PartialDate("2019"), rating: Rating("0.4")), Viewing(), Viewing(),
            ]
            (movie.rating, movie.dayRated, movie.note) = (Rating("8.5"), Day("2025-01-01"), "=1+1")
            movie.tags = ["crime", "a, b"]
        }
        let (text, report) = try export(
            [
                heat, movie("Alien") { $0.watchlist = WatchlistEntry() },
                movie("M") { $0.viewings = [Viewing()] },
            ], as: .letterboxd)
        #expect(
            text == """
                imdbID,tmdbID,Title,Year,Directors,WatchedDate,Rating10,Rewatch,Tags,Review
                tt0113277,949,Heat,1995,Michael Mann,,,,crime,
                tt0113277,949,Heat,1995,Michael Mann,2024-03-01,7,true,,"Loud, ""very""."
                tt0113277,949,Heat,1995,Michael Mann,,9,,,=1+1
                ,,M,,,,,,,

                """)
        #expect(report.movies == 2)
        #expect(
            report.losses.lines == [
                "2 ratings rounded: Letterboxd takes whole numbers of 10; the first is 7.3 as 7, “Heat”.",
                "1 rating left out: Letterboxd's lowest is 1 of 10; the first is 0.4, “Heat”.",
                "1 date left out: Letterboxd takes whole days; the first is 2019, “Heat”.",
                "2 viewings left out: Letterboxd takes one undated viewing for each movie; the first is “Heat”.",
                "1 tag left out: it has a comma; the first is “a, b”, “Heat”.",
                "1 other day left out: Letterboxd takes only days of viewings; the first is rated 2025-01-01, “Heat”.",
                "1 cell that a spreadsheet may run as a formula: don't open this file in one; "
                    + "the first is “=1+1”, “Heat”.",
                "1 movie left out, not watched and not rated: Letterboxd would mark it as watched; the first is “Alien”.",
            ])
    }

    @Test(
        "Letterboxd gets no watchlist: who is on it and since when is named, and no cell gets an apostrophe")
    func watchlist() throws {
        let (text, report) = try export(
            [
                movie("@Heat") { movie in
                    movie.watchlist = WatchlistEntry(on: Day("2024-01-05"))
                    movie.viewings = [Viewing(on: PartialDate("2020-02-03"))]
                },
                movie("Ran") { $0.watchlist = WatchlistEntry(on: Day("2023-01-05")) },
                movie("Up") { ($0.watchlist, $0.rating) = (WatchlistEntry(), Rating("8")) },
            ], as: .letterboxd)
        #expect(
            text.split(separator: "\n").dropFirst() == [
                ",,@Heat,,,2020-02-03,,,,", ",,Up,,,,8,,,",
            ])
        #expect(
            report.losses.lines == [
                "2 movies on the watchlist, left out: Letterboxd imports a watchlist as a separate file; "
                    + "the first is “@Heat”.",
                "2 other days left out: Letterboxd takes only days of viewings; "
                    + "the first is on the watchlist since 2024-01-05, “@Heat”.",
                "1 cell that a spreadsheet may run as a formula: don't open this file in one; "
                    + "the first is “@Heat”, “@Heat”.",
                "1 movie left out, not watched and not rated: Letterboxd would mark it as watched; the first is “Ran”.",
            ])
    }

    @Test(
        "a file for Letterboxd has at most a million bytes; more movies go into a second one, whole rows in each"
    )
    func parts() throws {
        let folder = try ImportFolder([:])
        let movies = (1...1_000).map { number in
            var movie = Movie(id: Movie.ID(number), title: "Film \(number)")
            let length = number == 7 ? 1_000_001 : 2_500
            movie.viewings = [
                Viewing(on: PartialDate("2024-03-01"), note: String(repeating: "x", count: length))
            ]
            return movie
        }
        let catalog = try Catalog(movies: movies)
        let report = try catalog.export(
            MovieQuery(), to: ExportFile(at: folder["letterboxd.csv"], from: catalog))
        #expect(
            report.paths == ["letterboxd.csv", "letterboxd-2.csv", "letterboxd-3.csv"].map { folder[$0] })
        #expect(
            report.losses.lines == [
                "1 note left out: too long for a Letterboxd file; the first is “Film 7”."
            ])
        var rows = 0
        for path in report.paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.utf8.count <= 1_000_000)
            let lines = text.split(separator: "\n")
            #expect(lines[0] == "imdbID,tmdbID,Title,Year,Directors,WatchedDate,Rating10,Rewatch,Tags,Review")
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(",,Film ") })
            rows += lines.count - 1
        }
        #expect(rows == 1_000)
        let before = try String(contentsOfFile: report.paths[0], encoding: .utf8)
        #expect(throws: CatalogError.self) {
            try FileManager.default.removeItem(atPath: report.paths[0])
            try catalog.export(MovieQuery(), to: ExportFile(at: folder["letterboxd.csv"], from: catalog))
        }
        #expect(!FileManager.default.fileExists(atPath: report.paths[0]) && !before.isEmpty)
    }

    @Test("a review that fills a file for Letterboxd to its last byte is in it")
    func longestReview() throws {
        let folder = try ImportFolder([:])
        func export(_ length: Int) throws -> (size: Int, losses: Int) {
            let review = Viewing(on: PartialDate("2024-03-01"), note: String(repeating: "x", count: length))
            let catalog = try Catalog(movies: [Movie("Heat") { $0.viewings = [review] }])
            let path = folder["\(length).csv"]
            let report = try catalog.export(
                MovieQuery(), to: ExportFile(at: path, as: .letterboxd, from: catalog))
            return (try Data(contentsOf: URL(filePath: path)).count, report.losses.lines.count)
        }
        let rest = 1_000_001 - (try export(1).size)
        #expect(try export(rest) == (1_000_000, 0))
        #expect(try export(rest + 1).losses == 1)
        // Two movies that exactly fill one file.
        let reviews = [1, rest - "\n,,Heat,,,2024-03-01,,,,x".utf8.count].map { length in
            Viewing(on: PartialDate("2024-03-01"), note: String(repeating: "x", count: length))
        }
        let catalog = try Catalog(movies: [Movie("Heat") { $0.viewings = reviews }])
        let path = folder["letterboxd.csv"]
        #expect(try catalog.export(MovieQuery(), to: ExportFile(at: path, from: catalog)).paths == [path])
        #expect(try Data(contentsOf: URL(filePath: path)).count == 1_000_000)
    }

    @Test("a movie whose note on a list no file for Letterboxd could hold has a file of its own")
    func longestNote() throws {
        let folder = try ImportFolder([:])
        let catalog = try Catalog(movies: [movie("A") { $0.year = 1995 }, movie("B") { $0.year = 1995 }])
        let ids = try catalog.movies(of: MovieQuery(), in: 0..<2).map(\.id)
        try catalog.change(listNamed: "Noir", .put(ids))
        try catalog.change(listNamed: "Noir", .remark([ids[0]], String(repeating: "x", count: 1_000_001)))
        let query = MovieQuery(search: try MovieSearch("list:noir"), order: .hand)
        let path = folder["letterboxd.csv"]
        let paths = try catalog.export(query, to: ExportFile(at: path, from: catalog)).paths
        #expect(paths == [path, folder["letterboxd-2.csv"]])
        #expect(try Data(contentsOf: URL(filePath: path)).count > 1_000_000)
    }

    @Test("a friend gets title, year and rating, and notes where they are asked for, each as it was written")
    func lists() throws {
        let movies = [
            movie("*batteries_ not [included]") { $0.rating = Rating("7.3") },
            movie("1984. The film") { ($0.year, $0.note) = (1984, "# Gray.\nRats") },
            movie("Heat") {
                $0.viewings = [Viewing(on: PartialDate("2024"), rating: Rating("9"), note: "Again\u{1B}[2J")]
            },
        ]
        #expect(
            try export(movies, as: .text).text == """
                1984. The film (1984)
                *batteries_ not [included], 7.3 of 10
                Heat, 9 of 10

                """)
        #expect(
            try export(movies, as: .markdown, hasNotes: true).text == ##"""
                - 1984\. The film (1984)
                  > \# Gray.
                  > Rats
                - \*batteries\_ not \[included\], 7.3 of 10
                - Heat, 9 of 10
                  > Again\\u{1B}\[2J

                """##)
    }

    @Test(
        "Letterboxd gets whole numbers of 10, those of no day in their order, and a formula's beginning is named"
    )
    func letterboxdRatings() throws {
        let formula = "=" + String(repeating: "A", count: 40)
        let (text, report) = try export(
            [
                movie("A") { ($0.rating, $0.viewings) = (Rating("9"), [Viewing(rating: Rating("7"))]) },
                movie("B") { $0.rating = Rating("7.4") }, movie("C") { $0.rating = Rating("7.5") },
                movie("D") { $0.rating = Rating("0.5") },
                movie("E") { ($0.note, $0.viewings) = ("Fine", [Viewing()]) },
                movie("F") { $0.note = "Unseen" }, movie(formula) { $0.rating = Rating("10") },
            ], as: .letterboxd)
        #expect(
            text.split(separator: "\n").dropFirst() == [
                ",,A,,,,7,,,", ",,A,,,,9,,,", ",,\(formula),,,,10,,,", ",,B,,,,7,,,", ",,C,,,,8,,,",
                ",,D,,,,1,,,",
                ",,E,,,,,,,Fine",
            ])
        #expect(
            report.losses.all.map(\.reason) == [.roundedRating, .unknownDate, .formula, .unwatched]
                && report.losses.all.map(\.count) == [3, 1, 1, 1])
        #expect(report.losses.all[2].value == shown(formula.prefix(30)))
        #expect(report.losses.all[3].title == "F")
    }

    @Test("nothing is written where nothing is found, or nothing fits")
    func nothing() throws {
        for (movies, form) in [([], ExportFormat.csv), ([movie("Heat") { $0.year = 1995 }], .letterboxd)] {
            let error = #expect(throws: CatalogError.self) { try export(movies, as: form) }
            #expect(error?.kind == (movies.isEmpty ? .nothingFound : .badData))
        }
        let folder = try ImportFolder([:])
        let catalog = try Catalog(movies: [movie("Heat") { $0.year = 1995 }])
        #expect(throws: CatalogError.self) {
            try catalog.export(
                MovieQuery(search: try MovieSearch("alien")),
                to: ExportFile(at: folder["a.csv"], from: catalog))
        }
        #expect(!FileManager.default.fileExists(atPath: folder["a.csv"]))
        #expect(!catalog.hasFailed)
    }
}
