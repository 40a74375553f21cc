import MovieCatalog
import MovieImport
import Usher

/// The meaning of a line on a page of movies that is no answer of the page itself: a verb alone, a film's whole name, a
/// verb with what follows, or words to look for, in this order.
struct MovieRequestParser {
    let catalog: Catalog
    let movies: [ListedMovie]
    /// Whether a number is that of a line: a shell has no page, and there it can be a title.
    let hasLines: Bool
    private let film: Movie?
    let query: MovieQuery?
    /// The list of the person's own that the page is of.
    let page: MovieList?

    /// - Parameters:
    ///   - movies: The movies that the page numbers; `nil` in a shell.
    ///   - film: The movie that the page is about.
    ///   - query: What finds all movies of the page.
    init(
        _ catalog: Catalog, numbering movies: [ListedMovie]? = [], of film: Movie? = nil,
        all query: MovieQuery? = nil, on page: MovieList? = nil
    ) {
        (self.catalog, self.movies, hasLines) = (catalog, movies ?? [], movies != nil)
        (self.film, self.query, self.page) = (film, query, page)
    }

    /// Reads a line.
    ///
    /// - Throws: Why it can't be used, and what would do.
    func request(for text: String) throws -> MovieRequest {
        do {
            return try meaning(of: String(text.trimmed))
        } catch let error as InvalidValue {
            guard case .severalDays(let words, let days) = error else { throw error }
            return try choice(of: days, for: words.split(separator: " "), in: text, error)
        }
    }

    /// Asks which of several days is meant; the rest of the line is read with each.
    private func choice(
        of days: [Day], for words: [Substring], in text: String, _ error: InvalidValue
    ) throws -> MovieRequest {
        let typed = text.split(whereSeparator: \.isWhitespace)
        let start = typed.indices.first { place in
            typed[place...].prefix(words.count).map { $0.lowercased() } == words.map { String($0) }
        }
        let range = start.map { $0..<$0 + words.count } ?? 0..<0
        var choices: [(label: String, MovieRequest)] = []
        for day in days {
            var line = typed
            line.replaceSubrange(range, with: [Substring(day.description)])
            let name = "\(Day.weekdays[day.weekday].sentenceCased), \(day)"
            choices.append((name, try meaning(of: line.joined(separator: " "))))
        }
        return .choose(title: "Which day of \(words.joined(separator: " "))?", choices, refusal: error)
    }

    private func meaning(of text: String) throws -> MovieRequest {
        if text.hasPrefix("/") { return .show(try MovieSearch(text.dropFirst(), today: catalog.today())) }
        let line = TypedVerb(text)
        let words = text.split(whereSeparator: \.isWhitespace).count
        let isWord = words == 1
        // A note can be long; anything else that long was pasted by mistake.
        if words > MovieSearch.mostWords, ![.seen, .note, .remark, .describe, .add].contains(line?.verb.name)
        {
            throw InvalidValue.tooManyWords(words, limit: MovieSearch.mostWords)
        }
        if !isWord, try !text.endsInSigns && isCalled(text, line) { return .find(text, nil) }
        if line != nil, let request = try request(withOptionOf: text) { return request }
        if let line, let request = try request(ofConditions: text, line) { return request }
        if let film, let request = try request(text, line, of: film) { return request }
        guard let line else { return try isWord ? .find(text, nil) : offer(text) ?? .find(text, nil) }
        return try line.rest.isEmpty ? request(alone: line) : request(for: line)
    }

    /// Whether movies are called so; an article that is a verb, too, counts only if it is theirs.
    private func isCalled(_ text: String, _ line: TypedVerb?) throws -> Bool {
        let found = try catalog.movies(called: FilmName(typed: text))
        guard line?.name == "a" else { return !found.isEmpty }
        return found.contains { movie in
            [movie.title, movie.originalTitle ?? ""].contains { $0.lowercased().hasPrefix("a ") }
        }
    }

