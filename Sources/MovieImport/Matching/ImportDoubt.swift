package import MovieCatalog

/// A movie of a file that could be another one of the catalog, or of an earlier row.
package struct ImportDoubt: Sendable {
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

    /// The movies that it could be, of the catalog or of an earlier row; empty where an earlier row is that movie already.
    package let candidates: [Movie]

    /// Whether it could be a movie of an earlier row.
    package var isWithinFiles: Bool { candidates.contains { $0.id < Movie.ID(0) } }

    /// The movie of the same title, where it is the only one, and a year is missing.
    package var onlyNamesake: Movie? {
        guard candidates.count == 1, movie.year == nil || candidates[0].year == nil,
            folded(movie.title) == folded(candidates[0].title)
        else { return nil }
        return candidates[0]
    }

    /// Whether another doubt is alike: both are about an earlier row, about one movie, or about several.
    package func isLike(_ other: ImportDoubt) -> Bool {
        min(candidates.count, 2) == min(other.candidates.count, 2)
    }
}
