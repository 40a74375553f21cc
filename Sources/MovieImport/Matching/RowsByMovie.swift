import MovieCatalog

/// The rows of the user's files, grouped by movie.
///
/// Rows are added in order, and read a movie at a time. They're kept in a temporary database, on
/// disk if there are many.
final class RowsByMovie {
    struct Film {
        var movie: Movie { files.map { files in files.merging(own) } ?? own }
        private(set) var rows: [ImportDoubt.ID] = []
        fileprivate let film: Int
        let known: Movie.ID?
        /// An earlier movie of the files that it may be; see ``movie(_:)``.
        let earlier: Movie.ID?
        /// The movie from all files before the last one; `own` is the last file's.
        fileprivate var files: Movie?
        fileprivate var own = Movie(title: "")
        fileprivate var values = Movie.MergeIndex()
        fileprivate var ratings: [Rating] = []
        var outdated: [OwnConflict] { ratings.count > 1 ? movie.outdated(among: ratings) : [] }

        /// Counts every viewing within a file, but a viewing in two files only once.
        fileprivate mutating func add(
            _ row: consuming Movie, _ id: ImportDoubt.ID, _ viewings: Movie.ViewingMerging
        ) {
            if let rating = row.rating, !ratings.contains(rating) { ratings.append(rating) }
            if rows.last?.file == id.file {
                own.add(row, beside: &values, viewings)
            } else {
                files = rows.isEmpty ? nil : movie
                (own, values) = (row, Movie.MergeIndex())
            }
            rows.append(id)
        }
    }

    private let database: Database
    private let insertion: Statement
    private let addition: Statement
    private let selections: [Statement]
    private var rows = 0
    /// Later rows are kept as JSON.
    private var first: [Movie] = []
    private static let mostInMemory = 20_000
    /// Whether all rows are still as they were added.
    private(set) var areWhole = true
    var places: [ImportDoubt.ID: [ListPlace]] = [:]
    private var viewings: [Int: Movie.ViewingMerging] = [:]
    private var filter = [UInt64](repeating: 0, count: 1 << 14)

    /// Spellings come last; ``film(of:titleIsID:_:)`` relies on it.
    private static let keys = ["imdb_id", "tmdb_id", "letterboxd_uri", "spelling", "original_spelling"]
    private static let columns = keys + ["title", "original_title", "year", "runtime", "directors"]
    private static let mostNamesakes = 100

    /// Makes empty tables in a private temporary file, or in memory. `name` is used in errors.
    init(named name: String? = nil, _ mode: Database.Mode = .creating) throws(CatalogError) {
        let database = try Database(path: Database.temporaryPath, name: name, mode: mode)
        self.database = database
        first.reserveCapacity(Self.mostInMemory)
        let columns = Self.columns.joined(separator: ", ")
        try database.execute(
            """
            BEGIN;
            CREATE TABLE film (number INTEGER PRIMARY KEY, \(columns), movie, earlier);
            CREATE INDEX film_by_movie ON film (movie) WHERE movie IS NOT NULL;
            CREATE TABLE entry (
                film INTEGER, place INTEGER, file INTEGER, line INTEGER, state BLOB, PRIMARY KEY (film, place)
            ) WITHOUT ROWID;
            """)
        insertion = try database.statement(
            "INSERT INTO entry (film, place, file, line, state) VALUES (?, ?, ?, ?, ?)")
        let places = Self.columns.map { _ in "?" }.joined(separator: ", ")
        addition = try database.statement("INSERT INTO film (\(columns)) VALUES (\(places))")
        selections = try Self.keys.map { (key) throws(CatalogError) in
            try database.execute("CREATE INDEX film_by_\(key) ON film (\(key)) WHERE \(key) IS NOT NULL")
            return try database.statement(
                "SELECT number, \(columns) FROM film WHERE \(key) = ? ORDER BY number LIMIT \(Self.mostNamesakes)"
            )
        }
    }