    /// Returns the request of a verb without anything behind it.
    private func request(alone line: TypedVerb) throws -> MovieRequest {
        switch line.verb.name {
        case .seen: return .find(line.name, nil)  // So are films found that were watched.
        case .find: return .show(MovieSearch())
        case .lists: return .lists
        case .forget where page != nil: return try request(for: line)
        case .pick: return .pick(nil)
        case .watchlist: return .go(.watchlist)
        case .diary: return .go(.diary)
        case .numbers: return .go(.numbers)
        case .filter: return .start(.filter)
        case .import, .restore: return .start(.import)
        case .export: return .start(.export)
        case .check: return .check
        case .complete: return .complete(only: film?.id, from: [])
        case .undo, .redo:
            let (isUndone, steps) = (line.verb.name == .undo, try catalog.steps)
            guard let step = isUndone ? steps.undoable : steps.redoable else {
                throw Refusal("There is nothing to \(isUndone ? "undo" : "redo").")
            }
            return .exchange(step, isUndone: isUndone)
        case .help: throw Refusal("Type ? for all that you can type here.")
        default:
            throw Refusal(
                "\(line.name) needs more, such as \(line.verb.line), or /\(line.name) to search.")
        }
    }

    /// Returns the request of a verb in a shell, where nobody can be asked which of several days is
    /// meant.
    func certainRequest(for line: TypedVerb) throws -> MovieRequest {
        do {
            return try request(for: line)
        } catch let error as InvalidValue {
            guard case .severalDays = error else { throw error }
            throw CatalogError.described(.badData, "\(error)")
        }
    }

    func request(for line: TypedVerb) throws -> MovieRequest {
        let rest = line.rest
        switch line.verb.name {
        case .add: return try addition(line)
        case .find: return .find(rest, nil)
        case .filter: return .narrow(rest)
        case .sort: return .sort(try MovieOrder.typed(rest))
        case .pick: return .pick(try MovieSearch(rest, today: catalog.today()))
        case .diary:
            return .go(.diary, to: try DiaryPart(typed: rest, today: catalog.today()).routeName)
        case .numbers:
            return .go(.numbers, to: try Period(ofNumbers: rest, today: catalog.today()).routeName)
        case .import, .restore:
            if let path = TypedPaths(rest).paths.first(where: { !FileSystem.exists($0) }) {
                throw CatalogError.noSuchFile(path: path)
            }
            return .start(.import, with: rest)
        case .export:
            guard TypedPaths(rest).paths.count == 1 else {
                throw Refusal("Search first, then type export and one file: export movies.csv.")
            }
            return .start(.export, with: rest)
        case .backup: return .backUp(to: rest)
        case .complete:
            let paths = TypedPaths(rest).paths
            return paths.contains { FileSystem.exists($0) || $0.contains("/") }
                ? .complete(only: film?.id, from: paths) : .find("\(line.name) \(rest)", nil)
        case .help:
            guard let verb = Verb(named: rest) else { return .find("\(line.name) \(rest)", nil) }
            return .say("\(verb.name) \(verb.arguments): \(verb.summary). Example: \(verb.line)")
        case .seen where line.name == "s":
            if let order = MovieOrder(typed: rest) { return .sort(order) }
        default: if let request = try request(ofList: line) { return request }
        }
        return try request(ofFilms: line) ?? .find("\(line.name) \(rest)", line)
    }

    /// Returns the request of a verb for all movies that the page finds.
    func request(ofAll line: TypedVerb) throws -> MovieRequest {
        guard let query else { return .find(line.rest, line) }
        if let request = try request(ofList: line) { return request }
        let ids = try catalog.listedMovies(of: query, in: 0 ..< .max).map(\.id)
        guard !ids.isEmpty else {
            throw CatalogError.described(.nothingFound, "There are no movies to change.")
        }
        let request = try request(line.verb.name, of: ids, with: line.rest)
        // Deleting asks anyway.
        guard ids.count > 10, line.verb.name != .delete else { return request }
        return request.confirmed(
            "All movies found", request.question(of: "these \(grouped(ids.count)) movies"))
    }

