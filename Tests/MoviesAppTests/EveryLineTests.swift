import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Lines made of natural phrases, titles, names, verbs, dates and signs, typed everywhere.
@Suite struct EveryLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today
    /// The same lines in every run, unless `USHER_SEED` asks for others.
    private static let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 74

    /// Pieces of lines, several of a kind in one text.
    private static let pieces: [[String]] = [
        """
        movies|films|my movies|good movies|best|worst|the best films|something|anything|what i watched|what did i watch
        i haven't seen|films i gave|not watched|but not|without|no|except|and|or|with|by|from|in|of the|on my watchlist
        between 1970 and 1975|oscar winners|watched twice|rewatched|viewings>1|tagged|noirvember|short|long|black and white
        by women|french films|italian horror|under 2 hours|over 90 minutes|less than|rated|rated 8 or more|unrated|seen
        """,
        """
        last month|last week|this week|last summer|yesterday|today|friday|christmas 2019|in march|in march 7|two weeks ago
        2024|june 2024|since 2010|before 1960|1950..1960|31 february|8/9/2024|2024-13|next friday|3 days ago|last weekend
        """,
        "8|8.5|4/5|10/10|four stars|****|★★★★½|eight|A-|85|11|-|85%|8 of the cast|0|-3|1e9|99999999999999999999",
        """
        seen|s|a|add|rate|watch|unwatch|tag|untag|note|set|delete|merge|open|find|filter|sort|pick|watchlist|diary|numbers
        lists|put|drop|move|remark|rename|describe|keep|forget|help|check|complete|backup|undo|redo|export|l|w|t|r|c|v
        """,
        "all|1|2|1,2|1-3|99|1 2|--all horror|--yes|-|?|/|:x|year 1980|watched 2020-01-01|again|rewatch|first|last|Noir",
        """
        director:kuro|year:1950..1965|rating>8|-genre:war|watched:2025-03..2025-06|"third man"|"open|tt0041959|tmdb:1|sort:best
        x:y|rating:none|watched:any|decade:60s|imdb:0|list:noir|year<1|oscars>0|runtime:<5|votes>9223372036854775807
        """,
        "東京物語|Любовь|قصة|🎬🎬|e\u{301}te|\u{200F}x|ſtraße|İstanbul|½|’|—|...|!!|(1995)|(|)|\u{0}|\t|%|_|*|\\",
    ].map { $0.split { $0 == "|" || $0 == "\n" }.map { String($0).trimmed.description } }

    /// A line of any words, or of a verb and a title with what can follow it.
    private static func line(_ names: [String], _ random: inout SeededRandomNumberGenerator) -> String {
        let any = pieces + [names, names]
        let kinds =
            random.next() % 2 == 0
            ? (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in any.randomElement(using: &random)
            }
            : [["seen", "s", "rate", "watch", "tag", "add", "note", "put"], names, any[1], any[2], any[4]]
                .filter {
                    $0 == names || random.next() % 3 > 0
                }
        return kinds.compactMap { $0.randomElement(using: &random) }.joined(separator: " ")
    }

    /// Catalogs of four kinds, and the words that each adds to the lines.
    private static func catalogs() throws -> [(Catalog, words: [String])] {
        let sample = try Catalog.sample().movies(of: MovieQuery(), in: 0..<300)
        let films = KnownFilms().films(beginningWith: "the b").prefix(40)
        let diary = sample.prefix(30).enumerated().map { place, movie in
            var movie = movie
            let date = PartialDate("20\(10 + place % 17)-0\(1 + place % 9)")
            movie.viewings = [Viewing(on: date, rating: Rating(tenths: place * 3)), Viewing(on: nil)]
            movie.tags = ["noirvember"]
            return movie
        }
        return try [Array(sample.prefix(60)), Array(films), diary, []].map { movies in
            let catalog = try Catalog(movies: [])
            catalog.today = { today }
            for movie in movies { _ = try catalog.add(movie) }
            let ids = try catalog.listedMovies(of: MovieQuery(), in: 0..<3).map(\.id)
            _ = try catalog.change(listNamed: "Noir", .put(ids))
            let names = movies.flatMap { [$0.title, "\($0)"] + $0.directors + $0.cast.prefix(2) }
            return (catalog, names.map { String($0.prefix(60)) } + ["Heat"])
        }
    }

    @Test("no line traps, every word of a search is accounted for, and a search changes nothing")
    func search() throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed)
        let catalogs = try Self.catalogs()
        for number in 0..<20_000 {
            let (catalog, names) = catalogs[number % 4]
            let line = Self.line(names, &random)
            let seed: Comment = "USHER_SEED=\(Self.seed), line \(number): \(line)"
            if number % 8 < 4 {
                _ = try? TypedViewing(line, today: Self.today)
                let words = line.split(separator: " ").map(String.init)
                _ = FilmName.added(words, today: Self.today) { $0.count > 9 }
            }
            guard let search = try? MovieSearch(line, today: Self.today) else { continue }
            _ = search.inWords
            let read = Self.letters(search.parts.map(\.text).joined(separator: " "))
            #expect(read == Self.letters(line), seed)
            guard number.isMultiple(of: 200) else { continue }
            let revision = try catalog.revision
            let clock = ContinuousClock()
            let time = try clock.measure {
                let query = try catalog.query(for: search)
                let count = try catalog.count(of: query)
                _ = try catalog.suggestions(besides: search, finding: count)
                _ = try catalog.rescued(search)
            }
            #expect(time < .seconds(10), seed)
            #expect(try catalog.revision == revision, seed)
        }
    }

    /// The letters and digits of a text.
    private static func letters(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isSearchable }))
    }

    @Test("a line on a page and in a shell changes what its reading says, and nothing else")
    func pages() throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed &+ 1)
        var changes = 0
        for (catalog, names) in try Self.catalogs() {
            for number in 0..<120 {
                let line = Self.line(names, &random)
                if line.hasPrefix("backup") || line.hasPrefix("export") || line.hasPrefix("import") {
                    continue
                }
                let seed: Comment = "USHER_SEED=\(Self.seed), line \(number): \(line)"
                let session = ScriptedSession(width: 200) {
                    AppCoordinator(
                        catalog: catalog, context: SessionContext(day: Self.today, seed: 1), greets: false,
                        navigator: $0)
                }
                let way = [[], ["1"], ["c"], ["v"], ["/the"]][number % 5]
                for answer in way { session.answer(answer) }
                let film = session.page.items.isEmpty && number % 5 == 1
                let before = try Self.movies(of: catalog)
                let revision = try catalog.revision
                session.answer(line)
                if try catalog.revision != revision {
                    changes += 1
                    let after = try Self.movies(of: catalog)
                    #expect(session.page.said.isEmpty == false, seed)
                    let read = try film ? nil : Self.changed(by: line, before, in: catalog)
                    if let read { #expect(read == after, seed) }
                    while try Self.movies(of: catalog) != before, try catalog.undo() != nil {}
                }
                if number.isMultiple(of: 4) {
                    let words = line.split(separator: " ").map(String.init)
                    guard let options = try? Options(words), let verb = options.verb,
                        [.add, .seen, .rate, .watch, .tag, .note, .set, .delete].contains(verb)
                    else { continue }
                    _ = try? verb.question(before: options.words, on: catalog)
                    #expect(try Self.movies(of: catalog) == before, seed)
                    _ = try? verb.perform(options.words, on: catalog)
                    while try Self.movies(of: catalog) != before, try catalog.undo() != nil {}
                }
            }
        }
        #expect(changes > 10, "hardly anything was changed")
    }

    private static func movies(of catalog: Catalog) throws -> [Movie.ID: Movie] {
        try catalog.movies(of: MovieQuery(), in: 0..<400).reduce(into: [:]) { $0[$1.id] = $1 }
    }

    /// The movies as they should be after a line that names one by its title; `nil` for other
    /// lines.
    private static func changed(
        by line: String, _ before: [Movie.ID: Movie], in catalog: Catalog
    ) throws -> [Movie.ID: Movie]? {
        var movies = before
        // The names are those of the catalog as it was.
        guard let request = try? MovieRequestParser(catalog, numbering: nil).request(for: line) else {
            return nil
        }
        switch request {
        case .note(let viewing, let ids, _):
            for id in ids { movies[id]?.see(viewing) }
        case .rate(let rating, let ids):
            for id in ids { movies[id]?[.rating, typedOn: today] = .rating(rating) }
        case .watch(let ids, true, _):
            for id in ids where movies[id]?.watchlist == nil {
                movies[id]?.watchlist = WatchlistEntry(on: today)
            }
        default: return nil
        }
        return movies
    }
}
