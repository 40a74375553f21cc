import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Searches that users might guess, over the example's movies. Each is also written as a condition
/// on a movie, which gives the expected result.
@Suite("A search typed by guess")
struct SearchGuessTests {
    /// A movie with all its searchable words, each preceded by a space.
    struct Film {
        let movie: Movie
        private let text: String

        init(_ movie: Movie) {
            self.movie = movie
            let notes = [movie.note].compactMap { $0 } + movie.viewings.compactMap(\.note)
            let names = movie.directors + movie.cast + movie.writers + movie.languages + movie.countries
            text = Self.words(movie.titles + names + notes)
        }

        /// Whether the movie has these word prefixes, consecutively if there are several.
        func has(_ words: String) -> Bool { Self.has(text, words) }

        /// Whether each word is a prefix of one of the texts, which belong to the movie.
        func has(_ texts: [String], _ words: String) -> Bool {
            // Fast path: most movies have none of the words.
            let words = words.split(separator: " ")
            guard words.allSatisfy({ has(String($0)) }) else { return false }
            let text = Self.words(texts)
            return words.allSatisfy { Self.has(text, String($0)) }
        }

        private static func has(_ text: String, _ words: String) -> Bool { strstr(text, " \(words)") != nil }

        private static func words(_ texts: [String]) -> String {
            var bytes = folded(" " + texts.joined(separator: " | "))
            for index in bytes.indices where !(bytes[index].isDigit || bytes[index] >= 0x61) {
                bytes[index] = 0x20
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The example's movies, loaded once. Some have notes, ratings and other user data.
    private actor Films {
        static let shared = Films()
        private var loaded: (file: CatalogFile, catalog: Catalog, films: [Film])?

        func ask<Answer: Sendable>(
            _ question: @Sendable (_ catalog: Catalog, _ films: [Film]) throws -> Answer
        ) throws -> Answer {
            let films = try loaded ?? Self.load()
            loaded = films
            return try question(films.catalog, films.films)
        }

        private static func load() throws -> (CatalogFile, Catalog, [Film]) {
            let file = try CatalogFile(of: .allFilms)
            let catalog = try file.open()
            func change(_ name: String, _ change: (inout Movie) -> Void) throws {
                let movie = try #require(try catalog.movies(called: FilmName(typed: name)).first)
                try catalog.update(movie.id, as: .edited([.year]), change)
            }
            try change("Heat (1995)") {
                $0.viewings = [Viewing(on: PartialDate("2026-11-21"), rating: Rating("9"))]
            }
            try change("Ran") {
                $0.viewings = [
                    Viewing(on: PartialDate("2026-11-20"), rating: Rating("8"), note: "I have seen it.")
                ]
            }
            try change("Vertigo") { $0.viewings = [Viewing()] }
            try change("Seven Samurai") { $0.rating = Rating("9.5") }
            try change("Kagemusha") { $0.watchlist = WatchlistEntry() }
            try change("Double Indemnity") { $0.tags = ["Noirvember", "Film noir"] }
            return (file, catalog, try catalog.movies(of: MovieQuery(), in: 0..<100_000).map { Film($0) })
        }
    }

    private static func found(_ text: String, in catalog: Catalog) throws -> Set<Movie.ID> {
        let query = MovieQuery(search: try MovieSearch(text, today: sunday), order: .title)
        return Set(try catalog.listedMovies(of: query, in: 0..<100_000).map(\.id))
    }

    /// A search and the condition for its results.
    struct Guess: CustomStringConvertible, Sendable {
        let description: String
        let finds: @Sendable (Film) -> Bool

        init(_ text: String, _ finds: @escaping @Sendable (Film) -> Bool) {
            (description, self.finds) = (text, finds)
        }
    }

    /// Returns whether a movie has the words anywhere.
    private static func has(_ text: String) -> @Sendable (Film) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        return { film in words.allSatisfy { film.has($0) } }
    }

    private static func runs(
        _ range: some RangeExpression<Int> & Sendable
    ) -> @Sendable (Film) -> Bool {
        { film in film.movie.runtime.map { range.contains($0) } ?? false }
    }

    private static func isOf(
        _ years: some RangeExpression<Int> & Sendable
    ) -> @Sendable (Film) -> Bool {
        { film in film.movie.year.map { years.contains($0) } ?? false }
    }

    private static func rated(
        _ ratings: some RangeExpression<Int> & Sendable
    ) -> @Sendable (Film) -> Bool {
        { film in film.movie.yourRating.map { ratings.contains($0.tenths) } ?? false }
    }

    private static func and(
        _ conditions: (@Sendable (Film) -> Bool)...
    ) -> @Sendable (Film) -> Bool {
        { film in conditions.allSatisfy { $0(film) } }
    }

    /// Returns whether a movie's titles have all of the words, or another condition holds.
    private static func titled(
        _ text: String, or other: @escaping @Sendable (Film) -> Bool
    ) -> @Sendable (Film) -> Bool {
        { film in film.has(film.movie.titles, text) || other(film) }
    }

    private static func isCalled(_ title: String) -> @Sendable (Film) -> Bool {
        { $0.movie.title == title }
    }

    private static let isHeat: @Sendable (Film) -> Bool = { $0.movie.imdbID == "tt0113277" }

    static let guesses = [
        Guess("heat", has("heat")), Guess("the third man", has("the third man")),
        Guess("kurosawa", has("kurosawa")),
        Guess("amelie", has("amelie")), Guess("SPIDER-MAN", { $0.has("spider man") }),
        Guess("3:10 to yuma", has("3 10 to yuma")), Guess("mifune kurosawa", has("mifune kurosawa")),
        Guess("heat 1995", and(has("heat"), isOf(1995...1995))), Guess("tt0113277", isHeat),
        Guess("kurosawa -mifune", { has("kurosawa")($0) && !has("mifune")($0) }),
        Guess("1994", { isOf(1994...1994)($0) || has("1994")($0) }),
        Guess("1917", { isOf(1917...1917)($0) || has("1917")($0) }),
        Guess("1994 under 90 minutes", { (isOf(1994...1994)($0) || has("1994")($0)) && runs(..<90)($0) }),
        Guess("year:1994", isOf(1994...1994)), Guess("year=1994", isOf(1994...1994)),
        Guess("year<1930", isOf(..<1930)),
        Guess("year >= 2010", isOf(2010...)),
        Guess("1950..1955 kurosawa", and(has("kurosawa"), isOf(1950...1955))),
        Guess("80s", isOf(1980...1989)), Guess("1980s", isOf(1980...1989)), Guess("'90s", isOf(1990...1999)),
        Guess("’90s", isOf(1990...1999)), Guess("90", has("90")),
        Guess("decade:90s", isOf(1990...1999)),
        Guess("00s kurosawa", and(has("kurosawa"), isOf(2000...2009))),
        Guess("50s kurosawa", and(has("kurosawa"), isOf(1950...1959))),
        Guess("-80s kurosawa", { has("kurosawa")($0) && !isOf(1980...1989)($0) }),
        Guess("watched", titled("watched", or: { $0.movie.isWatched })),
        Guess("seen", titled("seen", or: { $0.movie.isWatched })),
        Guess("Seen", titled("seen", or: { $0.movie.isWatched })),
        Guess("-unwatched", { $0.movie.isWatched }), Guess("-unseen", { $0.movie.isWatched }),
        Guess("unwatched", titled("unwatched", or: { !$0.movie.isWatched })),
        Guess("unseen", titled("unseen", or: { !$0.movie.isWatched })),
        Guess("-seen", { !$0.movie.isWatched }),
        Guess("-watched", { !$0.movie.isWatched }),
        Guess("rated", titled("rated", or: { $0.movie.yourRating != nil })),
        Guess("unrated", titled("unrated", or: { $0.movie.yourRating == nil })),
        Guess("-rated", { $0.movie.yourRating == nil }), Guess("-unrated", { $0.movie.yourRating != nil }),
        Guess("watchlist", titled("watchlist", or: { $0.movie.isOnWatchlist })),
        Guess("-watchlist kurosawa", { has("kurosawa")($0) && !$0.movie.isOnWatchlist }),
        Guess("seen unrated", { $0.movie.isWatched && $0.movie.yourRating == nil }),
        Guess("unseen kurosawa", { has("kurosawa")($0) && !$0.movie.isWatched }),
        Guess("kurosawa seen", { has("kurosawa")($0) && $0.movie.isWatched }),
        Guess("\"watched\"", has("watched")),
        Guess("\"seen\"", has("seen")), Guess("title:unseen", { $0.has($0.movie.titles, "unseen") }),
        Guess("rating>8", rated(81...)), Guess("rating > 8", rated(81...)), Guess("rating>=9", rated(90...)),
        Guess("rating:9", rated(90...90)), Guess("rating=8", rated(80...80)), Guess("rating<9", rated(..<90)),
        Guess("rati:9", rated(90...90)), Guess("runtime<60", runs(..<60)),
        Guess("score>=99", { $0.movie.score ?? 0 >= 99 }),
        Guess("under 2 hours kurosawa", and(has("kurosawa"), runs(..<120))),
        Guess("under two hours", runs(..<120)),
        Guess("under 90 minutes", runs(..<90)), Guess("under an hour", runs(..<60)),
        Guess("over 3 hours", runs(181...)),
        Guess("over 3h", runs(181...)), Guess("less than 90 min", runs(..<90)),
        Guess("over 2h30", runs(151...)),
        Guess("under 1.5 hours", runs(..<90)), Guess("longer than 200 minutes", runs(201...)),
        Guess("-over 2 hours kurosawa", { has("kurosawa")($0) && !runs(121...)($0) }),
        Guess("kurosawa under 100min", and(has("kurosawa"), runs(..<100))),
        Guess("under the skin", has("under the skin")),
        Guess("over the edge", has("over the edge")), Guess("under fire", has("under fire")),
        Guess("dir:kurosawa", { $0.has($0.movie.directors, "kurosawa") }),
        Guess("by:kurosawa", { $0.has($0.movie.directors, "kurosawa") }),
        Guess("actor:mifune", { $0.has($0.movie.cast, "mifune") }),
        Guess("with:mifune", { $0.has($0.movie.cast, "mifune") }),
        Guess("act:mifune", { $0.has($0.movie.cast, "mifune") }),
        Guess("cast:\"cary grant\"", { $0.movie.cast.contains("Cary Grant") }),
        Guess(
            "by:kurosawa with:mifune",
            { $0.has($0.movie.directors, "kurosawa") && $0.has($0.movie.cast, "mifune") }),
        Guess("genre:horror", { $0.movie.genres.contains("Horror") }),
        Guess("g:horror", { $0.movie.genres.contains("Horror") }),
        Guess("horror", titled("horror", or: { $0.movie.genres.contains("Horror") })),
        Guess("lang:japanese", { $0.has($0.movie.languages, "japanese") }),
        Guess("country:japan", { $0.has($0.movie.countries, "japan") }),
        Guess("wri:wilder", { $0.has($0.movie.writers, "wilder") }),
        Guess("tag:noirvember", { $0.movie.tags.contains("Noirvember") }),
        Guess("watched:yesterday", isHeat),
        Guess("watched:friday", isCalled("Ran")),
        Guess("seen:2026", { isHeat($0) || isCalled("Ran")($0) }),
        Guess("watched:\"2 days ago\"", isCalled("Ran")), Guess("watched:20.11.2026", isCalled("Ran")),
        Guess("watched:\"november 2026\"", { isHeat($0) || isCalled("Ran")($0) }),
    ]

    @Test("finds what its words say", arguments: guesses)
    func finds(_ guess: Guess) async throws {
        let (found, expected) = try await Films.shared.ask { catalog, films in
            (try Self.found(guess.description, in: catalog), Set(films.filter(guess.finds).map(\.movie.id)))
        }
        #expect(found == expected, "\(found.count), expected \(expected.count)")
    }

    @Test(
        "with the whole name of a genre or a tag is offered that, with what it finds",
        arguments: [
            ("noirvember", ["Tag: Noirvember 1"]),
            ("film noir", ["Tag: Film noir 1"]),
            ("double noirvember", ["Tag: Noirvember 1"]), ("noirvember double", ["Tag: Noirvember 1"]),
            ("horr", []), ("noirvember kurosawa", []), ("genre:horror", []), ("-horror", []),
            ("title:war", []),
        ])
    func labels(_ text: String, _ offers: [String]) async throws {
        let found = try await Films.shared.ask { catalog, _ in
            let search = try MovieSearch(text)
            let offers = try catalog.suggestions(
                besides: search, finding: catalog.count(of: MovieQuery(search: search)))
            return try offers.filter { $0.label != nil }.map { offer in
                "\(offer.heading) \(try Self.found(offer.search.text, in: catalog).count) \(offer.count)"
            }
        }
        #expect(
            found
                == offers.map { offer in
                    let count = offer.split(separator: " ").last.flatMap { Int($0) } ?? 0
                    return "\(offer) \(MovieCount.exactly(count))"
                })
    }