    /// Reads a line with an option, all behind which is its value; `nil` where the verb has no such option.
    private func request(withOptionOf text: String) throws -> MovieRequest? {
        guard let start = text.firstRange(of: " --"), let line = TypedVerb(text[..<start.lowerBound]) else {
            return nil
        }
        let name = text[start.upperBound...].prefix { !$0.isWhitespace }
        guard line.verb.options.contains(where: { $0.name == "--\(name)" }) else { return nil }
        guard name == "all" else { throw Refusal("--\(name) is for a shell: movies \(text)") }
        let search = text[name.endIndex...].trimmed.trimmingPrefix { "'\"".contains($0) }
        let words = search.last.map { "'\"".contains($0) } == true ? search.dropLast() : search
        let query = MovieQuery(search: try MovieSearch(words, today: catalog.today()))
        return try MovieRequestParser(catalog, all: query).request(ofAll: line)
    }

    private func request(ofFilms line: TypedVerb) throws -> MovieRequest? {
        let verb = line.verb.name
        if let titled = try titled(line.rest) { return try request(verb, titled) }
        guard hasLines else { return nil }
        if query != nil, line.rest.prefix(while: { !$0.isWhitespace }).lowercased() == "all", verb != .open {
            return try request(ofAll: TypedVerb(verb, String(line.rest.dropFirst(3).trimmed)))
        }
        let hasWords = line.rest.contains { $0.isLetter || $0.isNumber }
        if !line.rest.isEmpty && !hasWords || verb == .seen && line.rest.beginsWithDay(today: catalog.today())
        {
            throw Refusal("Type the movie first, by number or name: \(line.name) 3 \(line.rest)")
        }
        let picked = try line.numbers(of: movies.count, today: catalog.today())
        guard let first = picked.first else { return nil }
        let likely = try request(verb, of: meant(first), with: first.rest)
        guard let second = picked.dropFirst().first else { return likely }
        func words(_ picked: PickedNumbers) throws -> String {
            let viewing = try viewing(picked.rest).viewing
            return "\(names(meant(picked))): \(viewing.inWords(today: catalog.today()))"
        }
        let refusal = Refusal("“\(line.rest)” can mean two things. Put commas between movies: seen 1,3 8.")
        let other = try request(verb, of: meant(second), with: second.rest)
        return .meanings(
            [("Note \(try words(first))", likely), ("Note \(try words(second))", other)], refusal)
    }

    private func request(_ verb: Verb.Name, _ named: NamedFilms) throws -> MovieRequest {
        if verb == .merge {
            let films = named.films + (try self.named(named.rest)?.films ?? [])
            // One name is enough for films that may be one.
            let areTwo = named.rest.isEmpty && Set(films.compactMap(\.year)).count > 1
            return try request(verb, of: areTwo ? [] : films.map(\.id), with: "")
        }
        let requests = try named.films.map { movie in
            (label: movie.titleYearAndDirectors, try request(verb, of: [movie.id], with: named.rest))
        }
        return requests.count == 1 ? requests[0].1 : .choose(title: "Which one do you mean?", requests)
    }

