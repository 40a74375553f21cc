public import MovieCatalog

/// A movie of a file that could be several movies of the catalog, or perhaps none.
public struct ImportDoubt: Sendable {
    /// The answer of a person.
    public enum Decision: Hashable, Sendable {
        /// It is this movie of the catalog.
        case movie(Movie.ID)
        /// It is a new movie.
        case new
        /// It is left out.
        case leftOut
    }

    /// The row, as the identity of a doubt.
    public struct ID: Hashable, Sendable {
        let file: Int
        let line: Int
    }

    /// The row.
    public let id: ID

    /// The position of the row.
    public let position: FilePosition

    /// The movie of the file.
    public let movie: Movie

    /// The movies of the catalog that it could be; empty where an earlier row is that movie already.
    public let candidates: [Movie]

    /// Whether another doubt is alike: both are about an earlier row, about one movie, or about several.
    public func isLike(_ other: ImportDoubt) -> Bool {
        min(candidates.count, 2) == min(other.candidates.count, 2)
    }
}
