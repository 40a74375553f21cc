/// A movie as a list shows it, and the names that it is called by: a third of its columns.
public struct ListedMovie: Hashable, Sendable {
    /// The movie.
    public let id: Movie.ID
    /// The title.
    public let title: String
    /// The title in the language of its making.
    public let originalTitle: String?
    /// The year of release.
    public let year: Int?
    /// The first of the directors.
    public let director: String?
    /// The length in minutes.
    public let runtime: Int?
    /// The person's current rating: see ``Movie/yourRating``.
    public let yourRating: Rating?
    /// The critics' score.
    public let score: Int?
    /// The public's rating in tenths.
    public let publicRating: Int?
    /// The day of the last viewing, as far as it is known.
    public let lastWatched: PartialDate?
    /// The date of that rating, as far as it is known.
    public let lastRated: PartialDate?
    /// The day it was added.
    public let dayAdded: Day?
    /// That the person wants to watch it; `nil` where the person doesn't.
    public let watchlist: WatchlistEntry?

    /// Makes the list entry of a movie.
    public init(_ movie: Movie) {
        (id, title, originalTitle, year) = (movie.id, movie.title, movie.originalTitle, movie.year)
        (director, runtime) = (movie.directors.first, movie.runtime)
        (yourRating, score, publicRating) = (movie.yourRating, movie.score, movie.publicRating)
        (lastWatched, lastRated, dayAdded) = (movie.lastWatched, movie.lastRated, movie.dayAdded)
        watchlist = movie.watchlist
    }
}

/// A value read from a row of `movie`: all of a movie, or its list entry. Its id comes first, then the sort key.
protocol MovieRowReadable {
    static var selected: String { get }
    /// The question for the one with an id.
    static var byID: String { get }
    /// The place of a column in the selection.
    static func place(of column: String) -> Int
    /// Reads the row that a statement stands on.
    init(row: Statement) throws(CatalogError)
}

extension Movie: MovieRowReadable {
    static var selected: String { MovieRow.selected }
    static var byID: String { MovieRow.byID }
    static func place(of column: String) -> Int { MovieRow.place(of: column) }
    init(row: Statement) throws(CatalogError) { self = try MovieRow.movie(in: row) }
}

extension ListedMovie: MovieRowReadable {
    private static let columns = [
        "sort_key", "title", "original_title", "year", "your_rating", "score", "public_rating",
        "last_watched",
        "last_rated", "day_added", "directors", "runtime", "is_on_watchlist",
    ]

    static let selected = "movie.id, " + columns.map { "movie.\($0)" }.joined(separator: ", ")
    static let byID = "SELECT id, \(columns.joined(separator: ", ")) FROM movie WHERE id = ?"

    static func place(of column: String) -> Int { (columns.firstIndex(of: column) ?? columns.count) + 1 }

    init(row: Statement) throws(CatalogError) {
        id = Movie.ID(try row.integer(0) ?? 0)
        guard let title = try row.text(2) else { throw row.damage(.missingValue(.title)) }
        self.title = title
        originalTitle = try row.text(3)
        year = try row.integer(4, of: .year)
        yourRating = try row.rating(5)
        score = try row.integer(6, of: .score)
        publicRating = try row.integer(7, of: .publicRating)
        lastWatched = try row.date(8)
        lastRated = try row.date(9)
        dayAdded = try row.day(10)
        director = try row.firstText(11)
        runtime = try row.integer(12, of: .runtime)
        watchlist = try row.watchlist(13)
    }
}