    private func request(
        _ verb: Verb.Name, of ids: [Movie.ID], with rest: String
    ) throws -> MovieRequest {
        if [.watch, .unwatch, .delete, .open, .merge].contains(verb) {
            if rest.hasPrefix("(") {
                throw CatalogError.described(
                    .noInput, "No movie of that title is of \(rest). Did you mean \(names(ids))?")
            }
            if !rest.isEmpty { throw Refusal("\(verb) takes only movies. Leave out “\(rest)”.") }
        } else if rest.isEmpty, [.rate, .note, .move, .remark].contains(verb) {
            throw Refusal("\(verb) needs more, such as \(Verb.named(verb).line).")
        } else if rest == "-", let field = Self.taken[verb] {
            return .set(field, typed: rest, of: ids)
        }
        switch verb {
        case .seen: return MovieRequest(try viewing(rest), today: catalog.today()) { .note($0, of: ids) }
        case .rate:
            do throws(InvalidValue) {
                return .rate(try Rating(typed: rest), ids)
            } catch .ratingOf100(let text, _) {
                // No note follows that it could be part of.
                throw InvalidValue.notARating(text)
            }
        case .watch, .unwatch: return .watch(ids, isOn: verb == .watch)
        case .tag: return .tag(ids, try MovieField.tags(typed: rest), isOn: true)
        case .untag:
            let tags = try MovieField.tags(typed: rest)
            if try isAny(of: ids, tagged: tags) { return .tag(ids, tags, isOn: false) }
            let movies = ids.count == 1 ? "\(names(ids)) doesn't have" : "None of these movies has"
            throw CatalogError.described(
                .nothingFound, "\(movies) the tag \(tags.joined(separator: " or ")).")
        case .note: return .describe(rest, ids)
        case .set: return try change(rest, of: ids)
        case .put, .drop, .move, .remark: return try self.request(verb, ids, onList: rest)
        case .delete: return MovieRequest.delete(ids).confirmed("Delete", "Delete \(names(ids))?")
        case .merge:
            guard ids.count == 2, let older = ids.min(), let newer = ids.max(), older != newer else {
                throw Refusal(
                    "Name two movies, such as merge \(hasLines ? "1 2" : "'Heat (1995)' 'Heat (1986)'").")
            }
            return MovieRequest.merge(MoviePair(older: older, newer: newer))
                .confirmed("Merge", "Merge \(names(ids)) into one movie?")
        default: return .open(ids[0])
        }
    }

    private func isAny(of ids: [Movie.ID], tagged tags: [String]) throws -> Bool {
        let keys = Set(tags.map(LabelKind.key))
        for id in ids {
            let known = try catalog.movie(id)?.tags ?? []
            if !keys.isDisjoint(with: known.map(LabelKind.key)) { return true }
        }
        return false
    }

    private func change(_ text: String, of ids: [Movie.ID]) throws -> MovieRequest {
        let name = text.prefix { !$0.isWhitespace }.lowercased()
        let value = String(text.dropFirst(name.count).trimmed)
        let field = MovieField.typed.first { $0.name.lowercased().hasPrefix(name) || $0.rawValue == name }
        if ["watched", "seen", "viewings"].contains(name) {
            let line = "seen \(names(ids)) \(value)".trimmed
            throw Refusal(
                "To note a viewing, type \(line). To correct one, open the movie and type w.")
        }
        guard field != nil || value.isEmpty else {
            let fields = MovieField.typed.map { $0.name.lowercased() }.joined(separator: ", ")
            throw Refusal("“\(name)” is not a field to set. Use \(fields).")
        }
        guard let field, !name.isEmpty, !value.isEmpty else {
            throw Refusal("Type a field and its new value, such as set year 1980.")
        }
        return .set(field, typed: value, of: ids)
    }

    /// A film to add, with a viewing of it where one was typed.
    private func addition(_ line: TypedVerb) throws -> MovieRequest {
        let text = line.rest
        let facts = KnownFilms()
        var (film, rest, other) = try FilmName.added(
            text.split(whereSeparator: \.isWhitespace).map { String($0) }, today: catalog.today()
        ) { try !facts.films(called: $0).isEmpty || !catalog.movies(called: FilmName(typed: $0)).isEmpty }
        // A number behind a name that the catalog has is a rating.
        if rest.isEmpty, other == nil, try catalog.movies(called: film).isEmpty, let named = try named(text),
            let typed = try? viewing(named.rest), typed.viewing.note == nil
        {
            (film, rest) = (FilmName(title: named.films[0].title, year: named.films[0].year), named.rest)
        }
        if film.isIMDbID, try catalog.movies(called: film).isEmpty {
            guard let known = facts.film(imdbID: film.title.lowercased()) else {
                throw CatalogError.described(
                    .noInput, "No movie is known by \(film). Type its title: \(line.verb.line).")
            }
            film = FilmName(title: known.title, year: known.year)
        }
        if film.title.contains("://") {
            throw Refusal("An address is no title. Type the title: \(line.verb.line).")
        }
        let request = try addition(line, film, rest)
        guard let other, let second = try? addition(line, other.film, other.viewing) else { return request }
        let refusal = Refusal(
            "“\(text)” can mean two things. Type the year as well: \(withYear(film, rest)) or "
                + "\(withYear(other.film, other.viewing)).")
        return .meanings(
            [
                ("Add \(try inWords(film, rest))", request),
                ("Add \(try inWords(other.film, other.viewing))", second),
            ], refusal)
    }

