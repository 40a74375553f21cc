import MovieCatalog
import MovieImport
import Usher

/// The meaning of a line on a page of movies that is no answer of the page itself: a verb alone, a film's whole name, a
/// verb with what follows, or words to look for, in this order.
struct MovieLines {
    private let catalog: Catalog
    private let movies: [ListedMovie]
    private let film: Movie?
    private let query: MovieQuery?

    /// - Parameters:
    ///   - movies: The movies that the page numbers.
    ///   - film: The movie that the page is about.
    ///   - query: What finds all movies of the page.
    init(
        _ catalog: Catalog, numbering movies: [ListedMovie] = [], of film: Movie? = nil,
        all query: MovieQuery? = nil
    ) {
        (self.catalog, self.movies, self.film, self.query) = (catalog, movies, film, query)
    }

    /// Reads a line.
    ///
    /// - Throws: Why it can't be used, and what would do.
    func request(for text: String) throws -> MovieRequest {
        let text = String(text.trimmed)
        let word = text.prefix { !$0.isWhitespace }.lowercased()
        let rest = String(text.dropFirst(word.count).trimmed)
        switch text.lowercased() {
        case "random", "surprise", "surprise me", "pick": return .pick
        case "stats", "statistics", "numbers": return .go(.numbers)
        case "watchlist": return .go(.watchlist)
        case "complete": return .complete(only: film?.id, from: [])
        case "menu": throw Refusal("Type ? for all that can be typed here.")
        default: break
        }
        if let film, let request = try request(word, rest, of: film) { return request }
        if rest.isEmpty, let verb = MovieLine(text)?.verb, verb != .seen {
            throw Refusal("Type what is meant behind \(word), such as \(verb.example). /\(word) searches.")
        }
        guard !rest.isEmpty, try text.endsInSigns || catalog.movies(called: FilmName(typed: text)).isEmpty
        else {
            return .find(text, nil)
        }
        if MovieLine(text) == nil, let offer = try offer(text) { return offer }
        switch word {
        case "complete":
            let paths = TypedPaths(rest).paths
            if paths.contains(where: { FileSystem.exists($0) || $0.contains("/") }) {
                return .complete(only: film?.id, from: paths)
            }
        case "sort", "s":
            if let order = MovieOrder(typed: rest) { return .sort(order) }
            if word == "sort" {
                throw Refusal(
                    "“\(rest)” is nothing to sort by. Type sort title, year, rating, score, watched or added."
                )
            }
        case "filter", "only": return .narrow(rest)
        default: break
        }
        guard let line = MovieLine(text) else { return .find(text, nil) }
        return try request(for: line) ?? .find(text, line)
    }

    /// Returns the request of a verb for all movies that the page finds.
    func request(forAll line: MovieLine) throws -> MovieRequest {
        try request(line.verb, of: query.map(all) ?? [], with: line.rest)
    }

    private func request(for line: MovieLine) throws -> MovieRequest? {
        if line.verb == .add { return try addition(line.rest) }
        if let named = try named(line.rest), !named.name.utf8.allSatisfy(\.isDigit) {
            return try request(line.verb, named)
        }
        if let query, line.rest.prefix(while: { !$0.isWhitespace }).lowercased() == "all", line.verb != .open
        {
            let count = try catalog.count(of: query)
            let ids = try all(query)
            let request = try request(line.verb, of: ids, with: String(line.rest.dropFirst(3).trimmed))
            // Deleting is asked about as ever.
            guard ids.count > 10, line.verb != .delete else { return request }
            let doubt = MovieDoubt(
                title: "All that are found", text: "", question: "All \(count) movies?", isLikely: false,
                refusal: Refusal("These are \(count) movies; narrow the search to ten."))
            return .either(request, or: nil, doubt)
        }
        let picked = try line.numbers(of: movies.count)
        guard let first = picked.first else {
            return try named(line.rest).map { try request(line.verb, $0) }
        }
        let likely = try request(line.verb, of: meant(first), with: first.rest)
        guard let second = picked.dropFirst().first else { return likely }
        func words(_ picked: PickedNumbers) throws -> String {
            let viewing = try TypedViewing(picked.rest, today: catalog.today()).viewing
            return "\(names(meant(picked))): \(viewing.inWords(today: catalog.today()))"
        }
        let doubt = MovieDoubt(
            title: "What do you mean?", text: "Type n to note of \(try words(second)).",
            question: "Note of \(try words(first))?",
            refusal: Refusal("“\(line.rest)” can mean two things; write commas between films: seen 1,3 8."))
        return .either(likely, or: try request(line.verb, of: meant(second), with: second.rest), doubt)
    }

    private func request(_ verb: MovieLine.Verb, _ named: NamedFilms) throws -> MovieRequest {
        let requests = try named.films.map { movie in
            (label: movie.titleYearAndDirectors, try request(verb, of: [movie.id], with: named.rest))
        }
        return requests.count == 1 ? requests[0].1 : .choose(title: "Which one do you mean?", requests)
    }

