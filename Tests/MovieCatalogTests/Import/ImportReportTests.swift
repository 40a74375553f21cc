import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Import reports")
struct ImportReportTests {
    @Test("A report shows the three movies with the most of the user's own data")
    func richest() {
        let movies = [
            Movie("A"), Movie("B", 1995), Movie("C") { $0.watchlist = WatchlistEntry() },
            Movie("D", 1995) { $0.watchlist = WatchlistEntry() }, Movie("E") { $0.note = "a" },
            Movie("F") { $0.viewings = [Viewing()] }, Movie("G") { $0.viewings = [Viewing(), Viewing()] },
            Movie("H") { ($0.note, $0.tags) = ("a", ["b"]) },
            Movie("I") { ($0.viewings, $0.rating) = ([Viewing()], Rating(tenths: 80)) },
        ]
        for (lesser, greater) in zip(movies, movies.dropFirst()) {
            for pair in [[lesser, greater], [greater, lesser]] {
                var gains = ImportGains()
                for movie in pair { gains.add(movie, beside: nil) }
                #expect(gains.movies == [greater, lesser])
            }
        }
        for all in [movies, movies.reversed()] {
            var gains = ImportGains()
            for movie in all { gains.add(movie, beside: nil) }
            #expect(gains.movies.map(\.title) == ["I", "H", "G"])
        }
        // Ten viewings weigh as much as a note and tags, so the order is kept.
        let often = Movie("J") { $0.viewings = [Viewing](repeating: Viewing(), count: 10) }
        for pair in [[often, movies[7]], [movies[7], often]] {
            var gains = ImportGains()
            for movie in pair { gains.add(movie, beside: nil) }
            #expect(gains.movies == pair)
        }
        var gains = ImportGains()
        for title in ["A", "B", "C", "D"] { gains.add(Movie(title, 1995), beside: nil) }
        #expect(gains.movies.map(\.title) == ["A", "B", "C"])
    }

    @Test("A report keeps the first thousand of its texts, each once, and counts all")
    func firstFew() {
        var (one, other) = (CountWithExamples(), CountWithExamples())
        for text in ["1", "2", nil, "2", "3", "4"] { one.add(text) }
        #expect(one.count == 6 && one.first == ["1", "2", "3", "4"])
        for number in 4...10 { other.add("\(number)") }
        #expect(other.count == 7 && other.first == (4...10).map { "\($0)" })
        one += other
        #expect(one.count == 13 && one.first == (1...10).map { "\($0)" })
        for number in 1...2_000 { one.add("\(number)") }
        #expect(one.count == 2_013 && one.first == (1...1_000).map { "\($0)" })
    }

    private func doubt(_ movie: Movie, _ candidates: [Movie]) -> ImportDoubt {
        ImportDoubt(
            id: ImportDoubt.ID(file: 0, line: 2), position: FilePosition(path: "x", row: 2), movie: movie,
            candidates: candidates)
    }

    @Test(
        "A doubt names the only movie of its title if a year is missing",
        arguments: [
            (Movie("Heat"), [Movie("HEAT", 1995)], true), (Movie("Heat", 1995), [Movie("Heat")], true),
            (Movie("Heat"), [Movie("Heat")], true), (Movie("Heat", 1994), [Movie("Heat", 1995)], false),
            (Movie("Heat"), [Movie("The Heat", 2013)], false), (Movie("Heat"), [], false),
            (Movie("Heat"), [Movie("Heat", 1995), Movie("Heat", 1986)], false),
        ])
    func namesake(_ movie: Movie, _ candidates: [Movie], _ isOnly: Bool) {
        #expect(doubt(movie, candidates).onlyNamesake == (isOnly ? candidates.first : nil))
    }
}

extension ImportReport {
    /// Whether two imports have the same effects on a catalog.
    func hasSameResults(as other: ImportReport) -> Bool {
        (added, changed, unchanged, doubtful, unused)
            == (other.added, other.changed, other.unchanged, other.doubtful, other.unused)
            && (replaced, kept, outdated) == (other.replaced, other.kept, other.outdated)
            && gains == other.gains
    }
}
