/// The names before a colon in a search.
package enum SearchField {
    /// The names.
    package static let names = [
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

    /// The error for a field that isn't known, or can be several.
    static func error(of typed: Substring, in word: Substring) -> InvalidValue {
        let meant = meant(by: String(typed))
        guard meant.isEmpty else { return .ambiguousField(String(typed), in: String(word), meant) }
        let near = (names + others.keys.sorted()).map { name in
            var edits = EditDistance(from: typed.lowercased())
            name.unicodeScalars.forEach { edits.append($0) }
            return (name: name, distance: edits.distance)
        }.min { $0.distance < $1.distance }
        let isNear = near.map { $0.distance <= 2 && $0.distance < typed.count } ?? false
        return .unknownField(String(typed), in: String(word), near: isNear ? near?.name : nil)
    }
}
