import MovieCatalog

/// The rows of a person's files, grouped by movie.
///
/// Rows are added as they come, and read back a movie at a time. They are a temporary database, on the disk where they
/// are many.
final class FilmRecords {
    /// A movie, and the rows that name it.
    struct Film {
        /// The movie, when all rows are added.
        var movie: Movie { files.map { files in files.merging(own) } ?? own }
        private(set) var rows: [ImportDoubt.ID] = []
        /// The movie of the catalog that it is, where that was noted.
        let known: Movie.ID?
        fileprivate let film: Int
        /// What files before the last one say, and what the last one says.
        private var files: Movie?
        private var own = Movie(title: "")
        private var words = Movie.Words()
        /// The ratings that rows give it, each once.
        private var ratings: [Rating] = []
        /// Those that give way to another row's.
        var outdated: [OwnConflict] { ratings.count > 1 ? movie.outdated(among: ratings) : [] }

        fileprivate init(film: Int, known: Movie.ID?) {
            (self.film, self.known) = (film, known)
        }

        /// Adds a row: of a file each viewing is one more, of two files a viewing that both tell of is one.
        fileprivate mutating func add(
            _ row: consuming Movie, _ id: ImportDoubt.ID, _ viewings: Movie.RowViewings
        ) {
            if let rating = row.rating, !ratings.contains(rating) { ratings.append(rating) }
            if rows.last?.file == id.file {
                own.add(row, beside: &words, viewings)
            } else {
                files = rows.isEmpty ? nil : movie
                (own, words) = (row, Movie.Words())
            }
            rows.append(id)
        }
    }

    private let database: Database
    private let insertion: Statement
    private let addition: Statement
    /// The movies of a name, by each kind of name.
    private let selections: [Statement]
    private var rows = 0
    /// The first rows; all are kept as JSON that follow.
    private var first: [Movie] = []
    private static let mostInMemory = 20_000
    /// Whether each row is there still, and its own movie's.
    private(set) var areWhole = true
    /// What the rows of each file say of viewings.
    private var viewings: [Int: Movie.RowViewings] = [:]
    /// By the end of its hash, whether a name was told: of one that has left no trace, no row has told.
    private var traces = [UInt64](repeating: 0, count: 1 << 14)

    /// What tells movies apart, the surest first: its title counts with its year.
    private static let names = ["imdb_id", "tmdb_id", "letterboxd_uri", "name"]

    /// How many movies of one title and year are told apart by their ids; among more, nobody would find theirs.
    private static let mostNamesakes = 100

    /// Makes empty tables, which are called so in errors.
    init(named name: String, _ mode: Database.Mode = .creating) throws(CatalogError) {
        // Without a path, SQLite makes a file that is nobody else's.
        let database = try Database(path: "", name: name, mode: mode, patience: 0)
        self.database = database
        first.reserveCapacity(Self.mostInMemory)
        try database.execute(
            """
            BEGIN;
            CREATE TABLE film (
                number INTEGER PRIMARY KEY, imdb_id TEXT, tmdb_id INTEGER, letterboxd_uri TEXT, name BLOB,
                movie INTEGER
            );
            CREATE INDEX film_by_movie ON film (movie) WHERE movie IS NOT NULL;
            CREATE TABLE entry (
                film INTEGER, place INTEGER, file INTEGER, line INTEGER, state BLOB, PRIMARY KEY (film, place)
            ) WITHOUT ROWID;
            """)
        insertion = try database.statement(
            "INSERT INTO entry (film, place, file, line, state) VALUES (?, ?, ?, ?, ?)")
        addition = try database.statement(
            "INSERT INTO film (imdb_id, tmdb_id, letterboxd_uri, name) VALUES (?, ?, ?, ?)")
        selections = try Self.names.map { (name) throws(CatalogError) in
            try database.execute(
                "CREATE INDEX film_by_\(name) ON film (\(name)) WHERE \(name) IS NOT NULL")
            return try database.statement(
                """
                SELECT number, imdb_id, tmdb_id, letterboxd_uri, name FROM film WHERE \(name) = ?
                ORDER BY number LIMIT \(Self.mostNamesakes)
                """)
        }
    }

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - meaning: What the viewings of the rows of its file are.
    ///   - titleIsID: Whether nothing but its title tells one movie of the file from another.
    func add(
        _ row: Movie, _ id: ImportDoubt.ID, viewings meaning: Movie.RowViewings, titleIsID: Bool
    ) throws(CatalogError) {
        viewings[id.file] = meaning
        rows += 1
        let film = try film(of: row, titleIsID: titleIsID)
        if rows <= Self.mostInMemory { first.append(row) }
        let numbers = [film, rows, id.file, id.line]
        for (index, number) in numbers.enumerated() { try insertion.bind(index + 1, number) }
        try insertion.bind(5, bytes: rows == first.count ? nil : row.json)
        try insertion.run()
    }

