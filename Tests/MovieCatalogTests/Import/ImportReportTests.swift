import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What a report counts")
struct ImportReportTests {
    private static let day = Day("2024-05-01")
    private static let rated = Movie("Heat") { ($0.rating, $0.dayRated) = (Rating(tenths: 80), day) }

    private static func viewing(_ tenths: Int?, _ note: String? = nil) -> Viewing {
        Viewing(on: PartialDate("2024-05-01"), rating: tenths.flatMap { Rating(tenths: $0) }, note: note)
    }

    @Test(
        "viewings, ratings, notes and tags are gains where they are new, or others",
        arguments: [
            (Movie("Heat", 1995), nil, [0, 0, 0, 0]), (rated, nil, [0, 1, 0, 0]),
            (rated, rated, [0, 0, 0, 0]),
            (Movie("Heat"), rated, [0, 0, 0, 0]),
            (rated, Movie("Heat") { $0.rating = Rating(tenths: 80) }, [0, 1, 0, 0]),
            (rated, Movie("Heat") { ($0.rating, $0.dayRated) = (Rating(tenths: 70), day) }, [0, 1, 0, 0]),
            (Movie("Heat") { $0.note = "a" }, nil, [0, 0, 1, 0]),
            (Movie("Heat") { $0.note = "a" }, rated, [0, 0, 1, 0]),
            (Movie("Heat") { $0.note = "a" }, Movie("Heat") { $0.note = "a" }, [0, 0, 0, 0]),
            (Movie("Heat") { $0.note = "a\n\nb" }, Movie("Heat") { $0.note = "a" }, [0, 0, 1, 0]),
            (Movie("Heat") { $0.tags = ["a", "b"] }, Movie("Heat") { $0.tags = ["a"] }, [0, 0, 0, 1]),
            (Movie("Heat") { $0.tags = ["a"] }, nil, [0, 0, 0, 1]),
            (Movie("Heat") { $0.viewings = [Viewing(), Viewing()] }, nil, [2, 0, 0, 0]),
            (Movie("Heat") { $0.viewings = [viewing(80, "a")] }, nil, [1, 1, 1, 0]),
            (
                Movie("Heat") { $0.viewings = [viewing(80, "a")] },
                Movie("Heat") { $0.viewings = [viewing(nil)] }, [0, 1, 1, 0]
            ),
            (
                Movie("Heat") { $0.viewings = [Viewing()] },
                Movie("Heat") { $0.viewings = [Viewing(), Viewing()] }, [0, 0, 0, 0]
            ),
        ] as [(Movie, Movie?, [Int])])
    func gains(_ movie: Movie, _ known: Movie?, _ counts: [Int]) {
        var gains = ImportGains()
        gains.add(movie, beside: known)
        #expect([gains.viewings, gains.ratings, gains.notes, gains.tags] == counts)
        #expect(gains.movies == [movie])
    }

    @Test(
        "the three movies with most of a person's own are shown, the first of those that are alike before the others"
    )
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
        // Ten viewings weigh as much as a note and tags.
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

    @Test("of a number of things the first thousand are kept, each once")
    func firstFew() {
        var (one, other) = (FirstFew<Int>(), FirstFew<Int>())
        for number in [1, 2, nil, 2, 3, 4] { one.add(number) }
        #expect(one.count == 6 && one.first == [1, 2, 3, 4])
        for number in [4, 5, 6, 7, 8, 9, 10] { other.add(number) }
        #expect(other.count == 7 && other.first == Array(4...10))
        one += other
        #expect(one.count == 13 && one.first == Array(1...10))
        for number in 1...2_000 { one.add(number) }
        #expect(one.count == 2_013 && one.first == Array(1...1_000))
    }

    @Test("of the problems of files the first four are kept, and all are counted")
    func problems() {
        func add(
            _ treatment: ImportProblems.Treatment, _ row: Int = 1, _ column: String? = nil,
            to problems: inout ImportProblems
        ) {
            problems.add(treatment, at: FilePosition(path: "x", row: row), column: column) { "\($0): empty" }
        }
        func rows(_ problems: ImportProblems) -> [String] {
            problems.first.map { String($0.dropFirst("x, line ".count).prefix { $0 != "," && $0 != ":" }) }
        }
        var (one, other) = (ImportProblems(), ImportProblems())
        #expect(one.isEmpty)
        for row in 1...3 { add(.rowLeftOut, row, to: &one) }
        for row in 4...9 {
            add(row < 9 ? .cellLeftEmpty : .takenAsIs, row, row < 7 ? "year" : nil, to: &other)
        }
        #expect(rows(other) == ["4", "5", "6", "7"])
        other.add(warning: "x")
        one.add(other)
        #expect(rows(one) == ["1", "2", "3", "4"])
        #expect((one.skippedRows, one.skippedCells, one.oddRows, one.warnings.count) == (3, 5, 1, 1))
        #expect(one.cells.map(\.column) == ["year", "the rest"] && one.cells.map(\.count) == [3, 2])
        one.add(other)
        #expect(one.first.count == 4 && one.cells.map(\.count) == [6, 4])
        let kinds: [(inout ImportProblems) -> Void] = [
            { add(.rowLeftOut, to: &$0) }, { add(.cellLeftEmpty, to: &$0) }, { add(.takenAsIs, to: &$0) },
            { $0.add(warning: "x") },
        ]
        for add in kinds {
            var problems = ImportProblems()
            add(&problems)
            #expect(!problems.isEmpty)
        }
    }

    private func doubt(_ movie: Movie, _ candidates: [Movie]) -> ImportDoubt {
        ImportDoubt(
            id: ImportDoubt.ID(file: 0, line: 2), position: FilePosition(path: "x", row: 2), movie: movie,
            candidates: candidates)
    }

    @Test(
        "the only movie of the title is named where a year is missing",
        arguments: [
            (Movie("Heat"), [Movie("HEAT", 1995)], true), (Movie("Heat", 1995), [Movie("Heat")], true),
            (Movie("Heat"), [Movie("Heat")], true), (Movie("Heat", 1994), [Movie("Heat", 1995)], false),
            (Movie("Heat"), [Movie("The Heat", 2013)], false), (Movie("Heat"), [], false),
            (Movie("Heat"), [Movie("Heat", 1995), Movie("Heat", 1986)], false),
        ])
    func namesake(_ movie: Movie, _ candidates: [Movie], _ isOnly: Bool) {
        #expect(doubt(movie, candidates).onlyNamesake == (isOnly ? candidates.first : nil))
    }

    @Test("doubts are alike where both are about no movie, about one, or about several")
    func alike() {
        for one in 0...3 {
            for other in 0...3 {
                let (left, right) = (
                    doubt(Movie("A"), [Movie](repeating: Movie("B"), count: one)),
                    doubt(Movie("C"), [Movie](repeating: Movie("B"), count: other))
                )
                #expect(left.isLike(right) == (one == other || one > 1 && other > 1))
            }
        }
        #expect(doubt(Movie("A"), [Movie("B").numbered(1), Movie("B").numbered(-1)]).isWithinFiles)
        #expect(!doubt(Movie("A"), [Movie("B").numbered(1), Movie("B").numbered(0)]).isWithinFiles)
    }
}

extension ImportReport {
    /// Whether another report has the same values for everything that depends on the catalog.
    func hasSameResults(as other: ImportReport) -> Bool {
        (added, changed, unchanged, doubtful, unused)
            == (other.added, other.changed, other.unchanged, other.doubtful, other.unused)
            && (replaced, kept, outdated) == (other.replaced, other.kept, other.outdated)
            && gains == other.gains
    }
}
