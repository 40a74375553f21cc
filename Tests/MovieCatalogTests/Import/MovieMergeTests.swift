import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Taking over what another source says of a movie")
struct MovieMergeTests {
    private static let days = (1...4).map { Viewing(on: Day(year: 2024, month: 1, day: $0)) }

    @Test("facts are filled in where there are none, and stay where there are")
    func facts() {
        var known = Movie("Heat", 1995) { $0.genres = ["Crime"] }
        known.merge(
            Movie("HEAT", 1994) { movie in
                (movie.imdbID, movie.tmdbID, movie.letterboxdURI) = ("tt0113277", 949, "https://boxd.it/2a")
                (movie.runtime, movie.score, movie.metascore, movie.boxOffice) = (170, 87, 76, 187_436_818)
                (movie.genres, movie.directors, movie.oscars) = (["Drama"], ["Michael Mann"], 1)
                (movie.originalTitle, movie.certificate) = ("Calor", "R")
                movie.released = Day("1995-12-15")
            })
        #expect(
            known
                == Movie("Heat", 1995) { movie in
                    (movie.imdbID, movie.tmdbID, movie.letterboxdURI) = (
                        "tt0113277", 949, "https://boxd.it/2a"
                    )
                    (movie.runtime, movie.score, movie.metascore, movie.boxOffice) = (
                        170, 87, 76, 187_436_818
                    )
                    (movie.genres, movie.directors, movie.oscars) = (["Crime"], ["Michael Mann"], 1)
                    (movie.originalTitle, movie.certificate) = ("Calor", "R")
                    movie.released = Day("1995-12-15")
                })
        let whole = known
        known.merge(Movie("Heat"))
        known.merge(Movie("Heat") { ($0.oscars, $0.runtime, $0.score) = (3, 1, 2) })
        #expect(known == whole)
    }

    @Test("of a person's files the last one has the word on ratings; the public's are as new as the source")
    func ratings() {
        var known = Movie("Heat") { ($0.rating, $0.publicRating, $0.votes) = (Rating(tenths: 60), 79, 10) }
        known.merge(Movie("Heat"))
        #expect(known.rating == Rating(tenths: 60) && known.publicRating == 79 && known.votes == 10)
        known.merge(
            Movie("Heat") { ($0.rating, $0.publicRating, $0.votes) = (Rating(tenths: 90), 83, 700_000) })
        #expect(known.rating == Rating(tenths: 90) && known.publicRating == 83 && known.votes == 700_000)
    }

    @Test("of a person's files the first day counts on which it was added")
    func firstDay() {
        let days = ["2024-05-01", "2023-01-02"].map { day in Movie("Heat") { $0.dayAdded = Day(day) } }
        for (movie, other) in [(days[0], days[1]), (days[1], days[0]), (Movie("Heat"), days[1])] {
            #expect(movie.merging(other).dayAdded == Day("2023-01-02"))
            #expect(movie.merging(Movie("Heat")).dayAdded == movie.dayAdded)
        }
    }

    struct Notes: Sendable, CustomTestStringConvertible {
        let known: String?
        let words: String?
        let result: String?
        var testDescription: String { "\(known ?? "nothing") and \(words ?? "nothing")" }
    }

    @Test(
        "a note is added to the one that is there, once",
        arguments: [
            Notes(known: nil, words: nil, result: nil), Notes(known: nil, words: "Fine.", result: "Fine."),
            Notes(known: "Fine.", words: nil, result: "Fine."),
            Notes(known: "Fine.", words: "Fine.", result: "Fine."),
            Notes(known: "Fine.", words: "Again.", result: "Fine.\n\nAgain."),
            Notes(known: "Fine.\n\nAgain.", words: "Again.", result: "Fine.\n\nAgain."),
            Notes(known: "Fine.", words: "Fine.\n\nAgain.", result: "Fine.\n\nAgain."),
            Notes(known: "", words: "Fine.", result: "Fine."),
            Notes(known: "Fine.", words: "", result: "Fine."),
            Notes(known: "Fine.", words: "\u{301}\r", result: "Fine.\n\n\u{301}\r"),
        ])
    func notes(_ notes: Notes) {
        var known = Movie("Heat") { $0.note = notes.known }
        for _ in 0..<2 {
            known.merge(Movie("Heat") { $0.note = notes.words })
            #expect(known.note == notes.result)
        }
    }

    @Test(
        "tags are added where they aren't there, letter case and accents aside; the watchlist is never left")
    func tags() {
        var known = Movie("Heat") { ($0.tags, $0.watchlist) = (["Ciné-Club"], WatchlistEntry()) }
        known.merge(Movie("Heat") { $0.tags = ["cine club", "Anna"] })
        #expect(known.tags == ["Ciné-Club", "Anna"])
        #expect(known.isOnWatchlist)
    }

    @Test("a rating of a viewing that is there stays, and a viewing once more in either is one")
    func ratedViewing() {
        func movie(_ tenths: Int?, _ isRewatch: Bool) -> Movie {
            let rating = tenths.flatMap { Rating(tenths: $0) }
            return Movie("Heat") {
                $0.viewings = [Viewing(on: PartialDate("2024-01-05"), isRewatch: isRewatch, rating: rating)]
            }
        }
        #expect(movie(80, false).merging(movie(90, true)) == movie(80, true))
        #expect(movie(80, true).merging(movie(90, false)) == movie(80, true))
        #expect(movie(nil, false).merging(movie(90, false)) == movie(90, false))
    }

    @Test(
        "notes of rows are added once, and tags of a row are there once",
        arguments: [
            ([nil, "a"], "a"), (["", "a"], "a"), (["a", "b"], "a\n\nb"), (["a", "a"], "a"), (["a", ""], "a"),
            (["a", "b", "a"], "a\n\nb"), (["ab", "a"], "ab\n\na"),
        ] as [([String?], String)])
    func rows(_ notes: [String?], _ note: String) {
        var movie = Movie("Heat") { ($0.note, $0.tags) = (notes[0], ["x"]) }
        movie.add(
            notes.enumerated().dropFirst().map { index, note in
                Movie("Calor", 1995) { ($0.note, $0.tags, $0.votes) = (note, ["X", "t\(index)"], index) }
            })
        #expect(movie.title == "Heat" && movie.year == 1995 && movie.note == note)
        #expect(movie.tags == ["x"] + (1..<notes.count).map { "t\($0)" } && movie.votes == notes.count - 1)
        var tagged = Movie("Heat") { ($0.tags, $0.note) = (["x", "X"], "a\r\nb\rc") }
        tagged.normalizeTexts()
        #expect(tagged.tags == ["x"] && tagged.note == "a\nb\nc")
    }

    @Test(
        "the rating of the later row counts by its day, and of one day the higher one",
        arguments: [
            ((80, nil), (70, nil), 80), ((70, nil), (80, nil), 80), ((80, 1), (70, 2), 70),
            ((80, 2), (70, 1), 80),
            ((80, 1), (70, nil), 80), ((80, nil), (70, 1), 70), ((nil, 2), (70, 1), 70),
            ((80, 1), (nil, 2), 80),
            ((0, nil), (nil, nil), 0), ((nil, nil), (0, nil), 0),
        ] as [((Int?, Int?), (Int?, Int?), Int)])
    func laterRating(_ one: (Int?, Int?), _ other: (Int?, Int?), _ tenths: Int) {
        func movie(_ rating: (tenths: Int?, day: Int?)) -> Movie {
            Movie("Heat") {
                $0.rating = rating.tenths.flatMap { Rating(tenths: $0) }
                $0.dayRated = rating.day.flatMap { Day(year: 2024, month: 1, day: $0) }
            }
        }
        #expect(movie(one).merging(movie(other)).rating?.tenths == tenths)
    }

    @Test("the day of the watchlist is filled in where none is known")
    func watchlist() {
        let day = Day(year: 2024, month: 3, day: 9)
        var known = Movie("Heat") { $0.watchlist = WatchlistEntry() }
        known.merge(Movie("Heat") { $0.watchlist = WatchlistEntry(on: day) })
        #expect(known.watchlist == WatchlistEntry(on: day))
        known.merge(Movie("Heat") { $0.watchlist = WatchlistEntry(on: Day(year: 2025, month: 1, day: 1)) })
        #expect(known.watchlist == WatchlistEntry(on: day))
    }

    @Test("two viewings of one day that are rated otherwise are two, and so they are on unknown days")
    func otherRatings() {
        func viewing(_ date: String?, _ tenths: Int?) -> Viewing {
            Viewing(on: date.flatMap { PartialDate($0) }, rating: tenths.map { Rating(tenths: $0) } ?? nil)
        }
        for date in ["2024-01-01", nil] {
            let (first, second) = (viewing(date, 70), viewing(date, 80))
            var known = Movie("Heat") { $0.viewings = [viewing(date, nil)] }
            known.merge(Movie("Heat") { $0.viewings = [first, second] })
            #expect(
                known.viewings.sorted { $0.rating?.tenths ?? 0 < $1.rating?.tenths ?? 0 } == [first, second])
        }
        var known = Movie("Heat") { $0.viewings = [viewing(nil, 70)] }
        known.merge(Movie("Heat") { $0.viewings = [viewing(nil, 80)] })
        #expect(known.viewings == [viewing(nil, 70), viewing(nil, 80)])
    }

    @Test("of a hundred viewings of one day the one with the same rating is meant", arguments: [99, 100])
    func manyOnOneDay(place: Int) {
        func viewing(_ tenths: Int, _ note: String? = nil) -> Viewing {
            Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: tenths), note: note)
        }
        var known = Movie("Heat") { $0.viewings = (0...place).map { viewing($0 == place ? 80 : 70) } }
        known.merge(Movie("Heat") { $0.viewings = [viewing(80, "Again.")] })
        #expect(known.viewings.firstIndex { $0.note != nil } == (place == 99 ? 99 : 0))
        #expect(known.viewings.count == place + 1)
    }

    struct Logs: Sendable, CustomTestStringConvertible {
        let known: [Int]
        let other: [Int]
        /// The result of merging with another source, and with another row of the same file. 0 is
        /// an unknown day.
        let merged: [Int]
        let added: [Int]
        var testDescription: String { "\(known) and \(other)" }

        init(_ known: [Int], _ other: [Int], merged: [Int], added: [Int]) {
            (self.known, self.other, self.merged, self.added) = (known, other, merged, added)
        }
    }

    @Test(
        "another source tells of the same viewings, another row of one more",
        arguments: [
            Logs([], [], merged: [], added: []), Logs([], [0], merged: [0], added: [0]),
            Logs([], [1], merged: [1], added: [1]), Logs([1], [], merged: [1], added: [1]),
            Logs([0], [0], merged: [0], added: [0]), Logs([0], [1], merged: [1], added: [1]),
            Logs([1], [0], merged: [1], added: [1]), Logs([1], [1], merged: [1], added: [1, 1]),
            Logs([1], [2], merged: [1, 2], added: [1, 2]),
            Logs([1, 1], [1], merged: [1, 1], added: [1, 1, 1]),
            Logs([1], [1, 1], merged: [1, 1], added: [1, 1, 1]),
            Logs([1, 2], [2, 3, 3], merged: [1, 2, 3, 3], added: [1, 2, 2, 3, 3]),
            Logs([0], [1, 0], merged: [1, 0], added: [1, 0]),
            Logs([0, 0, 0, 1], [1, 2, 3], merged: [2, 3, 0, 1], added: [1, 2, 3, 1]),
            Logs([1, 2], [0, 0, 0], merged: [1, 2, 0], added: [1, 2, 0]),
            Logs([0, 0], [0], merged: [0, 0], added: [0, 0]),
        ])
    func viewings(_ logs: Logs) {
        func log(_ days: [Int]) -> Movie {
            Movie("Heat") { $0.viewings = days.map { $0 == 0 ? Viewing() : Self.days[$0] } }
        }
        #expect(log(logs.known).merging(log(logs.other)) == log(logs.merged))
        #expect(log(logs.merged).merging(log(logs.other)) == log(logs.merged), "the same once more")
        var movie = log(logs.known)
        movie.add([log(logs.other)])
        #expect(movie == log(logs.added))
    }

    @Test("the same once more changes nothing, whatever the movies", arguments: 0..<200)
    func idempotence(run: Int) {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var movies = RandomMovies(seed: seed)
        let (movie, other) = (movies.any(id: 1), movies.any(id: 2))
        let merged = movie.merging(other)
        #expect(merged.merging(other) == merged, "USHER_SEED=\(seed)")
        #expect(movie.merging(movie) == movie, "USHER_SEED=\(seed)")
        #expect(merged.id == movie.id)
    }
}
