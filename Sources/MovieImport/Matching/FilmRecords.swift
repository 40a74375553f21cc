import MovieCatalog

/// The rows of a person's files, grouped by movie.
///
/// Rows are added in their order, and read a movie at a time. They are kept in a temporary database, on disk where they
/// are many.
final class FilmRecords {
    /// A movie, and its rows.
    struct Film {
        /// The movie, merged from all rows.
        var movie: Movie { files.map { files in files.merging(own) } ?? own }
        private(set) var rows: [ImportDoubt.ID] = []
        /// The movie of the catalog that it is, if known.
        let known: Movie.ID?
        fileprivate let film: Int
        /// The movie of the files before the last one, and of the last one.
        private var files: Movie?
        private var own = Movie(title: "")
        private var values = Movie.AddedValues()
        /// The ratings of the rows, each once.
        private var ratings: [Rating] = []
        /// The ratings that are replaced by another row's.
        var outdated: [OwnConflict] { ratings.count > 1 ? movie.outdated(among: ratings) : [] }

        fileprivate init(film: Int, known: Movie.ID?) {
            (self.film, self.known) = (film, known)
        }

        /// Merges a row: each viewing of a file is one more, a viewing in two files is one.
        fileprivate mutating func add(
            _ row: consuming Movie, _ id: ImportDoubt.ID, _ viewings: Movie.RowViewings
        ) {
            if let rating = row.rating, !ratings.contains(rating) { ratings.append(rating) }
            if rows.last?.file == id.file {
                own.add(row, beside: &values, viewings)
            } else {
                files = rows.isEmpty ? nil : movie
                (own, values) = (row, Movie.AddedValues())
            }
            rows.append(id)
        }
    }

    private let database: Database
    private let insertion: Statement
    private let addition: Statement
    /// The selections of movies by a key, for each kind of key.
    private let selections: [Statement]
    private var rows = 0
    /// The first rows; those that follow are kept as JSON.
    private var first: [Movie] = []
    private static let mostInMemory = 20_000
    /// Whether all rows are still as they were added.
    private(set) var areWhole = true
    /// The meaning of viewings in each file.
    private var viewings: [Int: Movie.RowViewings] = [:]
    /// A Bloom filter of the keys that rows have.
    private var filter = [UInt64](repeating: 0, count: 1 << 14)

    /// The kinds of keys, the surest first; a name is a title with its year.
    private static let keys = ["imdb_id", "tmdb_id", "letterboxd_uri", "name"]

    /// The most movies of one title and year that are told apart by their ids.
    private static let mostNamesakes = 100

    /// Makes empty tables, in a file without a path, which is nobody else's, or in memory.
    ///
    /// - Parameter name: The name of their database in errors, if it is another.
    init(named name: String? = nil, _ mode: Database.Mode = .creating) throws(CatalogError) {
        let database = try Database(path: Database.temporaryPath, name: name, mode: mode, patience: 0)
        self.database = database
        first.reserveCapacity(Self.mostInMemory)
        try database.execute(
            """
            BEGIN;
            CREATE TABLE film (
                number INTEGER PRIMARY KEY, imdb_id TEXT, tmdb_id INTEGER, letterboxd_uri TEXT, name BLOB,
                directors TEXT, movie INTEGER
            );
            CREATE INDEX film_by_movie ON film (movie) WHERE movie IS NOT NULL;
            CREATE TABLE entry (
                film INTEGER, place INTEGER, file INTEGER, line INTEGER, state BLOB, PRIMARY KEY (film, place)
            ) WITHOUT ROWID;
            """)
        insertion = try database.statement(
            "INSERT INTO entry (film, place, file, line, state) VALUES (?, ?, ?, ?, ?)")
        addition = try database.statement(
            "INSERT INTO film (imdb_id, tmdb_id, letterboxd_uri, name, directors) VALUES (?, ?, ?, ?, ?)")
        selections = try Self.keys.map { (key) throws(CatalogError) in
            try database.execute(
                "CREATE INDEX film_by_\(key) ON film (\(key)) WHERE \(key) IS NOT NULL")
            return try database.statement(
                """
                SELECT number, imdb_id, tmdb_id, letterboxd_uri, name, directors FROM film WHERE \(key) = ?
                ORDER BY number LIMIT \(Self.mostNamesakes)
                """)
        }
    }

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - meaning: The meaning of viewings in its file.
    ///   - titleIsID: Whether the title alone identifies a movie of the file.
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

