/// A film as a row of `movie`: its columns, in the order in which they are bound and read.
enum MovieRow {
    /// The columns beside `id` and `sort_key`.
    private static let columns = [
        "imdb_id", "tmdb_id", "letterboxd_uri", "title", "original_title", "year", "released", "runtime",
        "genres",
        "directors", "writers", "\"cast\"", "languages", "countries", "certificate", "score", "metascore",
        "public_rating", "votes", "box_office", "oscars", "rating", "viewings", "is_on_watchlist", "tags",
        "note",
    ]

    /// What a question for whole films selects from `movie`.
    static let selected = "movie.id, movie.sort_key, " + columns.map { "movie." + $0 }.joined(separator: ", ")

    /// Where a column stands in what is selected.
    static func place(of column: String) -> Int {
        guard let place = columns.firstIndex(of: column) else {
            preconditionFailure("there is no column \(column)")
        }
        return place + 2
    }

    /// Inserts a film; without an id, the next one is given.
    static let insertion =
        "INSERT INTO movie (id, sort_key, \(columns.joined(separator: ", "))) VALUES ("
        + repeatElement("?", count: columns.count + 2).joined(separator: ", ") + ")"

    /// Replaces a film.
    static let update =
        "UPDATE movie SET sort_key = ?2, "
        + columns.enumerated().map { "\($1) = ?\($0 + 3)" }.joined(separator: ", ") + " WHERE id = ?1"

    /// Binds a film to the parameters of ``insertion`` or ``update``.
    static func bind(_ movie: Movie, id: Int?, to statement: Statement) throws(CatalogError) {
        try statement.bind(1, id)
        try statement.bind(2, bytes: SortKey(of: movie).bytes)
        try statement.bind(3, movie.imdbID)
        try statement.bind(4, movie.tmdbID)
        try statement.bind(5, movie.letterboxdURI)
        try statement.bind(6, movie.title)
        try statement.bind(7, movie.originalTitle)
        try statement.bind(8, movie.year)
        try statement.bind(9, movie.released?.description)
        try statement.bind(10, movie.runtime)
        try statement.bind(11, joined(movie.genres))
        try statement.bind(12, joined(movie.directors))
        try statement.bind(13, joined(movie.writers))
        try statement.bind(14, joined(movie.cast))
        try statement.bind(15, joined(movie.languages))
        try statement.bind(16, joined(movie.countries))
        try statement.bind(17, movie.certificate)
        try statement.bind(18, movie.score)
        try statement.bind(19, movie.metascore)
        try statement.bind(20, movie.publicRating)
        try statement.bind(21, movie.votes)
        try statement.bind(22, movie.boxOffice)
        try statement.bind(23, movie.oscars)
        try statement.bind(24, movie.rating?.halves)
        try statement.bind(25, joined(movie.viewings.map { $0.day?.description ?? "?" }))
        try statement.bind(26, movie.isOnWatchlist ? 1 : 0)
        try statement.bind(27, joined(movie.tags))
        try statement.bind(28, movie.note)
    }

    /// The film in the row that a statement stands on, which begins with ``selected``.
    static func movie(in row: Statement) throws(CatalogError) -> Movie {
        guard let id = try row.integer(0), let title = try row.text(5) else {
            throw row.damage("a film has no title")
        }
        var movie = Movie(id: Movie.ID(id), title: title)
        movie.imdbID = try row.text(2)
        movie.tmdbID = try row.integer(3)
        movie.letterboxdURI = try row.text(4)
        movie.originalTitle = try row.text(6)
        movie.year = try row.integer(7)
        movie.released = try row.read(row.text(8), as: "a day of release") { Day($0) }
        movie.runtime = try row.integer(9)
        movie.genres = parts(try row.text(10))
        movie.directors = parts(try row.text(11))
        movie.writers = parts(try row.text(12))
        movie.cast = parts(try row.text(13))
        movie.languages = parts(try row.text(14))
        movie.countries = parts(try row.text(15))
        movie.certificate = try row.text(16)
        movie.score = try row.integer(17)
        movie.metascore = try row.integer(18)
        movie.publicRating = try row.integer(19)
        movie.votes = try row.integer(20)
        movie.boxOffice = try row.integer(21)
        movie.oscars = try row.integer(22) ?? 0
        movie.rating = try row.read(row.integer(23), as: "a rating") { Rating(halves: $0) }
        for day in parts(try row.text(24)) { movie.viewings.append(try viewing(on: day, in: row)) }
        movie.isOnWatchlist =
            try row.read(row.integer(25), as: "on the watchlist or not") { [0: false, 1: true][$0] } ?? false
        movie.tags = parts(try row.text(26))
        movie.note = try row.text(27)
        return movie
    }

    private static func viewing(on day: String, in row: Statement) throws(CatalogError) -> Viewing {
        day == "?" ? Viewing() : Viewing(on: try row.read(day, as: "a day of a viewing") { Day($0) })
    }

    /// The film as it will be read back: the sign that separates the parts of a list stands in none of them.
    static func storable(_ movie: Movie) -> Movie {
        let lists: [WritableKeyPath<Movie, [String]>] = [
            \.genres, \.directors, \.writers, \.cast, \.languages, \.countries, \.tags,
        ]
        var movie = movie
        for list in lists where movie[keyPath: list].contains(where: { $0.utf8.contains(0x1F) }) {
            movie[keyPath: list] = movie[keyPath: list].map { $0.replacing("\u{1F}", with: " ") }
        }
        return movie
    }

    private static func joined(_ parts: [String]) -> String? {
        switch parts.count {
        case 0: nil
        case 1: parts[0]
        default: parts.joined(separator: "\u{1F}")
        }
    }

    /// The values of a list as it is kept.
    static func parts(_ text: String?) -> [String] {
        guard let text else { return [] }
        return text.utf8.split(separator: 0x1F, omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }
}

/// Where a film stands in the order of titles: its title as a person files it, then its year.
struct SortKey {
    let bytes: [UInt8]

    init(of movie: Movie) {
        self.init(title: movie.title, year: movie.year)
    }

    init(title: String, year: Int?) {
        // Nothing that is filed is a zero byte but the number of digits of a zero, which stands behind a digit.
        let year = UInt16(clamping: year ?? .max)
        bytes = FilingKey(of: title).bytes + [0, UInt8(year >> 8), UInt8(year & 0xFF)]
    }
}