    private func request(
        _ verb: MovieLine.Verb, of ids: [Movie.ID], with rest: String
    ) throws -> MovieRequest {
        if [.watch, .unwatch, .delete, .open].contains(verb), !rest.isEmpty {
            throw InvalidValue.wordsBehindNumbers(rest)
        }
        switch verb {
        case .seen: return MovieRequest(try viewing(rest), today: catalog.today()) { .note($0, of: ids) }
        case .rate:
            guard !rest.isEmpty else { throw Refusal("Type the rating behind it, such as \(verb.example).") }
            return .rate(try Rating(typed: rest), ids)
        case .watch, .unwatch: return .watch(ids, isOn: verb == .watch)
        case .tag, .untag: return .tag(ids, try MovieField.tags(typed: rest), isOn: verb == .tag)
        case .note:
            guard !rest.isEmpty else { throw Refusal("Type the words behind it, such as \(verb.example).") }
            return .describe(rest, ids)
        case .delete:
            let names = names(ids)
            let doubt = MovieDoubt(
                title: "Delete a movie", text: "", question: "Delete \(names)?", isLikely: false,
                refusal: Refusal("Deleting \(names) is asked about; open it, and type d."))
            return .either(.delete(ids), or: nil, doubt)
        case .open, .add: return .open(ids[0])
        }
    }

    /// A film to add, with a viewing of it where one was typed.
    private func addition(_ text: String) throws -> MovieRequest? {
        if let (film, rest) = FilmName.leading(text, hasBareYears: true) {
            guard !rest.isEmpty else { return .add(film, nil) }
            return MovieRequest(try viewing(rest), today: catalog.today()) { .add(film, $0) }
        }
        guard let named = try named(text) else { return nil }
        let film = FilmName(title: named.films[0].title, year: named.films[0].year)
        guard !named.rest.isEmpty else { return .add(film, nil) }
        // A longer title begins with the name of a film.
        guard let viewing = try? viewing(named.rest), viewing.viewing.note == nil else { return nil }
        return MovieRequest(viewing, today: catalog.today()) { .add(film, $0) }
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
        let named = try film.map { ([$0], text, text) } ?? named(text)
        guard let named, named.films.count == 1, let typed = said(named.rest) else { return nil }
        let (name, today) = (named.films[0].titleAndYear, catalog.today())
        let ids = [named.films[0].id]
        let rating = try? Rating(typed: named.rest)
        let doubt = MovieDoubt(
            title: "What do you mean?", text: "To search, type /\(text).",
            question: rating.map { "Rate \(name) \($0) of 10?" }
                ?? "Note of \(name): \(typed.inWords(today: today))?",
            refusal: Refusal("“\(text)” is no command. Type seen \(text) to note it."))
        return .either(rating.map { .rate($0, ids) } ?? .note(typed, of: ids), or: nil, doubt)
    }

    private func viewing(_ text: String) throws -> TypedViewing {
        try TypedViewing(text, today: catalog.today())
    }
}

// Lines of a film's page
extension MovieLines {
    /// Reads a line about the film of the page; `nil` where it is about others.
    private func request(_ word: String, _ rest: String, of film: Movie) throws -> MovieRequest? {
        if let answer = Bool(answer: rest), ["l", "watch", "watchlist"].contains(word) {
            return .watch([film.id], isOn: answer)
        }
        switch word {
        case "year", "runtime", "length":
            guard !rest.isEmpty else { return nil }
            return .set(word == "year" ? .year : .runtime, typed: rest, of: film.id)
        case "set":
            let name = rest.prefix { !$0.isWhitespace }
            let value = String(rest[name.endIndex...].trimmed)
            let field = MovieField.typed.first {
                $0.name.lowercased().hasPrefix(name.lowercased()) || $0.rawValue == name.lowercased()
            }
            guard let field, !value.isEmpty else {
                throw Refusal("Type the name of a line and what it is to be, such as set year 1980.")
            }
            return .set(field, typed: value, of: film.id)
        case "e", "o", "m", "t", "v", "c", "u", "y":
            guard !rest.isEmpty else { return nil }
            throw Refusal(
                "Nothing can stand behind \(word) here; type \(word) alone, or /\(word) \(rest) to search.")
        default: break
        }
        let letters: [String: MovieLine.Verb] = ["r": .rate, "w": .seen, "s": .seen]
        guard let verb = letters[word] ?? MovieLine(word)?.verb, verb != .add, verb != .open else {
            return nil
        }
        let others = [.tag, .untag, .note].contains(verb) ? nil : try named(rest)
        guard let others, others.films.allSatisfy({ $0.id != film.id }) else {
            let isThis = others != nil && verb != .seen
            return try request(verb, of: [film.id], with: isThis ? others?.rest ?? rest : rest)
        }
        let doubt = MovieDoubt(
            title: "Another movie", text: "", question: "Do you mean \(others.films[0].titleAndYear)?",
            refusal: Refusal("This page is of \(film.titleAndYear); go to a list of movies for another one."))
        return .either(
            try request(verb, others), or: try? request(verb, of: [film.id], with: rest), doubt)
    }
}

// The films that are meant
extension MovieLines {
    private typealias NamedFilms = (films: [Movie], name: String, rest: String)

    /// The films whose whole name a text begins with, those of the page before others.
    private func named(_ text: String) throws -> NamedFilms? {
        guard let named = try catalog.movies(leading: text) else { return nil }
        let here = named.movies.filter { movie in movies.contains { $0.id == movie.id } }
        return (here.isEmpty ? named.movies : here, named.name, named.rest)
    }

    /// The movies of numbers, each once: a diary may have one several times.
    private func meant(_ picked: PickedNumbers) -> [Movie.ID] {
        var ids: Set<Movie.ID> = []
        return picked.numbers.map { movies[$0 - 1].id }.filter { ids.insert($0).inserted }
    }

    private func all(_ query: MovieQuery) throws -> [Movie.ID] {
        let ids = try catalog.listedMovies(of: query, in: 0 ..< .max).map(\.id)
        guard !ids.isEmpty else { throw Refusal("There are no movies here.") }
        return ids
    }

    private func names(_ ids: [Movie.ID]) -> String { ids.compactMap { try? catalog.movie($0) }.names }
}
