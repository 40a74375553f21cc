public import MovieCatalog

/// A movie of a file that could be more than one movie of the catalog, or is none of them for sure.
public struct ImportDoubt: Sendable {
    /// What a person says to it.
    public enum Decision: Hashable, Sendable {
        /// It is this movie of the catalog.
        case movie(Movie.ID)
        /// It is a new movie.
        case new
        /// It is left out.
        case leftOut
    }

    /// Which row it is.
    public struct ID: Hashable, Sendable {
        let file: Int
        let line: Int
    }

    /// Which row it is.
    public let id: ID

    /// The row in words: `ratings.csv, line 12`.
    public let place: String

    /// The movie as the file tells of it.
    public let movie: Movie

    /// The movies of the catalog that it could be; none where it is one that an earlier row is already.
    public let candidates: [Movie]

    /// Whether another doubt is of the same kind: an earlier row, one movie perhaps, or one of several.
    public func isLike(_ other: ImportDoubt) -> Bool {
        min(candidates.count, 2) == min(other.candidates.count, 2)
    }
}

extension ImportDoubt: CustomStringConvertible {
    /// The doubt in one line: `ratings.csv, line 12: “Heat” could be “Heat” (1986) or “Heat” (1995), …`.
    public var description: String {
        guard !candidates.isEmpty else {
            return "\(place): \(Self.name(movie)) has the id of an earlier row; it is left out."
        }
        var movies = candidates.prefix(3).map(Self.name)
        if candidates.count > movies.count {
            movies.append(counted(candidates.count - movies.count, "other"))
        }
        return "\(place): \(Self.name(movie)) could be \(movies.joined(separator: " or ")), "
            + "which the catalog has already; it is left out."
    }

    private static func name(_ movie: Movie) -> String {
        shown(movie.title) + (movie.year.map { " (\($0))" } ?? "")
    }
}
