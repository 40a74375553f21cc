/// How words of a search were read that could be words to look for, or a field that was not named in full.
public struct SearchReading: Hashable, Sendable {
    /// The words as they were typed: `unseen`, `by:kurosawa`.
    public let text: String
    /// What was understood: `not watched`, `director:kurosawa`.
    public let meaning: String
    /// The same search with these words in quotes, which looks for them; `nil` where it does that already, or where they
    /// name a field.
    public let asWords: MovieSearch?
}

extension MovieSearch {
    /// How it was read, as far as that need not be what was meant.
    public var readings: [SearchReading] {
        parts.enumerated().compactMap { place, part in
            part.meaning.map { meaning in
                SearchReading(
                    text: part.text, meaning: meaning,
                    asWords: part.quoted.flatMap { try? replacing(place..<place + 1, with: $0) })
            }
        }
    }
}

extension Catalog {
    /// How a search was read, and what it would find by the words: `Read “unseen” as not watched; in quotes it finds 3
    /// movies.` Nothing where there is nothing to say.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func readings(of search: MovieSearch) throws(CatalogError) -> [String] {
        var sentences: [String] = []
        for reading in search.readings {
            var sentence = "Read “\(reading.text)” as \(reading.meaning)"
            // That “watched” is what it says needs no words.
            if reading.text.lowercased() == reading.meaning { continue }
            if let words = reading.asWords {
                let found =
                    switch try count(offering: words) {
                    case .exactly(0): "nothing"
                    case .exactly(1): "1 movie"
                    case let count: "\(count) movies"
                    }
                sentence += "; in quotes it finds \(found)"
            }
            sentences.append(sentence + ".")
        }
        return sentences
    }
}
