package struct ListedMovie: Hashable, Sendable {
    package let id: Movie.ID
    package let title: String
    package let originalTitle: String?
    package let year: Int?
    package let yourRating: Rating?
    package let lastWatched: PartialDate?
    package let watchlist: WatchlistEntry?

    /// Whether the movie's row is intact. If not, only its id and perhaps its title are set.
    package private(set) var isReadable = true

    // These are loaded only if the list shows them or is sorted by them.
    package private(set) var director: String?
    package private(set) var runtime: Int?
    package private(set) var score: Int?
    /// In tenths: 78 is 7.8.
    package private(set) var publicRating: Int?
    package private(set) var lastRated: PartialDate?
    package private(set) var dayAdded: Day?

    package init(_ movie: Movie) {
        (id, title, originalTitle, year) = (movie.id, movie.title, movie.originalTitle, movie.year)
        (director, runtime) = (movie.directors.first, movie.runtime)
        let latest = movie.latestRating
        (yourRating, score, publicRating) = (latest?.rating, movie.score, movie.publicRating)
        (lastWatched, lastRated, dayAdded) = (movie.lastWatched, latest?.date, movie.dayAdded)
        watchlist = movie.watchlist
    }
}

/// The columns to select from `movie`, after the id, and a function that makes a value from a row.
struct RowReading<Value>: Sendable {
    let selected: String
    /// The SQL for a row by id. It's prepared faster without the table's name before each column.
    let byID: String
    let value: @Sendable (Statement) throws -> Value

    init(_ columns: [String], _ value: @escaping @Sendable (Statement) throws -> Value) {
        self.value = value
        selected = "movie.id, " + columns.map { "movie.\($0)" }.joined(separator: ", ")
        byID = "SELECT id, \(columns.joined(separator: ", ")) FROM movie WHERE id = ?"
    }
}

extension ListedMovie {
    static let columns = [
        "sort_key", "title", "original_title", "year", "your_rating", "last_watched", "is_on_watchlist",
    ]

    static func reading(_ fields: [MovieField], sortedBy order: MovieOrder?) -> RowReading<ListedMovie> {
        let fields = (fields + [order?.field].compactMap(\.self)).filter { !columns.contains($0.sortColumn) }
        return RowReading(columns + fields.map(\.sortColumn)) { row in
            do throws(CatalogError) {
                return try ListedMovie(row, fields)
            } catch {
                let (id, title) = (try row.number(0), try? row.text(2))
                try row.database.note(unreadable: error.of(.movie(id, title: title)))
                var movie = ListedMovie(Movie(id: Movie.ID(id), title: title ?? ""))
                movie.isReadable = false
                return movie
            }
        }
    }

    init(_ row: Statement, _ fields: [MovieField]) throws(CatalogError) {
        id = Movie.ID(try row.number(0))
        guard let title = try row.text(2) else { throw row.damage("a movie has no title") }
        self.title = title
        originalTitle = try row.text(3)
        year = try row.integer(4, of: .year)
        yourRating = try row.rating(5)
        lastWatched = try row.date(6)
        watchlist = try row.watchlist(7)
        for (place, field) in fields.enumerated() {
            let column = Self.columns.count + 1 + place
            switch field {
            case .directors: director = try row.firstText(column)
            case .runtime: runtime = try row.integer(column, of: field)
            case .score: score = try row.integer(column, of: field)
            case .publicRating: publicRating = try row.integer(column, of: field)
            case .dayRated: lastRated = try row.date(column)
            case .dayAdded: dayAdded = try row.day(column)
            default: break
            }
        }
    }
}
