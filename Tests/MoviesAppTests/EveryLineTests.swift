import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Lines built from natural phrases, titles, names, commands, dates and symbols, typed on every
/// kind of page.
@Suite struct EveryLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today
    /// Fixed, so that every run types the same lines. Set `USHER_SEED` for others.
    private static let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 74

    /// Parts of lines, several of one kind per string.
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

    /// Returns a line of random words, or of a command and a title with a suitable ending.
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

    /// Returns four kinds of catalogs, each with words to use in lines.
    private static func catalogs() throws -> [(Catalog, words: [String])] {
        let sample = try Catalog.sample().movies(of: MovieQuery(), in: 0..<300)
        let films = KnownFilms().films(beginningWith: "the b").prefix(15)
        let diary = sample.suffix(20).enumerated().map { place, movie in
            var movie = movie
            let date = PartialDate("20\(10 + place % 17)-0\(1 + place % 9)")
            movie.viewings = [Viewing(on: date, rating: Rating(tenths: place * 3)), Viewing(on: nil)]
            movie.tags = ["noirvember"]
            return movie
        }
        return try [Array(sample.prefix(30)), Array(films), diary, []].map { movies in
            let catalog = try Catalog(movies: [])
            catalog.today = { today }
            for movie in movies { _ = try catalog.add(movie) }
            let ids = try catalog.listedMovies(of: MovieQuery(), in: 0..<3).map(\.id)
            _ = try catalog.change(listNamed: "Noir", .put(ids))
            let names = movies.flatMap { [$0.title, "\($0)"] + $0.directors + $0.cast.prefix(2) }
            return (catalog, names.map { String($0.prefix(60)) } + ["Heat"])
        }
    }

    private static let lines = 20_000
    /// With an explicit seed, each line is both looked up and typed on every page.
    private static let isComplete = ProcessInfo.processInfo.environment["USHER_SEED"] != nil
    private static let some = isComplete ? 1 : 40

    /// Calls a body with each line, its catalog, and instructions to reproduce it.
    private static func forEachLine(
        adding seed: UInt64, of lines: Int, _ body: (Int, String, Catalog, Comment) throws -> Void
    ) throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed &+ seed)
        let catalogs = try Self.catalogs()
        for number in 0..<lines {
            let (catalog, names) = catalogs[number % 4]
            let line = Self.line(names, &random)
            try body(number, line, catalog, "USHER_SEED=\(Self.seed), line \(number): \(line)")
        }
    }

    @Test("no line traps, every word of a search is accounted for, and a search changes nothing")
    func search() throws {
        try Self.forEachLine(adding: 0, of: Self.lines) { number, line, catalog, seed in
            if number.isMultiple(of: Self.isComplete ? 1 : 4) {
                _ = try? TypedViewing(line, today: Self.today)
                let words = line.split(separator: " ").map(String.init)
                _ = FilmName.added(words, today: Self.today) { $0.count > 9 }
            }
            guard let search = try? MovieSearch(line, today: Self.today) else { return }
            _ = search.inWords
            let read = Self.letters(search.parts.map(\.text).joined(separator: " "))
            #expect(read == Self.letters(line), seed)
            guard number.isMultiple(of: Self.isComplete ? 1 : 20) else { return }
            let revision = try catalog.revision
            var steps = 0
            let start = CatalogProgress(.reading, unit: .kilobytes)
            try catalog.database.stoppable(
                { _ in
                    // Called every 100,000 of SQLite's steps.
                    steps += 1
                    return true
                }, from: start
            ) { (_) throws(CatalogError) in
                let query = try catalog.query(for: search)
                let count = try catalog.count(of: query)
                _ = try catalog.listedMovies(of: query, in: 0..<10)
                guard number.isMultiple(of: Self.isComplete ? 1 : 60) else { return }
                _ = try catalog.suggestions(besides: search, finding: count)
                _ = try catalog.rescued(search)
            }
            #expect(steps < 50, seed)
            #expect(try catalog.revision == revision, seed)
        }
    }

    /// Returns the letters and digits of a text.
    private static func letters(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isSearchable }))
    }

    @Test("a line on a page changes what its reading says, and nothing else")
    func pages() throws {
        var changes = 0
        var sessions: [ObjectIdentifier: ScriptedSession] = [:]
        var movies: [ObjectIdentifier: [Movie.ID: Movie]] = [:]
        try Self.forEachLine(adding: 1, of: Self.lines / Self.some) { number, line, catalog, seed in
            // These commands write files.
            guard !["backup", "export", "import", "restore"].contains(where: { line.hasPrefix($0) }) else {
                return
            }
            let id = ObjectIdentifier(catalog)
            let session =
                sessions[id].flatMap { $0.end == nil ? $0 : nil }
                ?? ScriptedSession(width: 200) {
                    AppCoordinator(
                        catalog: catalog, context: SessionContext(day: Self.today, seed: 1), greets: false,
                        navigator: $0)
                }
            sessions[id] = session
            if movies[id] == nil { movies[id] = try Self.movies(of: catalog) }
            let way = [["m"], ["1"], ["c"], ["v"], ["/the"], ["t"]][number % 6]
            for answer in [":h"] + way { session.answer(answer) }
            let page = (session.screens.last as? any MoviePage)?.movies ?? PageMovies()
            try Self.unchanging(catalog) {
                let (before, revision) = (movies[id] ?? [:], try catalog.revision)
                let parser = LineParser(catalog, on: page, in: number % 6 == 5 ? .watchlist : .all)
                // A movie's page handles some of these lines itself.
                let expected =
                    try page.movie == nil
                    ? Self.changed(by: try? parser.meaning(of: line), before) : nil
                session.answer(line)
                if try catalog.revision == revision {
                    if let expected { #expect(expected == before, seed) }
                    return
                }
                changes += 1
                #expect(!session.page.said.isEmpty, seed)
                if let expected { #expect(try Self.movies(of: catalog) == expected, seed) }
            }
        }
        #expect(changes > 10, "hardly anything was changed")
    }

    @Test("a line of a shell asks and changes nothing, or changes what its reading says")
    func shell() throws {
        var movies: [ObjectIdentifier: [Movie.ID: Movie]] = [:]
        try Self.forEachLine(adding: 2, of: Self.lines / Self.some) { _, line, catalog, seed in
            let words = line.split(separator: " ").map(String.init)
            guard let options = try? Options(words), let verb = options.verb, !options.words.isEmpty,
                [
                    .add, .seen, .rate, .watch, .unwatch, .tag, .untag, .note, .set, .delete, .merge, .put,
                    .drop,
                ]
                .contains(verb)
            else { return }
            try Self.unchanging(catalog) {
                let id = ObjectIdentifier(catalog)
                let (before, revision) = (try movies[id] ?? Self.movies(of: catalog), try catalog.revision)
                movies[id] = before
                _ = try? verb.question(before: options.words, on: catalog)
                #expect(try catalog.revision == revision, seed)
                let page = PageMovies(numbered: nil)
                let typed = TypedVerb(verb, options.words.joined(separator: " "))
                let meaning = try? LineParser(catalog, on: page, isStrict: true).certainMeaning(of: typed)
                guard case .change = meaning else { return }
                let expected = try Self.changed(by: meaning, before)
                do {
                    _ = try verb.perform(options.words, on: catalog)
                } catch {
                    throw Undone()
                }
                if let expected { #expect(try Self.movies(of: catalog) == expected, seed) }
            }
        }
    }

    @Test("a list of lines is read by an import's preview, which changes nothing")
    func preview() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var lines = ["title"]
        try Self.forEachLine(adding: 3, of: Self.lines / (Self.isComplete ? 1 : 10)) { _, line, _, _ in
            lines.append("\"" + line.replacing("\"", with: "\"\"") + "\"")
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        for (catalog, _) in try Self.catalogs().suffix(Self.isComplete ? 4 : 2) {
            let revision = try catalog.revision
            _ = try? catalog.preview(ImportFiles([path], into: catalog))
            #expect(try catalog.revision == revision)
        }
    }

    private struct Undone: Error {}

    /// Undoes a body's changes to a catalog.
    private static func unchanging(_ catalog: Catalog, _ body: () throws -> Void) throws {
        do {
            try catalog.transaction { _ in
                try body()
                throw Undone()
            }
        } catch is Undone {}
    }

    private static func movies(of catalog: Catalog) throws -> [Movie.ID: Movie] {
        try catalog.movies(of: MovieQuery(), in: 0..<400).reduce(into: [:]) { $0[$1.id] = $1 }
    }

    /// Returns the expected movies after a line, or nil if the test can't tell.
    private static func changed(
        by meaning: LineMeaning?, _ before: [Movie.ID: Movie]
    ) throws -> [Movie.ID: Movie]? {
        var movies = before
        func update(_ ids: [Movie.ID], _ change: (inout Movie) -> Void) {
            for id in ids {
                if var movie = movies[id] {
                    change(&movie)
                    movies[id] = movie
                }
            }
        }
        switch meaning {
        // None of these changes anything by itself.
        case nil, .find, .filter, .pick, .go, .ask, .say: return before
        case .work: return nil
        case .change(let change, _):
            switch change {
            case .seen(let viewing, let ids, _): update(ids) { $0.see(viewing) }
            case .watch(let ids, _):
                update(ids) { $0.watchlist = $0.watchlist ?? WatchlistEntry(on: today) }
            case .unwatch(let ids, _): update(ids) { $0.watchlist = nil }
            case .tag(let ids, let tags): update(ids) { $0.add(tags: tags) }
            case .untag(let ids, let tags): update(ids) { $0.remove(tags: tags) }
            case .rate(let rating, let ids): update(ids) { $0[.rating, typedOn: today] = .rating(rating) }
            case .note(let note, let ids):
                update(ids) { $0.note = [$0.note, note].compactMap(\.self).joined(separator: " ") }
            case .list, .backup, .check: break
            case .add, .changeViewing, .removeViewing, .set, .delete, .deleteAll, .merge, .undo, .redo,
                .complete:
                return nil
            }
        }
        return movies
    }
}
