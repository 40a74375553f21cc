extension Movie {
    /// Where the words of a search are in the movie, if not in its titles: each field, with the names or the note that has
    /// them.
    public func matches(of search: MovieSearch) -> [(field: MovieField, text: String)] {
        let words = search.parts.filter(\.isLoose).compactMap(\.words).map { Self.folded($0) }
        let lists: [(MovieField, [String])] = [
            (.directors, directors), (.cast, cast), (.writers, writers), (.languages, languages),
            (.countries, countries), (.note, [note].compactMap(\.self)),
            (.viewings, viewings.compactMap(\.note)),
        ]
        return lists.flatMap { field, texts in
            texts.filter { text in
                let all = Self.folded(text).split { !$0.isLetter && !$0.isNumber }
                return words.contains { word in all.contains { $0.hasPrefix(word) } }
            }.prefix(3).map { (field, $0) }
        }
    }

    private static func folded(_ text: String) -> String {
        String(decoding: MovieCatalog.folded(text), as: UTF8.self)
    }
}
