package import MovieCatalog

/// Everyday phrases that users type instead of a command, such as “what should I watch”.
enum CommonPhrases {
    private static let questions: Set = [
        "what to watch", "what should i watch", "what should we watch", "what shall i watch",
        "what can i watch", "what to see", "what should i see", "something to watch",
        "recommend something", "recommend a movie", "suggest something", "suggest a movie", "surprise me",
    ]

    /// First words of searches that would otherwise be taken for misspelled verbs.
    static let searchWords = Set(["how", "short", "unrated", "unseen", "unwatched"] + abbreviations.keys)

    static let abbreviations = [
        "bttf": "back to the future", "eeaao": "everything everywhere all at once",
        "esb": "empire strikes back", "hp": "harry potter", "lotr": "lord of the rings",
        "mi": "mission impossible", "potc": "pirates of the caribbean", "sw": "star wars",
        "t2": "terminator 2", "tdk": "dark knight",
    ]

    /// Whether a line asks for a movie to watch: `what should I watch tonight?`.
    static func askForSuggestion(_ line: String) -> Bool {
        let words = line.lowercased().filter { $0 != "?" }.split(whereSeparator: \.isWhitespace)
        let isOfTime = words.last.map { ["tonight", "now", "next", "today"].contains($0) } ?? false
        return questions.contains(words.dropLast(isOfTime ? 1 : 0).joined(separator: " "))
    }

    /// Translates a common phrase to a verb and its arguments. Returns other words unchanged.
    static func commandLine(_ words: [String]) -> [String] {
        let text = words.joined(separator: " ")
        if askForSuggestion(text) { return [Verb.Name.pick.rawValue] }
        return verb(in: text).map { [$0.verb.name.rawValue, $0.rest].filter { !$0.isEmpty } } ?? words
    }

    /// Finds the verb in `show my watchlist`, `my stats`, `2026 in review` or `mark heat as seen`.
    static func verb(in line: String) -> TypedVerb? {
        let words = line.split(whereSeparator: \.isWhitespace).map { String($0) }
        let text = words.joined(separator: " ").lowercased()
        if text.hasSuffix(" in review") {
            let period = text.dropLast(10).trimmingPrefix("my ").trimmingPrefix("the ")
            if period == "year" { return TypedVerb(.numbers, "this year") }
            if period.first?.isNumber == true { return TypedVerb(.numbers, String(period)) }
        }
        if words.count > 2, text.hasPrefix("mark "), text.hasSuffix(" seen") || text.hasSuffix(" watched") {
            let film = words.dropFirst().dropLast(text.contains(" as ") ? 2 : 1)
            return TypedVerb(.seen, film.joined(separator: " "))
        }
        let name = words.drop { ["go", "to", "show", "open", "me", "my", "the"].contains($0.lowercased()) }
        guard name.count < words.count, name.first?.count ?? 0 > 1,
            let verb = TypedVerb(name.joined(separator: " ")), verb.rest.isEmpty,
            [.watchlist, .lists, .diary, .numbers].contains(verb.verb.name)
        else { return nil }
        return verb
    }
}

extension Catalog {
    /// Spells out abbreviations: `lotr` becomes `lord of the rings`. Returns nil if there are none,
    /// if the search is a title, or if only the search as typed finds movies.
    package func writingOut(
        _ search: MovieSearch, finding count: MovieCount
    ) throws -> MovieSearch? {
        let words = search.text.split(separator: " ").map { String($0) }
        let whole = words.map { CommonPhrases.abbreviations[$0.lowercased()] ?? $0 }
        if words == whole { return nil }
        let other = try MovieSearch(whole.joined(separator: " "), today: today())
        if count == .exactly(0) { return other }
        let isTitle = try !movies(called: FilmName(typed: search.text)).isEmpty
        return try isTitle || self.count(of: MovieQuery(search: other)) == .exactly(0) ? nil : other
    }
}
