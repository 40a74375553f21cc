import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Diary")
struct DiaryTests {
    private func catalog() throws -> Catalog {
        var movies = ["Heat", "Ran", "Ikiru", "Laura", "Gaslight"].enumerated().map { number, title in
            var movie = Movie(id: Movie.ID(number + 1), title: title)
            (movie.year, movie.runtime, movie.directors) = (1940 + number, 100, ["Akira Kurosawa"])
            return movie
        }
        movies[0].viewings = [
            viewing("2025-03-01", 8), viewing("2025-03-01"), viewing("2024", nil, "On a train, in Vienna."),
        ]
        (movies[1].viewings, movies[1].dayRated, movies[1].rating) = (
            [Viewing()], Day("2025-06-30"), Rating("9")
        )
        movies[2].viewings = [viewing("2025-06"), Viewing()]
        movies[2].runtime = nil
        (movies[3].viewings, movies[3].directors) = ([Viewing()], [])
        movies[3].dayAdded = Day("2025-01-02")
        movies[4].note = "Gas and light, by Rembrandt."
        movies[4].countries = ["United Kingdom"]
        movies[4].writers = ["Patrick Hamilton"]
        (movies[4].imdbID, movies[4].tmdbID) = ("tt0036855", 13528)
        movies[4].letterboxdURI = "https://boxd.it/1Xxx"
        return try Catalog(movies: movies)
    }

    /// Returns the ids of the movies that a search finds, or the ids for each order if they differ.
    func found(_ text: String) throws -> String {
        let found = try [nil, MovieOrder.title, .watched].map { order in
            let query = MovieQuery(search: try MovieSearch(text), order: order)
            return try catalog().movies(of: query, in: 0..<9).map(\.id.number).sorted()
        }
        return Set(found).count == 1 ? "\(found[0])" : "\(found), by order"
    }

    private func viewing(_ date: String, _ rating: Int? = nil, _ note: String? = nil) -> Viewing {
        Viewing(on: PartialDate(date), rating: rating.flatMap { Rating(tenths: $0 * 10) }, note: note)
    }

