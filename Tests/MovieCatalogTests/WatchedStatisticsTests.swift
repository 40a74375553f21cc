import Testing

@testable import MovieCatalog

@Suite("Statistics of viewings")
struct WatchedStatisticsTests {
    /// Returns a film watched on these dates. `?` is a viewing without a date.
    private func film(
        _ title: String, _ dates: [String], rating: Int? = nil, _ change: (inout Movie) -> Void = { _ in }
    ) -> Movie {
        var movie = Movie(title: title)
        movie.viewings = dates.map { Viewing(on: PartialDate($0)) }
        movie.rating = rating.flatMap { Rating(tenths: $0) }
        change(&movie)
        return movie
    }

    private func catalog(_ films: [Movie]) throws -> Catalog {
        let catalog = try Catalog(movies: [])
        for film in films { _ = try catalog.add(film) }
        return catalog
    }

    private func lines(_ figure: WatchedStatistics.SubjectTable?) -> [String] {
        figure?.rows.map { "\($0.name) \($0.count) \($0.average.map(String.init) ?? "-")" } ?? []
    }

    private func period(_ text: String) throws -> Period { try Period(typed: text, today: sunday) }

    @Test("Viewings of a period are added up and ranked by film, day and name")
    func figures() throws {
        let catalog = try self.catalog([
            film("Heat", ["2025-03-01", "2025-03-02", "2024"], rating: 80) {
                ($0.year, $0.runtime, $0.directors, $0.publicRating) = (1995, 100, ["Michael Mann"], 80)
                ($0.genres, $0.countries, $0.languages, $0.cast) = (
                    ["Crime", "Drama"], ["France"], ["French"], ["A", "B"]
                )
            },
            film("Ran", ["2025-03-03"], rating: 100) {
                ($0.year, $0.directors, $0.publicRating, $0.cast) = (1985, ["Akira Kurosawa"], 60, ["B"])
                $0.genres = ["Drama", "Drama"]
            },
            film("Ikiru", ["2025-06-30"], rating: 100) {
                ($0.year, $0.runtime, $0.directors) = (1952, 60, ["Akira Kurosawa"])
            },
            film("Laura", ["2025-07"], rating: 20),
            film("Rated", ["?"], rating: 90) { $0.dayRated = Day("2025-01-01") },
            film("Unseen", [], rating: 70),
        ])
        let year = try catalog.watchedStatistics(in: period("2025"), limit: 2)
        #expect(year.movies == 4 && year.viewings == 5, "a film that was only rated isn't counted")
        #expect(year.minutesWatched == 260 && year.viewingsWithoutRuntime == 2)
        #expect(year.rated == 4 && year.average == 75)
        #expect(lines(year[.first]) == ["Heat 2 80"] && lines(year[.last]) == ["Laura 1 20"])
        #expect(year[.first]?.rows.first?.date == PartialDate("2025-03-01"))
        #expect(
            year[.run]?.rows.map(\.count) == [3] && year[.run]?.rows.first?.date == PartialDate("2025-03-01"))
        #expect(
            lines(year[.best]) == ["Ikiru 1 100", "Ran 1 100"],
            "of equal ratings, the latest viewing comes first")
        #expect(year[.best]?.more(after: 0) == 0)
        #expect(year[.best]?.more(after: 1) == 1 && year[.best]?.more(after: 2) == 0)
        #expect(lines(year[.worst]) == ["Laura 1 20", "Heat 2 80"])
        #expect(lines(year[.rewatched]) == ["Heat 2 80"] && lines(year[.different]) == ["Ran 1 100"])
        #expect(
            lines(year[.month]) == ["3 3 -", "6 1 -", "7 1 -"]
                && lines(year[.weekday]) == ["0 2 -", "5 1 -", "6 1 -"])
        #expect(lines(year[.decade]) == ["1950 1 100", "1980 1 100", "1990 1 80"])
        #expect(
            lines(year[.genre]) == ["Drama 2 90", "Crime 1 80"], "a genre that a film has twice counts once")
        #expect(lines(year[.director]) == ["Akira Kurosawa 2 100", "Michael Mann 1 80"])
        #expect(lines(year[.country]) == ["France 1 80"] && lines(year[.language]) == ["French 1 80"])
        #expect(lines(year[.actor]) == ["B 2 90", "A 1 80"])
        let all = try catalog.watchedStatistics()
        #expect(all.movies == 5 && all.viewings == 7 && lines(all[.year]) == ["2025 5 -", "2024 1 -"])
        #expect(lines(all[.best]) == ["Ikiru 1 100", "Ran 1 100", "Rated 1 90", "Heat 3 80", "Laura 1 20"])
        let found = try catalog.watchedStatistics(of: MovieSearch("director:kurosawa"))
        #expect(found.movies == 2 && found.average == 100)
        let none = try catalog.watchedStatistics(in: period("1999"))
        #expect(none.figures.isEmpty && none.movies == 0 && none.viewings == 0 && none.minutesWatched == 0)
        #expect(none.viewingsWithoutRuntime == 0 && none.rated == 0 && none.average == nil)
    }

    @Test("A film's rating in a period is that of its last viewing then, or else its current one")
    func ratings() throws {
        func viewing(_ date: String, _ rating: String?, _ note: String? = nil) -> Viewing {
            Viewing(on: PartialDate(date), rating: rating.flatMap { Rating($0) }, note: note)
        }
        let catalog = try self.catalog([
            film("Heat", []) {
                $0.viewings = [
                    viewing("2023-01-01", "8.5", "9 of the cast"), viewing("2023-05-01", nil, "7"),
                    viewing("2024-01-01", "10"), viewing("2024-02-01", "5"),
                ]
            },
            film("Ran", ["2023-06-01"], rating: 30),
            film("Laura", []) { $0.viewings = [viewing("2023", nil, "3 stars"), viewing("2022", "0")] },
        ])
        #expect(
            try lines(catalog.watchedStatistics(in: period("2023"))[.best])
                == ["Heat 2 85", "Ran 1 30", "Laura 1 0"])
        #expect(try catalog.watchedStatistics(in: period("2024")).average == 50)
        #expect(try lines(catalog.watchedStatistics(in: period("may 2023"))[.best]) == ["Heat 1 50"])
        #expect(try lines(catalog.watchedStatistics()[.best]) == ["Heat 4 50", "Ran 1 30", "Laura 2 0"])
    }

    @Test("The statistics count dates, ratings and rewatches, with the notes on the best films")
    func more() throws {
        func viewing(_ date: String, again: Bool = false, _ note: String? = nil) -> Viewing {
            Viewing(on: PartialDate(date), isRewatch: again, note: note)
        }
        let catalog = try self.catalog([
            film("Heat", [], rating: 80) {
                ($0.runtime, $0.note) = (170, "Of the film")
                $0.viewings = [
                    viewing("2023-05-01", "Early"), viewing("2024-01-02"), viewing("2024-01-02", "Late"),
                ]
            },
            film("Ran", [], rating: 85) {
                ($0.viewings, $0.note) = ([viewing("2024-02", again: true)], "1+1")
            },
            film("Ikiru", [], rating: 100) {
                ($0.viewings, $0.runtime) = ([viewing("2024", "A+ once")], 143)
            },
        ])
        let year = try catalog.watchedStatistics(in: period("2024"), limit: 9)
        #expect(year.rewatches == 3 && year.viewings == 4)
        #expect(
            year[.date]?.rows.map { "\($0.date?.description ?? "") \($0.count)" } == [
                "2024 1", "2024-01-02 2", "2024-02 1",
            ])
        #expect(lines(year[.rating]) == ["8 2 -", "10 1 -"])
        #expect(year[.longest]?.rows.map(\.minutes) == [170])
        #expect(year[.best]?.rows.map(\.note) == ["A+ once", "1+1", "Late"])
        #expect(try catalog.watchedStatistics(in: period("2023"))[.best]?.rows.map(\.note) == ["Early"])
        #expect(try catalog.watchedStatistics().rewatches == 3)
        #expect(year.json.contains(#""rewatches":3"#) && year.json.contains(#""date":"2024-01-02""#))
        #expect(year.json.contains(#""minutes":170"#) && year.json.contains(#""note":"Late""#))
    }

    @Test("The statistics list as many names as asked for, and films up to their own limit")
    func names() throws {
        let catalog = try self.catalog(
            (10...40).map { (number: Int) in
                film("\(number)", ["2024-01-05"], rating: number) { $0.directors = ["Director \(number)"] }
            })
        let watched = try catalog.watchedStatistics(limit: 3, names: .max)
        #expect(watched[.director]?.rows.count == 31 && watched[.best]?.rows.count == 3)
        #expect(watched[.director]?.more(after: 31) == 0)
        #expect(try catalog.watchedStatistics(limit: 3)[.director]?.rows.count == 3)
    }

    @Test("The statistics read each viewing once", arguments: [true, false])
    func once(isInPeriod: Bool) throws {
        let catalog = try self.catalog([film("Heat", ["2024-01-05"])])
        let sql = WatchedSQL.figures(isInPeriod: isInPeriod, "", limit: 5, names: 5)
        let plan = try catalog.database.rows(
            "EXPLAIN QUERY PLAN \(sql)", isInPeriod ? [1, 2, 3].map { .integer($0) } : []
        ) { try $0.text(3) ?? "" }
        #expect(plan.count { $0.contains(" viewing") && !$0.contains("viewings") } == 1, "\(plan)")
    }

    @Test("A film among the best, or rated like one of them, isn't among the worst")
    func worst() throws {
        let catalog = try self.catalog(
            [100, 100, 100, 80, 60].enumerated().map { film("\($0)", ["2024-01-0\($0 + 1)"], rating: $1) })
        func worst(_ limit: Int) throws -> [String] {
            try lines(catalog.watchedStatistics(limit: limit)[.worst])
        }
        #expect(try worst(1) == ["4 1 60"] && worst(2) == ["4 1 60", "3 1 80"])
        #expect(try worst(4) == ["4 1 60"] && worst(5) == [])
    }
}