    /// The number of the movie that a row is about: by an id, else by title and year, where no id says otherwise; a new
    /// one where no row before was about it. Movies that have an id of the row each turn out to be one.
    private func film(of row: Movie, titleIsID: Bool) throws(CatalogError) -> Int {
        let hasName = !row.title.isEmpty && (row.year != nil || titleIsID)
        let name = hasName ? SQLValue.bytes(SortKey.bytes(of: row.year) + folded(row.title)) : nil
        let names = Self.told(row, name)
        var (found, isToldMore) = ([Int](), false)
        // The row with the ids of the movies that it is: where it is none, which is mostly so, a copy would be for nothing.
        var all: Movie?
        for (name, known) in zip(names, selections) {
            guard let name, wasTold(name), found.isEmpty || known !== selections.last else { continue }
            defer { known.reset() }
            try known.bind(1, name)
            while try known.step() {
                let told = try Self.movie(in: known)
                guard !told.contradicts(all ?? row), let film = try known.integer(0) else { continue }
                guard !found.contains(film) else { break }
                isToldMore = names.indices.contains { names[$0] != nil && known.isNull($0 + 1) }
                found.append(film)
                var filled = all ?? row
                filled.fillIDs(from: told)
                all = filled
                break
            }
        }
        guard let film = found.min() else {
            try addition.bind(names)
            try addition.run()
            return database.lastInsertedID
        }
        for other in found where other != film {
            try move(other, to: film)
            try database.run("DELETE FROM film WHERE number = ?", .integer(other))
        }
        if isToldMore, let all {
            let filling = Self.names.map { "\($0) = coalesce(\($0), ?)" }.joined(separator: ", ")
            let statement = try database.statement("UPDATE film SET \(filling) WHERE number = ?")
            try statement.bind(Self.told(all, name) + [.integer(film)])
            try statement.run()
        }
        return film
    }

    /// Has the rows of a movie be those of another one.
    private func move(_ film: Int, to other: Int) throws(CatalogError) {
        try database.run("UPDATE entry SET film = ? WHERE film = ?", .integer(other), .integer(film))
    }

    /// The names that a row tells a movie by.
    private static func told(_ row: Movie, _ name: SQLValue?) -> [SQLValue?] {
        [
            row.imdbID.map(SQLValue.text), row.tmdbID.map(SQLValue.integer),
            row.letterboxdURI.map(SQLValue.text), name,
        ]
    }

    /// The ids of the movie that a statement stands on.
    private static func movie(in film: Statement) throws(CatalogError) -> Movie {
        var movie = Movie(title: "")
        (movie.imdbID, movie.tmdbID) = (try film.text(1), try film.integer(2))
        movie.letterboxdURI = try film.text(3)
        return movie
    }

    /// Whether a row may have told of a name; from now on one has.
    private func wasTold(_ name: SQLValue) -> Bool {
        let hash = name.hashValue
        let (place, trace) = (hash >> 6 & (traces.count - 1), UInt64(1) << UInt64(hash & 63))
        defer { traces[place] |= trace }
        return traces[place] & trace != 0
    }

    /// Goes through the movies in the order in which rows have named them.
    ///
    /// - Parameter areKnown: Whether only through those of which it was noted that the catalog has them.
    func forEach(areKnown: Bool = false, _ body: (Film) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(
            """
            SELECT number, movie, file, line, place, state FROM film NOT INDEXED CROSS JOIN entry ON film = number
            \(areKnown ? "WHERE movie IS NOT NULL" : "") ORDER BY number, place
            """)
        if !areKnown { try database.run("UPDATE film SET movie = NULL WHERE movie IS NOT NULL") }
        defer { statement.reset() }
        var entry = Film(film: 0, known: nil)
        while try statement.step() {
            guard let number = try statement.integer(0), let file = try statement.integer(2),
                let line = try statement.integer(3), let place = try statement.integer(4),
                let row = try place <= first.count
                    ? first[place - 1]
                    : statement.bytes(5).flatMap({ try? Movie(json: $0, id: Movie.ID(0)) })
            else { throw statement.damage(.missingRow) }
            if entry.film != number {
                if !entry.rows.isEmpty { try body(entry) }
                entry = Film(film: number, known: try statement.integer(1).map(Movie.ID.init))
            }
            let id = ImportDoubt.ID(file: file, line: line)
            entry.add(row, id, viewings[file] ?? .onDays)
        }
        if !entry.rows.isEmpty { try body(entry) }
    }

    /// Notes that the catalog has a movie; the rows of another one that turns out to be the same become its own.
    ///
    /// - Returns: Whether they do: two ids are two movies, of which the first one is that of the catalog.
    func note(_ entry: Film, is known: Movie.ID) throws(CatalogError) -> Bool {
        let films = try database.statement(
            "SELECT number, imdb_id, tmdb_id, letterboxd_uri FROM film WHERE movie = ? ORDER BY number")
        try films.bind(1, known.number)
        var first: Int?
        while try films.step() {
            guard try !Self.movie(in: films).contradicts(entry.movie) else {
                films.reset()
                return false
            }
            if first == nil { first = try films.integer(0) }
        }
        try database.run(
            "UPDATE film SET movie = ? WHERE number = ?", .integer(known.number), .integer(entry.film))
        guard let first else { return true }
        areWhole = false
        try move(entry.film, to: first)
        return true
    }

    /// Lets the rows in memory go.
    func empty() {
        (first, areWhole) = ([], false)
    }
}
