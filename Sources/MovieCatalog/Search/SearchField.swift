/// What stands before a colon in a search.
enum SearchField {
    /// The names, as a person is told.
    static let names = [
        "title", "director", "writer", "cast", "country", "language", "note", "genre", "tag", "year",
        "decade", "rating", "public", "votes", "critics", "reviews", "metacritic", "oscars", "box office",
        "runtime", "released", "certificate", "watched", "rated", "added", "watchlist", "imdb", "tmdb",
        "letterboxd",
    ]

    /// Those of several words, as pages print them.
    static let labels = ["box office", "your rating", "original title"]

    /// Those that can be compared without a colon: `rating>8`.
    static let compared: Set = [
        "year", "rating", "public", "votes", "critics", "reviews", "metacritic", "oscars", "box office",
        "runtime",
        "released", "watched", "rated", "added",
    ]

    private static let others = [
        "by": "director", "directors": "director", "writers": "writer", "actor": "cast", "actors": "cast",
        "with": "cast", "seen": "watched", "score": "critics", "genres": "genre", "tags": "tag",
        "countries": "country", "languages": "language", "original title": "title", "your rating": "rating",
    ]

    /// The name that is meant, which may be typed as far as no other begins so.
    ///
    /// - Returns: One name, several that begin so, or none.
    static func meant(by typed: String) -> [String] {
        let typed = typed.lowercased()
        if names.contains(typed) { return [typed] }
        if let name = others[typed] { return [name] }
        let begun = (names + others.keys.sorted()).filter { $0.hasPrefix(typed) }.map { others[$0] ?? $0 }
        return names.filter(begun.contains)
    }

    /// Why nothing is meant by a word and its field.
    static func refusal(of typed: Substring, in word: Substring) -> InvalidValue {
        let meant = meant(by: String(typed))
        if meant.count > 1 {
            return InvalidValue(
                description: "\(shown(typed)) in \(shown(word)) can be \(listed(meant)); write more of it.")
        }
        let near = (names + others.keys.sorted()).map { name in
            var edits = EditDistance(from: typed.lowercased())
            name.unicodeScalars.forEach { edits.append($0) }
            return (name: name, distance: edits.distance)
        }.min { $0.distance < $1.distance }
        let answer =
            if let near, near.distance <= 2, near.distance < typed.count {
                "\(near.name) is"
            } else {
                "there are \(listed(names))"
            }
        return InvalidValue(
            description: "\(shown(typed)) in \(shown(word)) is no field; \(answer). "
                + "Put words that hold a colon in quotes.")
    }

    private static func listed(_ names: [String]) -> String {
        "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
}