    /// `titleIsID` means that the title alone identifies a movie of the file.
    func add(
        _ row: Movie, _ id: ImportDoubt.ID, viewings meaning: Movie.ViewingMerging, titleIsID: Bool,
        _ hear: (_ row: Movie, _ movie: Movie) -> Void = { _, _ in }
    ) throws(CatalogError) {
        viewings[id.file] = meaning
        rows += 1
        let film = try film(of: row, titleIsID: titleIsID, hear)
        if rows <= Self.mostInMemory { first.append(row) }
        let numbers = [film, rows, id.file, id.line]
        for (index, number) in numbers.enumerated() { try insertion.bind(index + 1, number) }
        try insertion.bind(5, bytes: rows == first.count ? nil : row.json)
        try insertion.run()
    }

    private func film(
        of row: Movie, titleIsID: Bool, _ hear: (_ row: Movie, _ movie: Movie) -> Void
    ) throws(CatalogError) -> Int {
        // The row, completed from movies that are the same.
        var filled: Movie?
        var (found, likely): ([(number: Int, movie: Movie)], Int?) = ([], nil)
        let keys = Self.keys(of: row)
        for (key, kind) in zip(keys, keys.indices) {
            guard let key, insert(key) else { continue }
            for selection in kind > 2 ? selections[3...] : selections[kind...kind] {
                for other in try films(selection, key)
                where !found.contains(where: { $0.number == other.number }) {
                    let movie = filled ?? row
                    let isTitleEnough =
                        titleIsID && other.movie.isWritten(as: movie)
                        && (movie.runtime ?? other.movie.runtime) == (other.movie.runtime ?? movie.runtime)
                    switch movie.likeness(to: other.movie) {
                    case .none: break
                    case .perhaps where !isTitleEnough || movie.contradicts(other.movie):
                        likely = min(likely ?? other.number, other.number)
                    default:
                        found.append(other)
                        filled = movie
                        filled?.fillIdentity(from: other.movie)
                    }
                }
            }
        }
        guard let first = found.min(by: { $0.number < $1.number }) else {
            try addition.bind(Self.values(of: row, keys))
            try addition.run()
            let number = database.lastInsertedID
            if let likely {
                try database.run(
                    "UPDATE film SET earlier = ? WHERE number = ?", .integer(likely), .integer(number))
            }
            return number
        }
        hear(row, first.movie)
        for other in found where other.number != first.number {
            try join(other.number, to: first.number)
            hear(other.movie, first.movie)
        }
        var all = first.movie
        all.fillIdentity(from: filled ?? row)
        if all != first.movie {
            let columns = Self.columns.map { "\($0) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE film SET \(columns) WHERE number = ?",
                Self.values(of: all, Self.keys(of: all)) + [.integer(first.number)])
        }
        return first.number
    }

    private func join(_ film: Int, to other: Int) throws(CatalogError) {
        try move(film, to: other)
        try database.run("DELETE FROM film WHERE number = ?", .integer(film))
        try database.run(
            "UPDATE film SET earlier = nullif(?, number) WHERE earlier = ?", .integer(other), .integer(film))
    }

    /// Returns false if there's nothing to join.
    func join(_ row: ImportDoubt.ID, to earlier: Movie.ID) throws(CatalogError) -> Bool {
        let films = try database.integers(
            "SELECT film FROM entry WHERE file = ? AND line = ?", [.integer(row.file), .integer(row.line)])
        guard let film = films.first, film != -earlier.number else { return false }
        areWhole = false
        try join(film, to: -earlier.number)
        return true
    }

    private func move(_ film: Int, to other: Int) throws(CatalogError) {
        try database.run("UPDATE entry SET film = ? WHERE film = ?", .integer(other), .integer(film))
    }

    static func keys(of movie: Movie) -> [SQLValue?] {
        let spellings = movie.titles.filter { !$0.isEmpty }.map { SQLValue.integer(spellingNumber(of: $0)) }
        return [
            movie.imdbID.map(SQLValue.text), movie.tmdbID.map(SQLValue.integer),
            movie.letterboxdURI.map(SQLValue.text), spellings.first,
            spellings.count > 1 ? spellings[1] : nil,
        ]
    }

    private static func values(of movie: Movie, _ keys: [SQLValue?]) -> [SQLValue?] {
        let directors = movie.directors.isEmpty ? nil : SQLValue.text(movie.directors.joined(separator: "\n"))
        return keys + [
            .text(movie.title), movie.originalTitle.map(SQLValue.text), movie.year.map(SQLValue.integer),
            movie.runtime.map(SQLValue.integer), directors,
        ]
    }

