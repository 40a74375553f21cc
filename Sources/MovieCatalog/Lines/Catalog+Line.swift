extension Catalog {
    /// Splits a line such as “Heat (1995) yesterday” into a film to add and the text of a viewing.
    /// Returns the likelier reading, with the second one, if any, in `other`.
    package func addition(
        in text: String, isKnown: (String) -> Bool
    ) throws -> (film: FilmName, viewing: String, other: FilmName.FilmAndViewing?) {
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        let added = try FilmName.added(words, today: today()) {
            try isKnown($0) || !movies(called: FilmName(typed: $0)).isEmpty
        }
        // After the name of a movie in the catalog, a number is a rating.
        guard added.viewing.isEmpty, added.other == nil, try movies(called: added.film).isEmpty,
            let named = try movies(leading: text),
            let typed = try? TypedViewing(named.rest, today: today()), typed.viewing.note == nil
        else { return added }
        return (FilmName(title: named.movies[0].title, year: named.movies[0].year), named.rest, nil)
    }
}

extension FilmName {
    /// Splits a line into its film, which the catalog doesn't have, and the text that follows.
    package static func missing(in text: String, after verb: LineVerb, today: Day) -> FilmAndViewing {
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        let rated = words.indices.dropFirst().first {
            (try? Rating(typed: words[$0...].joined(separator: " "))) != nil
        }
        if verb == .rate, let rated {
            let (film, rating) = (words[..<rated], words[rated...])
            return (FilmName(typed: film.joined(separator: " ")), rating.joined(separator: " "))
        }
        let (film, rest, other) = added(words, today: today) { (_) -> Bool in false }
        guard verb == .seen, let other, other.viewing.count > rest.count else { return (film, rest) }
        return other
    }
}
