package import MovieCatalog

/// The movies whose rating by the person an import changes, as their pages show it.
public struct RatingChanges: Hashable, Sendable {
    /// The number of movies.
    public private(set) var count = 0
    package private(set) var first: [Change] = []
    /// As many as anybody reads.
    private static let most = 1_000

    package struct Change: Hashable, Sendable {
        package let movie: FilmName
        package let before: Rating
        package let after: Rating
    }

    init() {}

    mutating func add(_ movie: Movie, beside known: Movie) {
        guard let before = known.yourRating, let after = movie.yourRating, before != after else { return }
        count += 1
        guard first.count < Self.most else { return }
        first.append(
            Change(movie: FilmName(title: movie.title, year: movie.year), before: before, after: after))
    }
}
