package import MovieCatalog

/// The rows of files that were joined with a movie of an earlier row.
public struct JoinedRows: Hashable, Sendable {
    /// The number of rows.
    public private(set) var count = 0
    /// The number of those that have nothing but the title in common.
    public private(set) var countByTitle = 0
    /// The first of those that are written in another way.
    package private(set) var first: [Pair] = []
    private static let most = 5

    package struct Pair: Hashable, Sendable {
        package let row: FilmName
        package let movie: FilmName
    }

    init() {}

    mutating func add(_ row: Movie, to movie: Movie) {
        count += 1
        if row.year == nil, !row.title.isEmpty, !row.hasID(of: movie) { countByTitle += 1 }
        guard first.count < Self.most, !row.title.isEmpty, !row.isWritten(as: movie) else { return }
        let pair = Pair(
            row: FilmName(title: row.title, year: row.year),
            movie: FilmName(title: movie.title, year: movie.year))
        if !first.contains(pair) { first.append(pair) }
    }
}
