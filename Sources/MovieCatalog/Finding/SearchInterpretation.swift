/// The reading of a search, as far as it need not be the one that was meant.
public struct SearchInterpretation: Hashable, Sendable {
    /// The words that were read as a condition, or as a field that was not named in full.
    public let parts: [Part]
    /// The number of movies that are found where no words are read as conditions; `nil` where none were.
    public let countAsWords: MovieCount?

    /// Words, and the condition as which they were read.
    public struct Part: Hashable, Sendable {
        /// The words as they were typed: `unseen`, `by:kurosawa`.
        public let text: String
        /// The condition as it could be typed: `watched:no`, `director:kurosawa`.
        public let notation: String
    }
}

extension Catalog {
    /// How a search was read; nothing where its words are looked for, as conditions would leave no movie.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func interpretation(of search: MovieSearch) throws(CatalogError) -> SearchInterpretation {
        let isOfWords = try SearchSQL.isOfWords(search, in: database)
        // “watched” says itself what it means.
        let read = search.parts.filter {
            !(isOfWords && $0.isRead) && $0.notation != "\($0.text.lowercased()):yes"
        }
        let parts = read.compactMap { part in
            part.notation.map { SearchInterpretation.Part(text: part.text, notation: $0) }
        }
        guard !isOfWords, read.contains(where: \.isRead) else {
            return SearchInterpretation(parts: parts, countAsWords: nil)
        }
        return SearchInterpretation(parts: parts, countAsWords: try count(suggesting: search.asWords))
    }
}