    /// The number of a row's movie: by an id, else by title and year where no id contradicts, or a new one.
    ///
    /// Several movies with an id of the row become one.
    private func film(of row: Movie, titleIsID: Bool) throws(CatalogError) -> Int {
        let hasName = !row.title.isEmpty && (row.year != nil || titleIsID)
        let name = hasName ? SQLValue.bytes(SortKey.bytes(of: row.year) + folded(row.title)) : nil
        let keys = Self.keys(of: row, name)
        var (found, hasMoreKeys) = ([Int](), false)
        // The ids and directors of the row, and of the movies that have some of them.
        var ids = Movie(title: "")
        ids.fillIDs(from: row)
        ids.directors = row.directors
        for (key, known) in zip(keys, selections) {
            guard let key, insert(key), found.isEmpty || known !== selections.last else { continue }
            defer { known.reset() }
            try known.bind(1, key)
            while try known.step() {
                let movie = try Self.movie(in: known)
                guard !movie.contradicts(ids),
                    known !== selections.last || !movie.hasOtherDirectors(than: ids),
                    let film = try known.integer(0)
                else { continue }
                guard !found.contains(film) else { break }
                hasMoreKeys =
                    keys.indices.contains { keys[$0] != nil && known.isNull($0 + 1) }
                    || movie.directors.isEmpty && !ids.directors.isEmpty
                found.append(film)
                ids.fillIDs(from: movie)
                if ids.directors.isEmpty { ids.directors = movie.directors }
                break
            }
        }
        guard let film = found.min() else {
            try addition.bind(keys + [Self.directors(of: row)])
            try addition.run()
            return database.lastInsertedID
        }
        for other in found where other != film {
            try move(other, to: film)
            try database.run("DELETE FROM film WHERE number = ?", .integer(other))
        }
        if hasMoreKeys {
            let filling = (Self.keys + ["directors"]).map { "\($0) = coalesce(\($0), ?)" }
                .joined(separator: ", ")
            let statement = try database.statement("UPDATE film SET \(filling) WHERE number = ?")
            try statement.bind(Self.keys(of: ids, name) + [Self.directors(of: ids), .integer(film)])
            try statement.run()
        }
        return film
    }

    /// Moves the rows of a movie to another one.
    private func move(_ film: Int, to other: Int) throws(CatalogError) {
        try database.run("UPDATE entry SET film = ? WHERE film = ?", .integer(other), .integer(film))
    }

    /// The keys of a row.
    private static func keys(of row: Movie, _ name: SQLValue?) -> [SQLValue?] {
        [
            row.imdbID.map(SQLValue.text), row.tmdbID.map(SQLValue.integer),
            row.letterboxdURI.map(SQLValue.text), name,
        ]
    }

    private static func directors(of row: Movie) -> SQLValue? {
        row.directors.isEmpty ? nil : .text(row.directors.joined(separator: "\n"))
    }

    /// A movie with the ids and directors of the selected row.
    private static func movie(in film: Statement) throws(CatalogError) -> Movie {
        var movie = Movie(title: "")
        (movie.imdbID, movie.tmdbID) = (try film.text(1), try film.integer(2))
        movie.letterboxdURI = try film.text(3)
        if let directors = try film.text(5) {
            movie.directors = directors.split(separator: "\n").map(String.init)
        }
        return movie
    }

    /// Adds a key to the filter.
    ///
    /// - Returns: Whether it may have been there.
    private func insert(_ key: SQLValue) -> Bool {
        let hash = key.hashValue
        let (index, bit) = (hash >> 6 & (filter.count - 1), UInt64(1) << UInt64(hash & 63))
        defer { filter[index] |= bit }
        return filter[index] & bit != 0
    }

    /// Calls a function with each movie, in the order of their first rows.
    ///
    /// - Parameter areKnown: Whether only with those that are noted as movies of the catalog.
    func forEach(areKnown: Bool = false, _ body: (Film) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(
            """
            SELECT number, movie, file, line, place, state FROM film NOT INDEXED CROSS JOIN entry ON film = number
            \(areKnown ? "WHERE movie IS NOT NULL" : "") ORDER BY number, place
            """)
        if !areKnown { try database.run("UPDATE film SET movie = NULL WHERE movie IS NOT NULL") }
        defer { statement.reset() }
        var record = Film(film: 0, known: nil)
        while try statement.step() {
            guard let number = try statement.integer(0), let file = try statement.integer(2),
                let line = try statement.integer(3), let place = try statement.integer(4),
                let row = try place <= first.count
                    ? first[place - 1]
                    : statement.bytes(5).flatMap({ try? Movie(json: $0, id: Movie.ID(0)) })
            else { throw statement.damage(.missingRow) }
            if record.film != number {
                if !record.rows.isEmpty { try body(record) }
                record = Film(film: number, known: try statement.integer(1).map(Movie.ID.init))
            }
            let id = ImportDoubt.ID(file: file, line: line)
            record.add(row, id, viewings[file] ?? .onDays)
        }
        if !record.rows.isEmpty { try body(record) }
    }

    /// Notes that a movie is one of the catalog, and moves its rows to the first movie that is the same.
    ///
    /// - Returns: Whether it is; false where the ids of another movie that is the same contradict.
    func note(_ film: Film, is known: Movie.ID) throws(CatalogError) -> Bool {
        let films = try database.statement(
            "SELECT number, imdb_id, tmdb_id, letterboxd_uri, name, directors FROM film WHERE movie = ? ORDER BY number"
        )
        try films.bind(1, known.number)
        var first: Int?
        while try films.step() {
            guard try !Self.movie(in: films).contradicts(film.movie) else {
                films.reset()
                return false
            }
            if first == nil { first = try films.integer(0) }
        }
        try database.run(
            "UPDATE film SET movie = ? WHERE number = ?", .integer(known.number), .integer(film.film))
        guard let first else { return true }
        areWhole = false
        try move(film.film, to: first)
        return true
    }

    /// Frees the rows in memory.
    func empty() {
        (first, areWhole) = ([], false)
    }
}
