import MovieCatalog

/// A table of additional values, joined to the movies of other files by key.
///
/// It is a temporary database, on the disk where it is long: there are as many public ratings as movies.
final class JoinTable {
    let database: Database
    private let insertion: Statement
    private let selection: Statement
    /// The key that was looked up last, and the key of the selected row, the first from it on.
    private var (sought, reached) = (Int.max, Int.max)

    /// The number of rows that are skipped before one is looked up, as rows mostly come in the order of their keys.
    private static let near = 4

    /// Makes an empty table, in a file without a path, which is nobody else's.
    init() throws(CatalogError) {
        database = try Database(path: Database.temporaryPath, mode: .creating, patience: 0)
        try database.execute(
            """
            BEGIN;
            CREATE TABLE supplement (
                key INTEGER PRIMARY KEY, imdb_id TEXT, public_rating INTEGER, votes INTEGER
            );
            """)
        insertion = try database.statement(
            """
            INSERT INTO supplement (key, imdb_id, public_rating, votes) VALUES (?, ?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET
                public_rating = coalesce(excluded.public_rating, public_rating),
                votes = coalesce(excluded.votes, votes)
            """)
        selection = try database.statement("SELECT * FROM supplement WHERE key >= ? ORDER BY key")
    }

    /// Adds the values of a row.
    func add(_ row: MovieFileRow) throws(CatalogError) {
        guard let key = row.key else { return }
        try insertion.bind(1, key)
        try insertion.bind(2, row.movie.imdbID)
        try insertion.bind(3, row.movie.publicRating)
        try insertion.bind(4, row.movie.votes)
        try insertion.run()
    }

    /// Completes a movie with the values of its key.
    func complete(_ row: inout MovieFileRow) throws(CatalogError) {
        guard let key = row.key else { return }
        try go(to: key)
        if reached == key { try Self.complete(&row.movie, from: selection) }
    }

    /// Selects the first row from a key on.
    private func go(to key: Int) throws(CatalogError) {
        for _ in 0..<Self.near where sought <= key && reached < key { try next() }
        if sought > key || reached < key {
            selection.reset()
            try selection.bind(1, key)
            try next()
        }
        sought = key
    }

    private func next() throws(CatalogError) {
        reached = try selection.step() ? try selection.integer(0) ?? .max : .max
    }

    /// All rows, in the order of keys: no other order can be interrupted.
    static let all = "SELECT * FROM supplement ORDER BY key"

    /// Calls a function with each of the public's ratings.
    func forEach(_ body: (_ rating: Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(Self.all)
        defer { statement.reset() }
        while try statement.step() {
            var movie = Movie(title: "")
            try Self.complete(&movie, from: statement)
            try body(movie)
        }
    }

    /// Fills a movie from a row.
    private static func complete(_ movie: inout Movie, from row: Statement) throws(CatalogError) {
        if movie.imdbID == nil { movie.imdbID = try row.text(1) }
        if let rating = try row.integer(2) { movie.publicRating = rating }
        if let votes = try row.integer(3) { movie.votes = votes }
    }
}