    private func addition(_ line: TypedVerb, _ film: FilmName, _ rest: String) throws -> MovieRequest {
        try film.checkYear()
        guard !rest.isEmpty else {
            return try film.year == nil && catalog.movies(called: film).isEmpty
                ? .find("\(line.name) \(line.rest)", line) : .add(film, nil)
        }
        return MovieRequest(try viewing(rest), today: catalog.today()) { .add(film, $0) }
    }

    private func withYear(_ film: FilmName, _ rest: String) -> String {
        "\(film)\(film.year == nil ? " (1995)" : "")\(rest.isEmpty ? "" : " \(rest)")"
    }

    private func inWords(_ film: FilmName, _ rest: String) throws -> String {
        rest.isEmpty ? "“\(film)”" : "“\(film)”: \(try viewing(rest).viewing.inWords(today: catalog.today()))"
    }

    /// Offers to note a day or a rating behind the name of one film, or alone on its page; a number alone is none.
    private func offer(_ text: String) throws -> MovieRequest? {
        func said(_ text: String) -> Viewing? {
            guard !text.isEmpty, Int(text) == nil else { return nil }
            return (try? viewing(text).certain).flatMap { $0.note == nil ? $0 : nil }
        }
        // Looking for names costs more than a look at the words.
        let words = text.split(separator: " ")
        let ends = words.indices.dropFirst().map { words[$0...].joined(separator: " ") }
        guard film != nil || ends.contains(where: { said($0) != nil }) else { return nil }
        let named = try film.map { ([$0], text, text) } ?? titled(text)
        guard let named, named.films.count == 1, let typed = said(named.rest) else { return nil }
        let (name, today) = (named.films[0].titleAndYear, catalog.today())
        let ids = [named.films[0].id]
        let rating = try? Rating(typed: named.rest)
        let doubt = RequestDoubt(
            title: "What do you mean?", text: "To search, type /\(text).",
            question: rating.map { "Rate \(name) \($0) of 10?" }
                ?? "Note \(name): \(typed.inWords(today: today))?",
            refusal: Refusal("“\(text)” is not a command. Type seen \(text) to note it."))
        return .confirm(rating.map { .rate($0, ids) } ?? .note(typed, of: ids), doubt)
    }

    /// Reads a line that begins with a verb as a search if it is made of conditions, such as
    /// `watched last month`; if a film is called like the rest of it, it is asked which is meant.
    private func request(ofConditions text: String, _ line: TypedVerb) throws -> MovieRequest? {
        let today = catalog.today()
        let isSeen = film == nil && ["seen", "saw"].contains(line.name)
        guard ["watched", "watchlist"].contains(line.name) || isSeen, !line.rest.isEmpty,
            !isSeen || (try? Period(typed: line.rest, today: today))?.isOfOneDay != true,
            (try? MovieSearch(text, today: today))?.isOfConditions == true
        else { return nil }
        let search = MovieRequest.find(text, nil)
        guard let named = try named(line.rest), named.rest.isEmpty else { return search }
        let name = named.films[0].titleAndYear
        let refusal = Refusal("“\(line.rest)” is a movie, too. Type /\(text), or seen \(name).")
        let verb = line.verb.name == .watch ? Verb.Name.watch : .seen
        let meanings = [
            ("Show what you \(line.name) \(line.rest)", search),
            (
                "\(verb == .seen ? "Note a viewing of" : "Put on your watchlist:") \(name)",
                try request(verb, named)
            ),
        ]
        return .meanings(meanings, refusal)
    }

