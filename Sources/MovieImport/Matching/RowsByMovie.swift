import MovieCatalog

/// The rows of the user's files, grouped by movie. Many rows are kept in a temporary database.
final class RowsByMovie {
    struct MovieRows {
        let number: Int
        let known: Movie.ID?
        /// An earlier movie of the files that may be the same.
        let earlier: Movie.ID?
        let movie: Movie
        let rows: [ImportDoubt.ID]
        let outdated: [ValueConflict]
        fileprivate var files: Set<Int> { Set(rows.map(\.file)) }

        fileprivate typealias Head = (number: Int, known: Movie.ID?, earlier: Movie.ID?)
    }

    private typealias NumberedRow = (id: ImportDoubt.ID, movie: Movie)

    private let (addingFilm, addingEntry): (Statement, Statement)
    private let database: Database
    private var rows = 0
    /// All rows. Empty if there are so many that the database stores them as JSON.
    private var first: [Movie] = []
    private static let mostInMemory = 20_000
    /// False once movies are joined after reading, or the rows are freed.
    private(set) var isUnjoined = true
    var places: [ImportDoubt.ID: [ListPlace]] = [:]
    private var viewings: [Int: Movie.ViewingCounting] = [:]
    /// Whether all rows so far have IMDb ids, so that titles needn't be compared.
    private var haveIDs = true
    private let known: (Movie) -> [Movie]
    /// A Bloom filter of keys, for a million rows.
    private var filter = [UInt64](repeating: 0, count: 1 << 18)

    /// Columns to find the same movie by. Their order matters. A stem is a title without subtitles.
    private static let keys = [
        "imdb_id", "tmdb_id", "letterboxd_uri", "spelling", "original_spelling", "stem",
    ]
    private static let columns = keys + ["title", "original_title", "year", "runtime", "directors"]
    private static let selected = "SELECT number, \(columns.joined(separator: ", ")) FROM film WHERE "
    private static let updated = "UPDATE film SET \(columns.joined(separator: " = ?, ")) = ? WHERE number = ?"
    private static let mostNamesakes = 100

    /// `name` is used in errors. `films` returns known films that a movie could be.
    init(
        named name: String? = nil, _ mode: Database.OpenMode = .creating,
        among films: @escaping (Movie) -> [Movie] = { _ in [] }
    ) throws(CatalogError) {
        known = films
        let database = try Database(path: Database.temporaryPath, name: name, mode: mode)
        self.database = database
        let columns = Self.columns.joined(separator: ", ")
        try database.execute(
            """
            PRAGMA cache_size = -4000;
            BEGIN;
            CREATE TABLE film (number INTEGER PRIMARY KEY, \(columns), movie, earlier);
            CREATE INDEX film_by_movie ON film (movie) WHERE movie IS NOT NULL;
            CREATE TABLE entry (
                film INTEGER, place INTEGER, file INTEGER, line INTEGER, state BLOB, PRIMARY KEY (film, place)
            ) WITHOUT ROWID;
            """)
        for key in Self.keys {
            try database.execute("CREATE INDEX film_by_\(key) ON film (\(key)) WHERE \(key) IS NOT NULL")
        }
        let places = String(repeating: "?, ", count: Self.columns.count) + "?"
        addingFilm = try database.statement("INSERT INTO film (\(columns), earlier) VALUES (\(places))")
        addingEntry = try database.statement("INSERT INTO entry VALUES (?, ?, ?, ?, ?)")
        first.reserveCapacity(Self.mostInMemory)
    }

    /// Adds a row. `hear` is called if rows turn out to be about the same movie.
    func add(
        _ row: Movie, _ id: ImportDoubt.ID, viewings meaning: Movie.ViewingCounting, titleIsID: Bool,
        _ hear: (_ row: Movie, _ movie: Movie) -> Void = { _, _ in }
    ) throws(CatalogError) {
        viewings[id.file] = meaning
        rows += 1
        let film = try film(of: row, in: id.file, titleIsID: titleIsID, hear)
        if rows <= Self.mostInMemory { first.append(row) } else if !first.isEmpty { try storeFirst() }
        try addingEntry.run([
            .integer(film), .integer(rows), .integer(id.file), .integer(id.line),
            rows == first.count ? nil : .bytes(row.json),
        ])
    }

    private func storeFirst() throws(CatalogError) {
        let entries = try database.rows("SELECT film, place FROM entry", []) { row in
            (film: try row.number(0), place: try row.number(1))
        }
        for (film, place) in entries {
            try database.run(
                "UPDATE entry SET state = ? WHERE film = ? AND place = ?", .bytes(first[place - 1].json),
                .integer(film), .integer(place))
        }
        first = []
    }

    /// Whether a row and a movie of the same title are two movies, since one file has both years.
    private func areDifferent(
        _ row: Movie, _ other: (number: Int, movie: Movie), in files: Set<Int>
    ) throws(CatalogError) -> Bool {
        guard let year = row.year, let otherYear = other.movie.year, year != otherYear,
            row.sharesTitle(other.movie)
        else { return false }
        return try isListed(other.number, in: files)
    }

