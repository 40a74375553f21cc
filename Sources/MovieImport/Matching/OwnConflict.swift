package import MovieCatalog

/// A conflict between a value of the person's own and that of a file.
package struct OwnConflict: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case rating
        /// The rating of the viewing on a date.
        case ratingOfViewing(PartialDate)
        case dayAdded
    }

    package let value: Value
    /// The catalog's and the file's, in digits.
    package let mine: String
    package let theirs: String
    /// The days of the ratings, where they are known.
    package var dayOfMine: Day?
    package var dayOfTheirs: Day?
    /// Whether the file's takes the place of the catalog's.
    package let isReplaced: Bool
}

/// The conflicts of movies: the first few, and how many there are.
public struct OwnConflicts: Hashable, Sendable {
    /// The number of movies.
    public private(set) var movies = 0

    package private(set) var first: [MovieConflicts] = []
    private static let most = 5

    package struct MovieConflicts: Hashable, Sendable {
        package let movie: FilmName
        package let conflicts: [OwnConflict]
    }

    init() {}

    /// Counts a movie, unless there are none.
    mutating func add(_ conflicts: [OwnConflict], of movie: Movie) {
        guard !conflicts.isEmpty else { return }
        movies += 1
        guard first.count < Self.most else { return }
        first.append(
            MovieConflicts(movie: FilmName(title: movie.title, year: movie.year), conflicts: conflicts))
    }
}
