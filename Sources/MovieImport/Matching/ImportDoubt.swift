package import MovieCatalog

package struct ImportDoubt: Sendable, CustomStringConvertible {
    package enum Decision: Hashable, Sendable {
        case movie(Movie.ID)
        case new
        case leftOut
    }

    package struct ID: Hashable, Sendable {
        let file: Int
        let line: Int
    }

    package let id: ID
    package let position: FilePosition
    package let movie: Movie
    /// Movies that ``movie`` may be. Empty if an earlier row matched the movie with the same id.
    package let candidates: [Movie]

    /// Whether a candidate is from an earlier row, and so has a negative id.
    var isWithinFiles: Bool { candidates.contains { $0.id < Movie.ID(0) } }

    /// The only candidate, if it has the same title and at least one of the two movies has no year.
    package var onlyNamesake: Movie? {
        guard candidates.count == 1, movie.year == nil || candidates[0].year == nil,
            folded(movie.title) == folded(candidates[0].title)
        else { return nil }
        return candidates[0]
    }

    /// Whether both doubts have no candidate, both have one candidate, or both have several.
    package func isLike(_ other: ImportDoubt) -> Bool {
        min(candidates.count, 2) == min(other.candidates.count, 2)
    }

    /// `ratings.csv, line 12: “Heat” could be “Heat” (1986) or “Heat” (1995), …`.
    package var description: String {
        guard !candidates.isEmpty else {
            return "\(place): \(Self.name(movie)) has the id of an earlier row, so it is skipped."
        }
        let movies =
            candidates.prefix(3).map(Self.name)
            + (candidates.count > 3 ? [counted(candidates.count - 3, "other")] : [])
        return "\(place): \(Self.name(movie)) could be \(movies.joined(separator: " or ")), "
            + (isWithinFiles ? "of an earlier row" : "which the catalog has already") + ", so it is skipped."
    }

    package var place: String { position.description }

    private static func name(_ movie: Movie) -> String {
        shown(movie.title) + (movie.year.map { " (\($0))" } ?? "")
    }
}
