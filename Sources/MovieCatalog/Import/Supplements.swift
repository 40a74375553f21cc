/// What completes the movies of other files, by the key of their rows.
///
/// It is kept in a database of its own, on the disk where it is long, which goes with it: the public's ratings are as many
/// as the movies.
struct Supplements {
    private let database: Database
    private let insertion: Statement
    private let selection: Statement

    /// Makes an empty table, whose database is called so in errors.
    init(named name: String) throws(CatalogError) {
        // Without a path, SQLite makes a file that is nobody else's.
        database = try Database(path: "", name: name, mode: .creating, patience: 0)
        try database.execute(
            """
            BEGIN;
            CREATE TABLE supplement (
                key INTEGER PRIMARY KEY, imdb_id TEXT, tmdb_id INTEGER, public_rating INTEGER, votes INTEGER,
                rating INTEGER
            );
            """)
        insertion = try database.statement(
            """
            INSERT INTO supplement (key, imdb_id, tmdb_id, public_rating, votes, rating) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET
                imdb_id = coalesce(excluded.imdb_id, imdb_id), tmdb_id = coalesce(excluded.tmdb_id, tmdb_id),
                public_rating = coalesce(excluded.public_rating, public_rating),
                votes = coalesce(excluded.votes, votes), rating = coalesce(excluded.rating, rating)
            """)
        selection = try database.statement("SELECT * FROM supplement WHERE key = ?")
    }

    /// Adds what a row says.
    func add(_ row: MovieFileRow) throws(CatalogError) {
        guard let key = row.key else { return }
        try insertion.bind(1, key)
        try insertion.bind(2, row.movie.imdbID)
        try insertion.bind(3, row.movie.tmdbID)
        try insertion.bind(4, row.movie.publicRating)
        try insertion.bind(5, row.movie.votes)
        try insertion.bind(6, row.movie.rating?.tenths)
        try insertion.run()
    }

    /// Completes a movie, whose row has a key.
    func complete(_ row: inout MovieFileRow) throws(CatalogError) {
        guard let key = row.key else { return }
        try selection.bind(1, key)
        defer { selection.reset() }
        guard try selection.step() else { return }
        row.movie.merge(try Self.movie(in: selection))
    }

    /// Goes through the public's ratings, in the order of their ids.
    func forEach(_ body: (_ rating: Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement("SELECT * FROM supplement ORDER BY imdb_id")
        defer { statement.reset() }
        while try statement.step() { try body(try Self.movie(in: statement)) }
    }

    private static func movie(in row: Statement) throws(CatalogError) -> Movie {
        var movie = Movie(title: "")
        movie.imdbID = try row.text(1)
        movie.tmdbID = try row.integer(2)
        movie.publicRating = try row.integer(3)
        movie.votes = try row.integer(4)
        movie.rating = try row.integer(5).flatMap { Rating(tenths: $0) }
        if movie.rating != nil { movie.viewings = [Viewing()] }
        return movie
    }
}
