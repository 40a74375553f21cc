/// A movie as a list shows it, and the names that it is called by: as few of its columns as that takes.
package struct ListedMovie: Hashable, Sendable {
    package let id: Movie.ID
    package let title: String
    package let originalTitle: String?
    package let year: Int?
    /// The person's current rating: see ``Movie/yourRating``.
    package let yourRating: Rating?
    /// The day of the last viewing, as far as it is known.
    package let lastWatched: PartialDate?
    /// That the person wants to watch it; `nil` where the person doesn't.
    package let watchlist: WatchlistEntry?

    /// Whether all of it could be read; otherwise only the title, if that.
    package private(set) var isReadable = true

    // Only some lists show these; in others they are `nil`.
    /// The first of the directors.
    package private(set) var director: String?
    package private(set) var runtime: Int?
    package private(set) var score: Int?
    /// The public's rating in tenths.
    package private(set) var publicRating: Int?
    /// The date of the person's rating, as far as it is known.
    package private(set) var lastRated: PartialDate?
    package private(set) var dayAdded: Day?

    package init(_ movie: Movie) {
        (id, title, originalTitle, year) = (movie.id, movie.title, movie.originalTitle, movie.year)
        (director, runtime) = (movie.directors.first, movie.runtime)
        (yourRating, score, publicRating) = (movie.yourRating, movie.score, movie.publicRating)
        (lastWatched, lastRated, dayAdded) = (movie.lastWatched, movie.lastRated, movie.dayAdded)
        watchlist = movie.watchlist
    }
}

/// A way to read rows of `movie`, as all of a movie or as its list entry. Its id comes first, then the sort key.
struct RowReading<Value>: Sendable {
    let columns: [String]
    let selected: String
    /// The question for the one with an id. To prepare it takes a third less where the columns don't name their table.
    let byID: String
    let value: @Sendable (Statement) throws(CatalogError) -> Value

    init(_ columns: [String], _ value: @escaping @Sendable (Statement) throws(CatalogError) -> Value) {
        (self.columns, self.value) = (columns, value)
        selected = "movie.id, " + columns.map { "movie.\($0)" }.joined(separator: ", ")
        byID = "SELECT id, \(columns.joined(separator: ", ")) FROM movie WHERE id = ?"
    }

    func place(of column: String) -> Int { (columns.firstIndex(of: column) ?? columns.count) + 1 }
}

extension ListedMovie {
    private static let columns = [
        "sort_key", "title", "original_title", "year", "your_rating", "last_watched", "is_on_watchlist",
    ]

    /// The reading of a list that shows these fields too, and the one of its order.
    static func reading(_ fields: [MovieField], sortedBy order: MovieOrder?) -> RowReading<ListedMovie> {
        let fields = (fields + [order?.field].compactMap(\.self)).filter { !columns.contains($0.sortColumn) }
        return fields.isEmpty ? shortest : reading(fields)
    }

    private static let shortest = reading([])

    private static func reading(_ fields: [MovieField]) -> RowReading<ListedMovie> {
        RowReading(columns + fields.map(\.sortColumn)) { (row) throws(CatalogError) in
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

    private init(_ row: Statement, _ fields: [MovieField]) throws(CatalogError) {
        id = Movie.ID(try row.number(0))
        guard let title = try row.text(2) else { throw row.damage(.missingValue(.title)) }
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