    private func films(
        _ selection: Statement, _ key: SQLValue
    ) throws(CatalogError) -> [(number: Int, movie: Movie)] {
        defer { selection.reset() }
        try selection.bind(1, key)
        var films: [(number: Int, movie: Movie)] = []
        while try selection.step() {
            var movie = Movie(title: try selection.text(6) ?? "")
            (movie.imdbID, movie.tmdbID) = (try selection.text(1), try selection.integer(2))
            (movie.letterboxdURI, movie.originalTitle) = (try selection.text(3), try selection.text(7))
            (movie.year, movie.runtime) = (try selection.integer(8), try selection.integer(9))
            movie.directors = try selection.text(10)?.split(separator: "\n").map(String.init) ?? []
            films.append((try selection.number(0), movie))
        }
        return films
    }

    /// Adds a key to a Bloom filter, and returns whether it may have been there.
    private func insert(_ key: SQLValue) -> Bool {
        let hash = key.hashValue
        let (index, bit) = (hash >> 6 & (filter.count - 1), UInt64(1) << UInt64(hash & 63))
        defer { filter[index] |= bit }
        return filter[index] & bit != 0
    }

    /// Movies are in the order of their first rows. `areKnown` limits them to those in the catalog.
    func forEach(areKnown: Bool = false, _ body: (Film) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(
            """
            SELECT number, movie, file, line, place, state, earlier
            FROM film NOT INDEXED CROSS JOIN entry ON film = number
            \(areKnown ? "WHERE movie IS NOT NULL" : "") ORDER BY number, place
            """)
        if !areKnown { try database.run("UPDATE film SET movie = NULL WHERE movie IS NOT NULL") }
        defer { statement.reset() }
        var record = Film(film: 0, known: nil, earlier: nil)
        while try statement.step() {
            guard let number = try statement.integer(0), let file = try statement.integer(2),
                let line = try statement.integer(3), let place = try statement.integer(4),
                let row = try place <= first.count
                    ? first[place - 1]
                    : statement.bytes(5).flatMap({ try? Movie(json: $0, id: Movie.ID(0)) })
            else { throw statement.damage("a row that was set aside is missing") }
            if record.film != number {
                if !record.rows.isEmpty { try body(record) }
                record = Film(
                    film: number, known: try statement.integer(1).map(Movie.ID.init),
                    earlier: try statement.integer(6).map { Movie.ID(-$0) })
            }
            let id = ImportDoubt.ID(file: file, line: line)
            record.add(row, id, viewings[file] ?? .onDays)
        }
        if !record.rows.isEmpty { try body(record) }
    }

    /// An earlier movie, with only the values that tell it apart. Its id is negative, unlike the
    /// catalog's.
    func movie(_ id: Movie.ID) throws(CatalogError) -> Movie? {
        let selection = try database.statement(
            "SELECT number, \(Self.columns.joined(separator: ", ")) FROM film WHERE number = ?")
        return try films(selection, .integer(-id.number)).first.map {
            var movie = $0.movie
            movie.id = id
            return movie
        }
    }

    /// Notes that a movie is in the catalog, and moves its rows to the first movie that is the
    /// same.
    ///
    /// Returns whether there was one, or nil if the ids or directors of one contradict.
    func note(_ film: Film, is known: Movie.ID) throws(CatalogError) -> Bool? {
        let films = try database.statement(
            "SELECT number, \(Self.columns.joined(separator: ", ")) FROM film WHERE movie = ? ORDER BY number"
        )
        let others = try self.films(films, .integer(known.number))
        let movie = film.movie
        let isAnother = others.contains {
            $0.movie.contradicts(movie) || $0.movie.hasOtherDirectors(than: movie)
        }
        guard !isAnother else { return nil }
        try database.run(
            "UPDATE film SET movie = ? WHERE number = ?", .integer(known.number), .integer(film.film))
        guard let first = others.first else { return false }
        areWhole = false
        try move(film.film, to: first.number)
        return true
    }

    func empty() { (first, areWhole) = ([], false) }
}
