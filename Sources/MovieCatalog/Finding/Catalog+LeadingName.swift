/// The movies that are called as a text begins, and what is behind their name.
public struct LeadingName: Sendable {
    /// The movies, of which there is one at least.
    public let movies: [Movie]
    /// The name as it was typed.
    public let name: String
    /// The text behind it.
    public let rest: String
}

extension Catalog {
    /// Finds the longest beginning of a text that is the whole name of movies, up to twelve words of it: see
    /// ``movies(called:)``. A comma or a colon may follow the name.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(leading text: String) throws(CatalogError) -> LeadingName? {
        let spaces = text.indices.filter { text[$0].isWhitespace }.prefix(12)
        for end in (spaces + [text.endIndex]).reversed() {
            let name = text[..<end].trimmed
            let called = name.last == "," || name.last == ":" ? name.dropLast() : name
            guard !called.isEmpty, !called.endsInSigns else { continue }
            let found = try movies(called: FilmName(typed: called))
            guard found.isEmpty else {
                return LeadingName(movies: found, name: String(called), rest: String(text[end...].trimmed))
            }
        }
        return nil
    }
}

extension StringProtocol {
    /// Whether the last of several words has no letter and no digit, as a rating in stars behind a name has none.
    package var endsInSigns: Bool {
        guard let space = lastIndex(where: \.isWhitespace) else { return false }
        return !self[space...].contains { $0.isLetter || $0.isNumber }
    }
}
