package import MovieCatalog

/// Everyday phrases that users type instead of a command, such as “what should I watch”.
enum CommonPhrases {
    /// What a phrase asks for, apart from a line that it means.
    enum Action: Substring { case film, removal, edit, correction, overview }

    enum Direction { case ascending, descending, reversed }

    private typealias Row = (meaning: Substring, phrases: [[Substring]])

    private static let rows = table.split(separator: "\n").map { line -> Row in
        let sides = line.split(separator: "=", maxSplits: 1)
        return (sides[0], sides[1].split(separator: "|").map { $0.split(separator: " ") })
    }

    /// Translates a common phrase to a verb and its arguments. Returns other words unchanged.
    static func commandLine(_ words: [String]) -> [String] {
        let text = words.joined(separator: " ")
        if actions(in: text).first?.0 == .overview { return [Verb.Name.pick.rawValue] }
        guard let line = line(meantBy: text).flatMap({ TypedVerb($0) }) else { return words }
        return [line.verb.name.rawValue, line.rest].filter { !$0.isEmpty }
    }

    /// Returns the line that a phrase means: `n` for “next page”.
    static func line(meantBy text: String) -> String? {
        guard let (meaning, values) = meanings(of: text).first, Action(rawValue: meaning) == nil else {
            return nil
        }
        let line = values.reduce(String(meaning)) { $0.replacing("*", with: $1, maxReplacements: 1) }
        return line == text ? nil : line
    }

    /// Returns what a phrase may ask for, and the film or the value that it names.
    static func actions(in text: String) -> [(Action, words: String)] {
        meanings(of: text).compactMap { meaning, values in
            Action(rawValue: meaning).map { ($0, (($0 == .edit ? values.first : values.last) ?? "")) }
        }
    }

    private static func meanings(of text: String) -> [(Substring, [String])] {
        let text = text.last == "?" ? text.dropLast() : text[...]
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        guard words.count <= 16 else { return [] }
        return rows.flatMap { row in
            row.phrases.compactMap { values(of: $0[...], in: words[...]).map { (row.meaning, $0) } }
        }
    }

    /// Returns the words for each `*` of a phrase; nil if the words aren't the phrase.
    private static func values(of phrase: ArraySlice<Substring>, in words: ArraySlice<String>) -> [String]? {
        guard let token = phrase.first else { return words.isEmpty ? [] : nil }
        let rest = phrase.dropFirst()
        if token == "*" {
            // In “change from dusk to dawn to 8”, the last “to” counts.
            let ends = rest.contains("*") ? words.indices.reversed() : Array(words.indices)
            return ends.lazy.compactMap { end in
                values(of: rest, in: words[(end + 1)...]).map { [words[...end].joined(separator: " ")] + $0 }
            }.first
        }
        let isOptional = token.last == "?"
        let word = words.first?.lowercased().filter { !"'’,:!".contains($0) }
        let isNext = word.map { token.dropLast(isOptional ? 1 : 0).split(separator: "/").contains($0[...]) }
        if isNext == true, let found = values(of: rest, in: words.dropFirst()) { return found }
        return isOptional ? values(of: rest, in: words) : nil
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
