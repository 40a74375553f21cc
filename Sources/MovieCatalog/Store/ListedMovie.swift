/// What a line of a list says of a movie, and by what the movie is called: a third of its columns.
public struct ListedMovie: Hashable, Sendable {
    /// The movie.
    public let id: Movie.ID
    /// The title.
    public let title: String
    /// The title in the language of its making.
    public let originalTitle: String?
    /// The year of release.
    public let year: Int?
    /// What the person thinks of the movie: see ``Movie/yourRating``.
    public let yourRating: Rating?
    /// The critics' score.
    public let score: Int?
    /// The public's rating in tenths.
    public let publicRating: Int?
    /// The day of the last viewing, as far as it is known.
    public let lastWatched: PartialDate?
    /// When the person rated it so, as far as that is known.
    public let lastRated: PartialDate?
    /// The day it was added.
    public let dayAdded: Day?

    /// What a list says of a movie.
    public init(_ movie: Movie) {
        (id, title, originalTitle, year) = (movie.id, movie.title, movie.originalTitle, movie.year)
        (yourRating, score, publicRating) = (movie.yourRating, movie.score, movie.publicRating)
        (lastWatched, lastRated, dayAdded) = (movie.lastWatched, movie.lastRated, movie.dayAdded)
    }
}

/// What is read of a row of `movie`: all of a movie, or what a list says of it. Its id comes first, then the sort key.
protocol MovieRowReadable {
    static var selected: String { get }
    /// The question for the one with an id.
    static var byID: String { get }
    /// Where a column stands in what is selected.
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
        "last_rated", "day_added",
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
    }
}