    @Test(
        "that finds nothing is offered near spellings that find something",
        arguments: [
            ("ratatuille", ["ratatouille"]), ("hitchcok", ["hitchcock"]), ("kurasawa", ["kurosawa"]),
            ("tarkovksy", ["tarkovsky"]), ("casablanka", ["casablanca"]),
            ("schwarzeneger", ["schwarzenegger"]),
            ("miyasaki", ["miyazaki"]), ("goodfelas", ["goodfellas"]), ("apocalipse now", ["apocalypse now"]),
            ("2001 space odissey", ["2001 space odyssey"]), ("hitchcok vertgo", ["hitchcock vertigo"]),
            ("director:kurasawa", ["director:kurosawa"]), ("unseen kurasawa", ["unseen kurosawa"]),
            ("title:spiderman", []), ("les 400 coups", ["400"]), ("hitchcok vertgo stewrt", []),
            ("qqqqqq", []), ("\"ratatuille\"", []),
            ("kurosawa", []),
            ("kurosawa -japan -mifune year:1800", []),
        ])
    func nearSpellings(_ text: String, _ offers: [String]) async throws {
        let (names, counts) = try await Films.shared.ask { catalog, _ in
            let search = try MovieSearch(text)
            let count = try catalog.count(of: MovieQuery(search: search))
            let names = try catalog.suggestions(besides: search, finding: count).map(\.name)
            return (names, try names.map { try Self.found($0, in: catalog).count })
        }
        #expect(names.prefix(1) == offers[...], "\(names)")
        #expect(!counts.contains(0))
    }
}
