package import MovieCatalog

/// Everyday phrases that users type instead of a command, such as “what should I watch”.
enum CommonPhrases {
    /// The request of a phrase that isn't just another way to type a line.
    enum Intent: Substring { case film, removal, edit, correction, overview }

    /// The first word of a row for sentences to confirm, or for answers to yes or no.
    enum Kind: Substring { case said, answer }

    enum Direction { case ascending, descending, reversed }

    private typealias Token = (words: [Substring], isOptional: Bool)

    private static let rows = table.split(separator: "\n").map { row in
        let sides = row.split(separator: "=", maxSplits: 1)
        return (
            meaning: sides[0],
            phrases: sides[1].split(separator: "|").map { phrase in
                phrase.split(separator: " ").map { token -> Token in
                    let isOptional = token.last == "?"
                    return (token.dropLast(isOptional ? 1 : 0).split(separator: "/"), isOptional)
                }
            }
        )
    }

    /// Translates a common phrase to a verb and its arguments. Returns other words unchanged.
    static func commandLine(_ words: [String]) -> [String] {
        let text = words.joined(separator: " ")
        if actions(in: text).first?.0 == .overview { return [Verb.Name.pick.rawValue] }
        guard let line = line(meantBy: text).flatMap({ TypedVerb($0) }), words.first != "undo" else {
            return words
        }
        return [line.verb.name.rawValue, line.rest].filter { !$0.isEmpty }
    }

    /// Returns the line that a phrase means: `n` for “next page”.
    static func line(meantBy text: String, as kind: Kind? = nil) -> String? {
        let found = meanings(of: text).first { Kind(rawValue: $0.0.prefix { $0 != " " }) == kind }
        guard let (meaning, values) = found, Intent(rawValue: meaning) == nil else { return nil }
        let row = kind == nil ? meaning : meaning.drop { $0 != " " }.dropFirst()
        let line = values.reduce(String(row)) {
            $0.replacing("*", with: $1, maxReplacements: 1)
        }
        // After “please” or “let me see”, the rest may be a phrase. Other values are names.
        let isRest = row.hasPrefix("*") || row.hasPrefix("show ")
        return line == text ? nil : isRest ? self.line(meantBy: line) ?? line : line
    }

    /// Returns what a phrase may ask for, and the film or the value that it names.
    static func actions(in text: String) -> [(Intent, words: String)] {
        meanings(of: text).compactMap { meaning, values in
            Intent(rawValue: meaning).map { ($0, (($0 == .edit ? values.first : values.last) ?? "")) }
        }
    }

    private static func meanings(of text: String) -> [(Substring, [String])] {
        let text = text.last == "?" ? text.dropLast() : text[...]
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count <= 16 else { return [] }
        let names = words.map { $0.lowercased().filter { !"'’,:!".contains($0) } }
        let last = names.count - names.reversed().prefix { thanks.contains($0) }.count
        return rows.flatMap { row in
            (last == names.count ? [last] : [names.count, last]).flatMap { count in
                row.phrases.compactMap { phrase in
                    values(of: phrase[...], in: names.prefix(count)).map { values in
                        (row.meaning, values.map { words[$0].joined(separator: " ") })
                    }
                }
            }
        }
    }

    /// Returns the words for each `*` of a phrase; nil if the words aren't the phrase.
    private static func values(
        of phrase: ArraySlice<Token>, in words: ArraySlice<String>
    ) -> [ClosedRange<Int>]? {
        guard let token = phrase.first else { return words.isEmpty ? [] : nil }
        let rest = phrase.dropFirst()
        if token.words.first == "*" {
            // In “change from dusk to dawn to 8”, the last “to” counts.
            let ends =
                rest.contains { $0.words.first == "*" } ? words.indices.reversed() : Array(words.indices)
            return ends.lazy.compactMap { end in
                values(of: rest, in: words[(end + 1)...]).map { [words.startIndex...end] + $0 }
            }.first
        }
        if let word = words.first, token.words.contains(word[...]),
            let found = values(of: rest, in: words.dropFirst())
        {
            return found
        }
        return token.isOptional ? values(of: rest, in: words) : nil
    }
}

extension Catalog {
    /// Spells out abbreviations: `lotr` becomes `lord of the rings`. Nil if that doesn't help.
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
