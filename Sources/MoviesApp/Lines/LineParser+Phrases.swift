import MovieCatalog
import MovieImport
import Usher

// Lines in everyday words
extension LineParser {
    /// Returns the line that words mean, unless they're a film's title: `n` for “next page”.
    func line(meantBy text: String) -> String? {
        // Alone on a film's page, “seen” asks how the film was, as its letter does.
        if page.movie != nil, let line = TypedVerb(text), line.verb.name == .seen, line.name.count > 1,
            line.rest.isEmpty || (try? pronoun(in: line.rest)) == ""
        {
            return "s"
        }
        guard let line = CommonPhrases.line(meantBy: text), !isTitle(text) else { return nil }
        // “a horror film” is a search, but `a` adds “a bugs life movie”.
        if TypedVerb(text)?.name == "a", let search = TypedVerb(line),
            (try? MovieSearch(search.rest, today: today).isOfConditions) != true
        {
            return nil
        }
        return line
    }

    func isTitle(_ text: String) -> Bool {
        (try? catalog.movies(called: FilmName(typed: text)).isEmpty) == false
            || !BuiltInFilms().films(called: text).isEmpty
    }

    /// Reads a phrase such as a question about a film; nil for other lines.
    func meaning(ofPhrase text: String) throws -> LineMeaning? {
        if text.last == "?", text.first != "?",
            let film = try meaning(.film, String(text.prefix { $0 != "?" }))
        {
            return film
        }
        let actions = CommonPhrases.actions(in: text)
        guard !actions.isEmpty, !isTitle(text) else { return nil }
        let asked = try MovieSearch(text, today: today)
        for (action, words) in actions {
            if let meaning = try meaning(action, words) { return meaning }
            guard action == .film, !asked.isOfConditions, !isIt(words),
                let film = BuiltInFilms().films(named: words).first
            else { continue }
            return .say(
                "\(film.nameDirectorAndLength): not in the catalog. To add it, type add \(film.name).")
        }
        // If a question asks only about a film, search for the film: “how long is heta”.
        let film = actions.first { $0.0 == .film && TypedVerb(text) == nil && asked.isOfWords }
        return try film.flatMap { try search($0.words) }
    }

    private func meaning(_ action: CommonPhrases.Intent, _ words: String) throws -> LineMeaning? {
        if action == .correction { return try correction(words) }
        if action == .overview { return .go(.section(.overview)) }
        let films = try films(called: words)
        if films.count > 1, action == .film { return try search(words) }
        guard let film = films.first, films.count == 1 else { return nil }
        let name = film.titleAndYear
        switch action {
        case .film, .correction, .overview: return opening(film.id)
        case .edit:
            return opening(film.id, saying: "Type e to change the movie, w to change or delete a viewing.")
        case .removal where film.viewings.isEmpty:
            return opening(film.id, saying: "No viewing of \(name) is noted.")
        case .removal:
            let viewings = film.viewings.map { viewing in
                (viewing.inWords(today: today), LineMeaning.change(.removeViewing(viewing, of: film.id)))
            }
            let refusal = Refusal("To delete a viewing of \(name), open it and type w.")
            return .ask(.choose(title: "Delete a viewing of \(name)", viewings, refusal: refusal))
        }
    }

    /// Returns the films with this name or line number. “This movie” and an empty text mean “it”.
    private func films(called words: String) throws -> [Movie] {
        if let number = Int(words), movies.indices.contains(number - 1) {
            return try catalog.movie(movies[number - 1].id).map { [$0] } ?? []
        }
        let named = try titled(isIt(words) ? "it" : words)
        return named?.rest.isEmpty == true ? named?.films ?? [] : []
    }

    func isIt(_ words: String) -> Bool {
        words.isEmpty || CommonPhrases.pronouns.contains(words.lowercased())
    }

    /// Changes what was noted last, as in “no, 7” or “make that friday”; nil for other words.
    private func correction(_ text: String) throws -> LineMeaning? {
        let noted = page.last?.noted ?? []
        let read = Result { try viewing(text).certain }
        if case .failure(let error as InvalidValue) = read, case .severalDays = error, !noted.isEmpty {
            throw error
        }
        guard let said = try? read.get(), said.note == nil else {
            if noted.count == 1, let film = try titled(text), film.rest.isEmpty, film.films[0].id != noted[0]
            {
                throw Refusal("“\(film.name)” isn't what was noted last. Type undo, then seen \(film.name).")
            }
            return try CommonPhrases.actions(in: text).lazy.filter { $0.0 == .correction }
                .compactMap { try correction($0.words) }.first
        }
        func change(_ former: Viewing, _ id: Movie.ID) throws -> LineMeaning {
            let viewing = try TypedViewing(text, changing: former, today: today).viewing
            return .change(.changeViewing(former, to: viewing, of: id, isNamed: true))
        }
        let isHere = page.movie == nil || page.last?.noted == page.movie.map { [$0] }
        switch (isHere ? page.last : nil, try? Rating(typed: text)) {
        case (.rate(_, let ids), let rating?): return .change(.rate(rating, ids))
        case (.seen(let former, let ids, _), _) where ids.count == 1: return try change(former, ids[0])
        case (.changeViewing(_, let former, let id, _), _): return try change(former, id)
        case (nil, let rating?) where page.movie != nil:
            return .change(.rate(rating, page.movie.map { [$0] } ?? []))
        default:
            throw Refusal("Type the movie, too, such as rate heat 7, or undo to take back the last change.")
        }
    }
}

extension MovieChange {
    /// The movies that the change notes a viewing or a rating of; empty for other changes.
    var noted: [Movie.ID] {
        switch self {
        case .seen(_, let ids, _), .rate(_, let ids): ids
        case .changeViewing(_, _, let id, _): [id]
        default: []
        }
    }
}