    @Test("The diary lists viewings latest first, a year after its days, and unknown dates last")
    func entries() throws {
        let catalog = try catalog()
        let entries = try catalog.diary(in: 0..<100)
        #expect(try catalog.viewingCount() == 7)
        #expect(
            entries.map { "\($0.date?.description ?? "?") \($0.movie.title)" } == [
                "2025-06-30 Ran", "2025-06 Ikiru", "2025-03-01 Heat", "2025-03-01 Heat", "2024 Heat",
                "? Laura",
                "? Ikiru",
            ])
        #expect(try catalog.diary(in: 1..<3).map(\.movie.title) == ["Ikiru", "Heat"])
        #expect(entries[0].viewing.date == nil, "the entry's date is the day of the rating")
        #expect(
            try catalog.diaryYears().map { [$0.year, $0.viewings] } == [[2025, 3], [2024, 1]],
            "the day of a rating isn't counted as a viewing")
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("The diary has each viewing of a movie once, read as a whole or entry by entry")
    func oftenWatched() throws {
        let first = try #require(Day("2020-01-01"))
        let days = (0..<60).map { count in
            Viewing(on: first.before(days: count * 3).map { PartialDate($0) }, note: "Note \(count)")
        }
        let catalog = try Catalog(of: [
            Movie("Heat", 1995) { $0.viewings = days },
            Movie("Ran", 1985) { $0.viewings = days.filter { ($0.date?.number ?? 0) % 2 == 0 } },
        ])
        var entries: [DiaryEntry] = []
        try catalog.forEachViewing { entries.append($0) }
        #expect(entries.count == (try catalog.viewingCount()))
        #expect(entries.allSatisfy { $0.date == $0.viewing.date })
        #expect(Set(entries.filter { $0.movie.title == "Heat" }.map(\.viewing)) == Set(days))
        #expect(try entries.indices.map { try catalog.diary(in: $0..<$0 + 1) } == entries.map { [$0] })
    }

    @Test("The diary can be limited to a period, or to a day of the year in earlier years")
    func parts() throws {
        let catalog = try catalog()
        let today = try #require(Day(year: 2026, month: 3, day: 1))
        func titles(_ part: DiaryPart) throws -> [String] {
            let entries = try catalog.diary(in: 0..<9, of: part)
            #expect(try catalog.viewingCount(of: part) == entries.count)
            return entries.map(\.movie.title)
        }
        for (typed, expected) in [
            ("2025", ["Ran", "Ikiru", "Heat", "Heat"]), ("june 2025", ["Ran", "Ikiru"]),
            ("summer 2025", ["Ran", "Ikiru"]),
            ("2025-06-30", ["Ran"]), ("2024", ["Heat"]), ("2024-03", []),
            ("before june 2025", ["Heat", "Heat", "Heat"]),
            ("since 2026", []),
        ] {
            #expect(try titles(.period(Period(typed: typed, today: today))) == expected, "\(typed)")
        }
        #expect(try titles(.onDayOfYear(today)) == ["Heat", "Heat"])
        #expect(try titles(.onDayOfYear(#require(Day("2025-03-01")))) == [])
    }

    @Test("A movie is found by a viewing's current note, not by an earlier one")
    func changedNote() throws {
        let catalog = try catalog()
        let id = Movie.ID(2)
        for note in ["Zither.", "Ferris wheel."] {
            try catalog.update(id, as: .edited([.note])) { $0.viewings = [Viewing(note: note)] }
        }
        #expect(try catalog.movies(of: MovieQuery(search: MovieSearch("wheel")), in: 0..<9).map(\.id) == [id])
        #expect(try catalog.movies(of: MovieQuery(search: MovieSearch("zither")), in: 0..<9).isEmpty)
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("Movies sort by the day watched, rated or added, latest first and unknown days last")
    func orders() throws {
        let catalog = try catalog()
        func ids(_ order: MovieOrder, reversed: Bool = false) throws -> [Int] {
            try catalog.movies(of: MovieQuery(order: order, isReversed: reversed), in: 0..<9).map(\.id.number)
        }
        #expect(try ids(.watched).prefix(3) == [2, 3, 1])
        #expect(try ids(.watched, reversed: true).prefix(3) == [1, 3, 2])
        #expect(try ids(.rated).first == 2 && ids(.added).first == 4)
        for order in MovieOrder.allCases { #expect(try Set(ids(order)).count == 5) }
    }

    @Test("Movies sort by runtime, renown and the day they were put on the watchlist")
    func watchlistOrders() throws {
        let values: [(runtime: Int?, day: String?, votes: Int?)] = [
            (200, "2024-05-01", 7), (90, nil, 9), (nil, "2025-01-01", 8), (120, "2023-01-01", nil),
        ]
        let films = values.enumerated().map { index, film in
            var movie = Movie(id: Movie.ID(index + 1), title: "Film \(index + 1)")
            (movie.runtime, movie.votes) = (film.runtime, film.votes)
            movie.watchlist = WatchlistEntry(on: film.day.flatMap { Day($0) })
            return movie
        }
        let catalog = try Catalog(movies: films + [Movie(id: Movie.ID(5), title: "Film 5")])
        func ids(_ order: MovieOrder, _ isReversed: Bool = false, _ search: String = "") throws -> [Int] {
            let query = MovieQuery(search: try MovieSearch(search), order: order, isReversed: isReversed)
            return try catalog.listedMovies(of: query, in: 0..<9).map(\.id.number)
        }
        #expect(try ids(.runtime) == [2, 4, 1, 3, 5] && ids(.runtime, true) == [1, 4, 2, 5, 3])
        #expect(try ids(.wanted) == [3, 1, 4, 2, 5] && ids(.wanted, true) == [4, 1, 3, 5, 2])
        #expect(try ids(.renown) == [2, 3, 1, 4, 5])
        #expect(try ids(.wanted, false, "watchlist:yes") == [3, 1, 4, 2])
    }

    @Test("Watched movies are counted for a search of one director or actor, and no other search")
    func person() throws {
        let catalog = try catalog()
        func count(_ search: String) throws -> Int? {
            try catalog.watchedCount(ofPersonIn: MovieSearch(search))
        }
        #expect(try count("by kurosawa") == 3 && count("director:\"Akira Kurosawa\"") == 3)
        #expect(try count("with mifune") == 0)
        for other in ["", "kurosawa", "-director:kurosawa", "by kurosawa 50s", "writer:kurosawa"] {
            #expect(try count(other) == nil, "\(other)")
        }
    }

    @Test("Noting a viewing takes the movie off the watchlist, and the latest rating is yours")
    func seeing() throws {
        var movie = Movie(id: Movie.ID(1), title: "Heat")
        movie.watchlist = WatchlistEntry()
        movie.see(viewing("2024-08-31", 8))
        #expect(!movie.isOnWatchlist && movie.yourRating == Rating("8") && movie.rating == nil)
        movie.see(viewing("2023", 5))
        #expect(movie.yourRating == Rating("8") && movie.lastRated == PartialDate("2024-08-31"))
        movie.see(viewing("2025", 9))
        #expect(movie.yourRating == Rating("9") && movie.lastRated == PartialDate("2025"))
        movie.viewings.removeLast()
        #expect(movie.yourRating == Rating("8"))
    }

    @Test("Your rating is the latest among the movie's own and its viewings', in any order")
    func yourRating() {
        let viewings = [
            Viewing(rating: Rating("10")), viewing("2024", 4), viewing("2024-06", 5), viewing("2024-06", 6),
            viewing("2025-03-01"),
        ]
        for order in [viewings, viewings.reversed()] {
            var movie = Movie(id: Movie.ID(1), title: "Heat")
            movie.viewings = order
            #expect(movie.yourRating == Rating("6") && movie.lastRated == PartialDate("2024-06"))
            movie.rating = Rating("1")
            #expect(movie.yourRating == Rating("6"), "a rating of an unknown day is older than any other")
            movie.dayRated = Day("2024-05-31")
            #expect(movie.yourRating == Rating("6"))
            movie.dayRated = Day("2024-06-01")
            #expect(movie.yourRating == Rating("1") && movie.lastRated == PartialDate("2024-06-01"))
            var seen = movie
            seen.viewings.append(viewing("2024-06-01", 9))
            #expect(seen.yourRating == Rating("1"), "on the same day, the movie's rating counts")
            movie.see(viewing("2024-06-01", 2))
            #expect(movie.yourRating == Rating("2"), "on the same day, a new viewing's rating replaces it")
        }
    }

    @Test("Clearing a rating removes it, but a viewing's rating can't be cleared that way")
    func clearing() throws {
        var movie = Movie(id: Movie.ID(1), title: "Heat")
        movie[.rating, typedOn: .today] = try MovieField.rating.value(typed: "7.3", in: Day.today.year)
        #expect(movie.yourRating == Rating("7.3") && movie.dayRated == Day.today)
        try MovieField.rating.checkClearing(of: movie)
        movie[.rating, typedOn: Day.today] = nil
        #expect(movie == Movie(id: Movie.ID(1), title: "Heat"))
        movie.see(viewing("2024", 8))
        #expect(throws: InvalidValue.self) { try MovieField.rating.checkClearing(of: movie) }
        #expect(movie.yourRating == Rating("8"))
    }

    @Test("A diary entry that isn't a viewing is left out and reported")
    func hostile() throws {
        for sql in [
            "UPDATE viewing SET place = 7", "UPDATE viewing SET movie = 99",
            "UPDATE viewing SET date = 20250101",
        ] {
            let file = try CatalogFile { catalog in
                try catalog.update(Movie.ID(1), as: .notedViewing) { $0.see(Viewing(on: Day("2024-01-05"))) }
            }
            try file.execute(sql)
            let catalog = try file.open()
            #expect(try catalog.diary(in: 0..<1) == [])
            let named = "the diary has an entry that is not a viewing"
            #expect(catalog.unreadableRows.map { $0.description.contains(named) } == [true])
        }
    }
}
