import Catalogs
import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Random lines, typed on many pages.
@Suite struct EveryLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today
    /// Seed of the lines, the same in every run unless `USHER_SEED` is set.
    private static let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 74

    /// Pieces of lines, grouped by kind.
    private static let pieces: [[String]] = [
        """
        movies|films|my movies|good movies|best|worst|the best films|something|anything|what i watched|what did i watch
        i haven't seen|films i gave|not watched|but not|without|no|except|and|or|with|by|from|in|of the|on my watchlist
        between 1970 and 1975|oscar winners|watched twice|rewatched|viewings>1|tagged|noirvember|short|long|black and white
        by women|french films|italian horror|under 2 hours|over 90 minutes|less than|rated|rated 8 or more|unrated|seen
        top 10|last 5 films i watched|twenties|in the nineties|without aliens or|but not sharks|show me|which|in my noir list|how many
        the seventies|nineteen-nineties|late 80s|60s and 70s|i just saw|rewatched|to my watchlist|from Noir|on the list Noir
        """,
        """
        last month|last week|this week|last summer|yesterday|today|friday|christmas 2019|in march|in march 7|two weeks ago
        2024|june 2024|since 2010|before 1960|1950..1960|31 february|8/9/2024|2024-13|next friday|3 days ago|last weekend
        """,
        "8|8.5|4/5|10/10|four stars|****|★★★★½|eight|A-|85|11|-|85%|8 of the cast|0|-3|1e9|99999999999999999999|1000000000000000000|9223372036854775807",
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

    /// Returns a random line: arbitrary pieces, or a verb, a title and what can follow it.
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

    /// A catalog, and names from it to use in the lines.
    private struct KnownCatalog {
        let catalog: Catalog
        let words: [String]
        let shown: [Movie]
        let sample: [Movie.ID]

        func movies(and ids: [Movie.ID]) throws -> [Movie.ID: Movie] {
            try Set(sample + ids).reduce(into: [:]) { $0[$1] = try catalog.movie($1) }
        }
    }

    private static func withPlaces(_ body: ([KnownCatalog]) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "films.sqlite").path
        try MadeCatalog.allFilms.write(to: path)
        let diary = try Catalog(movies: [])
        let file = folder.appending(path: "diary.csv")
        try letterboxd.write(to: file, atomically: true, encoding: .utf8)
        let files = try ImportBatch([file.path], into: diary)
        _ = try diary.importMovies(files, plan: diary.preview(files))
        try body(
            try [Catalog.sample(), Catalog.open(path), diary, Catalog(movies: [])].map { catalog in
                catalog.today = { today }
                let all = try catalog.count(of: MovieQuery())
                let count = if case .exactly(let count) = all { count } else { 0 }
                let movies = try stride(from: 0, to: count, by: max(1, count / 60)).flatMap { place in
                    try catalog.movies(of: MovieQuery(), in: place..<place + 1)
                }
                _ = try catalog.change(listNamed: "Noir", .put(movies.prefix(3).map(\.id)))
                let names = movies.flatMap { [$0.title, "\($0)"] + $0.directors + $0.cast.prefix(2) }
                let shown = try catalog.listedMovies(of: MovieQuery(), in: 0..<10)
                return KnownCatalog(
                    catalog: catalog, words: names.map { String($0.prefix(60)) } + ["Heat"], shown: shown,
                    sample: movies.map(\.id))
            })
    }

    /// A diary as Letterboxd exports it.
    private static var letterboxd: String {
        let films = BuiltInFilms().films(beginningWith: "the b").prefix(40).enumerated()
        let rows = films.map { place, film in
            let day = "20\(10 + place % 17)-0\(1 + place % 9)-1\(place % 10)"
            let rating = place % 3 == 0 ? "" : "\(Double(1 + place % 10) / 2)"
            let title = "\"\(film.title.replacing("\"", with: ""))\",\(film.year ?? 1995)"
            return "\(day),\(title),,\(rating),\(place % 5 == 0 ? "Yes" : ""),noirvember,\(day)"
        }
        return (["Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"] + rows)
            .joined(separator: "\n")
    }

    /// Whether to try more lines, and make all checks with each. Set by `USHER_SEED`.
    private static let isComplete = ProcessInfo.processInfo.environment["USHER_SEED"] != nil
    private static let lines = isComplete ? 20_000 : 3_000
    private static func every(_ count: Int) -> Int { isComplete ? 1 : count }

    /// Calls a body with each line, its catalog, and a comment for reproducing it.
    private static func forEachLine(
        adding seed: UInt64, of lines: Int, in places: [KnownCatalog],
        _ body: (Int, String, KnownCatalog, Comment) throws -> Void
    ) throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed &+ seed)
        for number in 0..<lines {
            let place = places[number % 4]
            let line = Self.line(place.words, &random)
            try body(number, line, place, "USHER_SEED=\(Self.seed), line \(number): \(line)")
        }
    }

    @Test("Reading a random line never crashes, skips no word of a search, and changes nothing")
    func search() throws {
        try Self.withPlaces { places in
            try Self.forEachLine(adding: 0, of: Self.lines, in: places) { number, line, place, seed in
                let catalog = place.catalog
                let page = PageMovies(numbered: place.shown, query: MovieQuery(), it: place.shown.first?.id)
                let search = try? MovieSearch(line, today: Self.today)
                if let search {
                    _ = search.inWords
                    let read = Self.letters(search.parts.map(\.text).joined(separator: " "))
                    #expect(read == Self.letters(line), seed)
                }
                _ = try? TypedViewing(line, today: Self.today)
                let words = line.split(separator: " ").map(String.init)
                _ = FilmName.added(words, today: Self.today) { $0.count > 9 }
                guard number / 4 % Self.every(20) == 0 else { return }
                let revision = try catalog.revision
                var steps = 0
                let start = CatalogProgress(.reading, unit: .kilobytes)
                try catalog.database.stoppable(
                    { _ in
                        // Called every 100,000 steps of SQLite.
                        steps += 1
                        return true
                    }, from: start
                ) { (_) throws(CatalogError) in
                    _ = try? LineParser(catalog, on: page).meaning(of: line)
                    guard let search, number / 4 % Self.every(40) == 0 else { return }
                    let query = try catalog.query(for: search)
                    let count = try catalog.count(of: query)
                    _ = try catalog.listedMovies(of: query, in: 0..<10)
                    guard number / 4 % Self.every(80) == 0 else { return }
                    _ = try catalog.suggestions(besides: search, finding: count)
                    _ = try catalog.rescued(search)
                }
                #expect(steps < 50, seed)
                #expect(try catalog.revision == revision, seed)
            }
        }
    }

    private static func letters(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isSearchable }))
    }

    @Test(
        "A random line on a page changes what its meaning says, and nothing else", arguments: [false, true])
    func pages(isPiped: Bool) throws {
        try Self.withPlaces { places in
            var changes = 0
            var sessions: [ObjectIdentifier: ScriptedSession] = [:]
            let lines = Self.lines / Self.every(15)
            try Self.forEachLine(adding: isPiped ? 4 : 1, of: lines, in: places) {
                number, line, place, seed in
                // Skips these commands, which read or write files.
                guard !["backup", "export", "import", "restore"].contains(where: { line.hasPrefix($0) })
                else {
                    return
                }
                let catalog = place.catalog
                let id = ObjectIdentifier(catalog)
                let session =
                    sessions[id].flatMap { $0.end == nil ? $0 : nil }
                    ?? ScriptedSession(width: 200) {
                        AppCoordinator(
                            catalog: catalog, context: SessionContext(day: Self.today, seed: 1),
                            isPiped: isPiped, greets: false, navigator: $0)
                    }
                sessions[id] = session
                let way = [["m"], ["1"], ["c"], ["v"], ["/the"], ["t"]][number / 4 % 6]
                for answer in [":h"] + way { session.answer(answer) }
                let page = (session.screens.last as? any MovieListingScreen)?.movies ?? PageMovies()
                try Self.unchanging(catalog) {
                    let scope: SearchScope = number / 4 % 6 == 5 ? .watchlist : .all
                    let meaning = try? LineParser(catalog, on: page, in: scope).meaning(of: line)
                    let ids = Self.movies(changedBy: meaning)
                    let (before, revision) = (try place.movies(and: ids), try catalog.revision)
                    // No expected result on a movie's page, which answers some lines itself.
                    let expected = page.movie == nil ? Self.changed(by: meaning, before) : nil
                    session.answer(line)
                    if isPiped, case .ask(.choose) = meaning {
                        #expect(session.screens.last is QuestionScreen == false, seed)
                    }
                    if try catalog.revision == revision {
                        if let expected { #expect(expected == before, seed) }
                        return
                    }
                    changes += 1
                    #expect(!session.page.said.isEmpty, seed)
                    if let expected { #expect(try place.movies(and: ids) == expected, seed) }
                }
            }
            #expect(changes > 4, "hardly anything was changed")
        }
    }

    @Test("A random line of a shell changes what its meaning says, and its question nothing")
    func shell() throws {
        try Self.withPlaces { places in
            try Self.forEachLine(adding: 2, of: Self.lines / Self.every(8), in: places) {
                _, line, place, seed in
                let catalog = place.catalog
                let words = line.split(separator: " ").map(String.init)
                let changing: [Verb.Name] = [
                    .add, .seen, .rate, .watch, .unwatch, .tag, .untag, .note, .set, .delete, .merge, .put,
                    .drop,
                ]
                guard let options = try? Options(words), let verb = options.verb, !options.words.isEmpty,
                    changing.contains(verb)
                else { return }
                try Self.unchanging(catalog) {
                    let typed = TypedVerb(verb, options.words.joined(separator: " "))
                    let parser = LineParser(catalog, on: PageMovies(numbered: nil), isStrict: true)
                    let meaning = try? parser.meaning(of: typed)
                    let ids = Self.movies(changedBy: meaning)
                    let (before, revision) = (try place.movies(and: ids), try catalog.revision)
                    _ = try? verb.question(before: options.words, on: catalog)
                    #expect(try catalog.revision == revision, seed)
                    guard case .change = meaning else { return }
                    let expected = Self.changed(by: meaning, before)
                    do {
                        _ = try verb.perform(options.words, on: catalog)
                    } catch {
                        throw Undone()
                    }
                    if let expected { #expect(try place.movies(and: ids) == expected, seed) }
                }
            }
        }
    }

    @Test("Previewing an import of random lines changes nothing")
    func preview() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Self.withPlaces { places in
            var lines = ["title"]
            try Self.forEachLine(adding: 3, of: Self.lines / Self.every(3), in: places) { _, line, _, _ in
                lines.append("\"" + line.replacing("\"", with: "\"\"") + "\"")
            }
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
            for place in places.suffix(Self.every(2) == 1 ? 4 : 2) {
                let revision = try place.catalog.revision
                _ = try? place.catalog.preview(ImportBatch([path], into: place.catalog))
                #expect(try place.catalog.revision == revision)
            }
        }
    }

    private struct Undone: Error {}

    /// Runs a body and rolls back its changes to a catalog.
    private static func unchanging(_ catalog: Catalog, _ body: () throws -> Void) throws {
        do {
            try catalog.transaction { _ in
                try body()
                throw Undone()
            }
        } catch is Undone {}
    }

    private static func movies(changedBy meaning: LineMeaning?) -> [Movie.ID] {
        guard case .change(let change, _) = meaning else { return [] }
        return switch change {
        case .seen(_, let ids, _), .watch(let ids, _), .unwatch(let ids, _), .tag(let ids, _),
            .untag(let ids, _), .rate(_, let ids), .note(_, let ids):
            ids
        default: []
        }
    }

    /// Returns the movies as a line should change them, or nil if that isn't computed here.
    private static func changed(
        by meaning: LineMeaning?, _ before: [Movie.ID: Movie]
    ) -> [Movie.ID: Movie]? {
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
        // A refusal, a search, a place or a question changes nothing by itself.
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