    private func isListed(_ film: Int, in files: Set<Int>) throws(CatalogError) -> Bool {
        let rows = "SELECT 1 FROM entry WHERE film = ? AND file = ? LIMIT 1"
        for file in files {
            if try !database.integers(rows, [.integer(film), .integer(file)]).isEmpty { return true }
        }
        return false
    }

    /// Whether a file with the film also has a different film with the title and year of `movie`.
    func isNamed(_ movie: Movie, besides film: MovieRows) throws(CatalogError) -> Bool {
        guard let year = movie.year, let other = film.movie.year,
            year != other || !movie.sharesTitle(film.movie),
            case .integer(let key)? = Self.keys(of: movie)[3]
        else { return false }
        let found = try films("spelling = ? ORDER BY number LIMIT \(Self.mostNamesakes)", .integer(key))
        for found in found where found.movie.year == year && found.number != film.number {
            if try isListed(found.number, in: film.files) { return true }
        }
        return false
    }

    private func film(
        of row: Movie, in file: Int, titleIsID: Bool, _ hear: (_ row: Movie, _ movie: Movie) -> Void
    ) throws(CatalogError) -> Int {
        // The row, with missing values filled in from matching movies.
        var filled: Movie?
        var (found, likely): ([(number: Int, movie: Movie)], Int?) = ([], nil)
        let keys = Self.keys(of: row)
        var mayHaveStem = false
        for (key, column) in zip(keys, Self.keys) {
            guard let key, insert(key) else { continue }
            mayHaveStem = mayHaveStem || column == "stem" || column == "spelling"
            if column == "stem" { continue }
            if haveIDs, row.imdbID != nil, column.hasSuffix("spelling") { continue }
            for column in column.hasSuffix("spelling") ? Self.keys[3...4] : [column] {
                let others = try films("\(column) = ? ORDER BY number LIMIT \(Self.mostNamesakes)", key)
                for other in others where !found.contains(where: { $0.number == other.number }) {
                    let movie = filled ?? row
                    let isTitleEnough =
                        titleIsID && other.movie.hasSameTitleAndYear(as: movie)
                        && (movie.runtime ?? other.movie.runtime) == (other.movie.runtime ?? movie.runtime)
                    var likeness = movie.likeness(to: other.movie)
                    if likeness < .identified, try areDifferent(row, other, in: [file]) { likeness = .none }
                    switch likeness {
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
        if row.imdbID == nil { haveIDs = false }
        if found.isEmpty, mayHaveStem, let year = row.year, let stem = keys[5] ?? keys[3] {
            var others: [(number: Int, movie: Movie)] = []
            for column in ["spelling", "stem"] {
                others += try films("\(column) = ? ORDER BY number LIMIT \(Self.mostNamesakes)", stem)
            }
            for other in others where other.movie.year == year && !row.sharesTitle(other.movie) {
                let likeness = row.likeness(to: other.movie, among: known)
                // Two titles in one file are two movies, unless they're known to be one film.
                if try isListed(other.number, in: [file]), likeness < .agreed || known(row).count != 1 {
                    continue
                }
                switch likeness {
                case .none: break
                case .perhaps: likely = min(likely ?? other.number, other.number)
                default: found.append(other)
                }
            }
            if found.count > 1 { (likely, found) = (found.map(\.number).min(), []) }
        }
        guard let first = found.min(by: { $0.number < $1.number }) else {
            try addingFilm.run(Self.values(of: row, keys) + [likely.map(SQLValue.integer)])
            return database.lastInsertedID
        }
        hear(row, first.movie)
        for other in found where other.number != first.number {
            try join(other.number, to: first.number)
            hear(other.movie, first.movie)
        }
        var all = first.movie
        all.fillIdentity(from: filled ?? row)
        if all != first.movie {
            try database.run(
                Self.updated, Self.values(of: all, Self.keys(of: all)) + [.integer(first.number)])
        }
        return first.number
    }

    private func join(_ film: Int, to other: Int) throws(CatalogError) {
        try move(film, to: other)
        try database.run("DELETE FROM film WHERE number = ?", .integer(film))
        try database.run(
            "UPDATE film SET earlier = nullif(?, number) WHERE earlier = ?", .integer(other), .integer(film))
    }

    /// Joins a row's movie to an earlier movie of the files. Returns false if there's no need.
    func join(_ row: ImportDoubt.ID, to earlier: Movie.ID) throws(CatalogError) -> Bool {
        let films = try database.integers(
            "SELECT film FROM entry WHERE file = ? AND line = ?", [.integer(row.file), .integer(row.line)])
        guard let film = films.first, film != -earlier.number else { return false }
        isUnjoined = false
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
            titlesWithoutSubtitle(of: movie.title).first.map { .integer(spellingNumber(of: $0)) },
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
        _ condition: String, _ value: SQLValue
    ) throws(CatalogError) -> [(number: Int, movie: Movie)] {
        try database.rows(Self.selected + condition, [value]) { row in
            var movie = Movie(title: try row.text(7) ?? "")
            (movie.imdbID, movie.tmdbID) = (try row.text(1), try row.integer(2))
            (movie.letterboxdURI, movie.originalTitle) = (try row.text(3), try row.text(8))
            (movie.year, movie.runtime) = (try row.integer(9), try row.integer(10))
            movie.directors = try row.text(11)?.split(separator: "\n").map(String.init) ?? []
            return (try row.number(0), movie)
        }
    }

    /// Adds a key to the Bloom filter, and returns whether the filter may have had it before.
    private func insert(_ key: SQLValue) -> Bool {
        let hash = key.hashValue
        let (index, bit) = (hash >> 6 & (filter.count - 1), UInt64(1) << UInt64(hash & 63))
        defer { filter[index] |= bit }
        return filter[index] & bit != 0
    }

    /// Calls `body` for each movie. `areKnown` limits this to movies that the catalog has.
    func forEach(
        areKnown: Bool = false, _ body: (MovieRows) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        if !areKnown {
            try database.run("UPDATE film SET movie = NULL WHERE movie IS NOT NULL")
            // Two movies aren't the same after all if a later file lists both with different years.
            try database.run(
                """
                UPDATE film SET earlier = NULL WHERE earlier IS NOT NULL AND EXISTS (
                    SELECT 1 FROM film AS other JOIN entry AS one ON one.film = other.number
                    JOIN entry AS two ON two.film = film.number AND two.file = one.file
                    WHERE other.number = film.earlier AND other.year <> film.year)
                """)
        }
        var (film, entries): (MovieRows.Head, [NumberedRow]) = ((0, nil, nil), [])
        try database.forEachRow(
            """
            SELECT number, movie, earlier, file, line, place, state
            FROM film NOT INDEXED CROSS JOIN entry ON film = number
            \(areKnown ? "WHERE movie IS NOT NULL" : "") ORDER BY number, place
            """
        ) { row in
            guard let number = try row.integer(0), let file = try row.integer(3),
                let line = try row.integer(4), let place = try row.integer(5),
                let movie = try place <= first.count
                    ? first[place - 1] : row.bytes(6).flatMap({ try? Movie(json: $0, id: Movie.ID(0)) })
            else { throw row.damage("a row that was set aside is missing") }
            if film.number != number {
                if !entries.isEmpty { try body(self.film(film, of: entries)) }
                film = (
                    number, try row.integer(1).map(Movie.ID.init), try row.integer(2).map { Movie.ID(-$0) }
                )
                entries = []
            }
            entries.append((ImportDoubt.ID(file: file, line: line), movie))
        }
        if !entries.isEmpty { try body(self.film(film, of: entries)) }
    }

    /// Merges a film's rows. A viewing that's in two files counts once.
    private func film(_ head: MovieRows.Head, of entries: [NumberedRow]) -> MovieRows {
        var movie = Movie(title: "")
        var rest = entries[...]
        while let first = rest.first {
            let rows = rest.prefix { $0.id.file == first.id.file }
            rest = rest.dropFirst(rows.count)
            var own = first.movie
            own.add(rows.dropFirst().map(\.movie), viewings[first.id.file] ?? .onDays)
            if rows.startIndex == 0 { movie = own } else { movie.merge(own) }
        }
        var ratings: [Rating] = []
        for rating in entries.compactMap(\.movie.rating) where !ratings.contains(rating) {
            ratings.append(rating)
        }
        return MovieRows(
            number: head.number, known: head.known, earlier: head.earlier, movie: movie,
            rows: entries.map(\.id), outdated: movie.outdated(among: ratings))
    }

    /// Returns the identifying values of an earlier movie of the files, whose id is negative.
    func movie(_ id: Movie.ID) throws(CatalogError) -> Movie? {
        try films("number = ?", .integer(-id.number)).first.map {
            var movie = $0.movie
            movie.id = id
            return movie
        }
    }

    /// Records which catalog movie a film is, and moves its rows to an earlier film that is the
    /// same. Returns whether there was one, or nil if the films contradict each other.
    func note(_ film: MovieRows, is known: Movie.ID) throws(CatalogError) -> Bool? {
        let others = try films("movie = ? ORDER BY number", .integer(known.number))
        for other in others {
            if other.movie.contradicts(film.movie) || other.movie.hasOtherDirectors(than: film.movie) {
                return nil
            }
            if try areDifferent(film.movie, other, in: film.files) { return nil }
        }
        try database.run(
            "UPDATE film SET movie = ? WHERE number = ?", .integer(known.number), .integer(film.number))
        guard let first = others.first else { return false }
        isUnjoined = false
        try move(film.number, to: first.number)
        return true
    }

    var films: Int { get throws(CatalogError) { try database.integer("SELECT count(*) FROM film") } }

    /// Frees the memory. No rows can be added or read after that.
    func empty() throws(CatalogError) {
        (first, isUnjoined) = ([], false)
        try database.execute("ROLLBACK")
    }
}
