/// Words of a search, and the way in which they were read where that need not be what was meant.
public struct SearchInterpretation: Hashable, Sendable {
    /// The words as they were typed: `unseen`, `by:kurosawa`.
    public let text: String
    /// The meaning in which they were read.
    public let meaning: SearchMeaning
    /// The number of movies that the words in quotes find; `nil` where they are looked for already, or name a field.
    public let countAsWords: MovieCount?
}

extension Catalog {
    /// The ways in which the words of a search were read.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func interpretations(of search: MovieSearch) throws(CatalogError) -> [SearchInterpretation] {
        var readings: [SearchInterpretation] = []
        for (place, part) in search.parts.enumerated() {
            guard let meaning = part.meaning else { continue }
            // “watched” says itself what it means.
            if meaning == .watched(true), part.text.lowercased() == "watched" { continue }
            let words = part.quoted.flatMap { try? search.replacing(place..<place + 1, with: $0) }
            let found = try words.map { (words) throws(CatalogError) in try count(suggesting: words) }
            readings.append(SearchInterpretation(text: part.text, meaning: meaning, countAsWords: found))
        }
        return readings
    }
}
