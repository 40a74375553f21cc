/// How words of a search were read that need not be meant so.
public struct SearchReading: Hashable, Sendable {
    /// The words as they were typed: `unseen`, `by:kurosawa`.
    public let text: String
    /// The condition as it could be typed: `watched:no`, `director:kurosawa`.
    public let notation: String
}

extension Catalog {
    /// How a search was read, as far as that need not be what was meant; nothing where only its words are looked for, as
    /// conditions would leave no movie.
    ///
    /// - Returns: The words, and how many movies they find as words to look for; `nil` where they are that, or a field.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func readings(
        of search: MovieSearch
    ) throws(CatalogError) -> (readings: [SearchReading], asWords: MovieCount?) {
        let isOfWords = try SearchSQL.isOfWords(search, in: database)
        // That “watched” is what it says needs no words.
        let parts = search.parts.filter {
            !(isOfWords && $0.isRead) && $0.notation != "\($0.text.lowercased()):yes"
        }
        let readings = parts.compactMap { part in
            part.notation.map { SearchReading(text: part.text, notation: $0) }
        }
        guard !isOfWords, parts.contains(where: \.isRead) else { return (readings, nil) }
        return (readings, try count(offering: search.asWords))
    }
}