    /// The fields whose values a dash takes away behind these verbs.
    private static let taken: [Verb.Name: MovieField] = [.rate: .rating, .tag: .tags, .note: .note]

    private func viewing(_ text: String) throws -> TypedViewing {
        try TypedViewing(text, today: catalog.today())
    }
}

// Lines of a film's page
extension MovieRequestParser {
    /// Reads a line about the film of the page; `nil` where it is about others.
    private func request(_ text: String, _ line: TypedVerb?, of film: Movie) throws -> MovieRequest? {
        let word = text.prefix { !$0.isWhitespace }.lowercased()
        let rest = String(text.dropFirst(word.count).trimmed)
        if let answer = Bool(answer: rest), ["l", "watch", "watchlist"].contains(word) {
            return .watch([film.id], isOn: answer)
        }
        switch word {
        case "year", "runtime": return rest.isEmpty ? nil : try change(text, of: [film.id])
        case "length": return rest.isEmpty ? nil : try change("runtime \(rest)", of: [film.id])
        case "e", "o", "m", "t", "c", "u", "y":
            guard !rest.isEmpty else { return nil }
            throw Refusal(
                "Nothing can follow \(word) here. Type \(word) alone, or /\(word) \(rest) to search.")
        default: break
        }
        guard let verb = word == "r" ? .rate : line?.verb.name, Verb.named(verb).arguments.hasPrefix("MOVIE"),
            ![.add, .open, .merge].contains(verb)
        else { return nil }
        if verb == .seen, rest.isEmpty { return .askForViewing(of: film.id) }
        let others =
            [.tag, .untag, .note, .set, .put, .drop, .move, .remark].contains(verb) ? nil : try titled(rest)
        guard let others, others.films.allSatisfy({ $0.id != film.id }) else {
            let isThis = others != nil && verb != .seen
            return try request(verb, of: [film.id], with: isThis ? others?.rest ?? rest : rest)
        }
        let (name, other) = (film.titleAndYear, others.films[0].titleAndYear)
        let refusal = Refusal("This page is about \(name). Go to a list for another movie.")
        guard let this = try? request(verb, of: [film.id], with: rest) else {
            let doubt = RequestDoubt(
                title: "Another movie", question: "Do you mean \(other)?", refusal: refusal)
            return .confirm(try request(verb, others), doubt)
        }
        let meanings = [
            ("\(verb) \(other)\(others.rest.isEmpty ? "" : " ")\(others.rest)", try request(verb, others)),
            ("\(verb) \(name) \(rest)", this),
        ]
        return .meanings(meanings.map { ($0.0.sentenceCased, $0.1) }, refusal)
    }
}

// The films that are meant
extension MovieRequestParser {
    private typealias NamedFilms = (films: [Movie], name: String, rest: String)

    /// The films whose whole name a text begins with, those of the page before others.
    private func named(_ text: String) throws -> NamedFilms? {
        guard let named = try catalog.movies(leading: text) else { return nil }
        let here = named.movies.filter { movie in movies.contains { $0.id == movie.id } }
        return (here.isEmpty ? named.movies : here, named.name, named.rest)
    }

    /// The films whose whole name a text begins with; on a page, what can be lines of it is no title.
    private func titled(_ text: String) throws -> NamedFilms? {
        try named(text).flatMap { named in
            hasLines && named.name.allSatisfy { "0123456789,-– ".contains($0) } ? nil : named
        }
    }

    /// The movies of numbers, each once: a diary may have one several times.
    private func meant(_ picked: PickedNumbers) -> [Movie.ID] {
        var ids: Set<Movie.ID> = []
        return picked.numbers.map { movies[$0 - 1].id }.filter { ids.insert($0).inserted }
    }

    func names(_ ids: [Movie.ID]) -> String { ids.compactMap { try? catalog.movie($0) }.names }
}
