/// The tables of a catalog, as SQL.
enum Schema {
    /// What marks an SQLite database as a catalog of movies: “movi”.
    static let application = 0x6D6F_7669

    /// The format that this program writes.
    static let format = 1

    /// The changes that lead from each format to the next, from an empty database on.
    static let migrations = [tables + indexes + text + textTriggers]

    /// A row of `movie` is all of a movie. Lists are kept in the order in which they were given, separated by U+001F.
    /// What is found by its parts is there a second time: labels in tables of their own, words in `movie_text`.
    private static let tables = """
        CREATE TABLE movie (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            imdb_id TEXT, tmdb_id INTEGER, letterboxd_uri TEXT,
            title TEXT NOT NULL, original_title TEXT, sort_key BLOB NOT NULL,
            year INTEGER, released TEXT, runtime INTEGER,
            genres TEXT, directors TEXT, writers TEXT, "cast" TEXT, languages TEXT, countries TEXT,
            certificate TEXT, score INTEGER, metascore INTEGER, public_rating INTEGER, votes INTEGER,
            box_office INTEGER, oscars INTEGER NOT NULL,
            rating INTEGER, viewings TEXT, is_on_watchlist INTEGER NOT NULL, tags TEXT, note TEXT
        );
        CREATE TABLE genre (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
        CREATE TABLE director (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
        CREATE TABLE tag (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
        CREATE TABLE movie_genre (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID;
        CREATE TABLE movie_director (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID;
        CREATE TABLE movie_tag (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID;
        CREATE TABLE total (movies INTEGER NOT NULL);
        INSERT INTO total VALUES (0);
        CREATE TABLE step (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, is_undone INTEGER NOT NULL, films INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE step_change (
            step INTEGER, movie INTEGER, last INTEGER NOT NULL, state BLOB, PRIMARY KEY (step, movie)
        ) WITHOUT ROWID;
        CREATE INDEX movie_by_imdb ON movie (imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX movie_by_tmdb ON movie (tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX movie_by_letterboxd ON movie (letterboxd_uri) WHERE letterboxd_uri IS NOT NULL;

        """

    /// Made anew after the rows of a large import, which is faster than keeping them true row by row.
    static let indexes = """
        CREATE INDEX movie_by_title ON movie (sort_key);
        CREATE INDEX movie_by_year ON movie (year, sort_key);
        CREATE INDEX movie_by_rating ON movie (-rating, sort_key) WHERE rating IS NOT NULL;
        CREATE INDEX movie_by_score ON movie (-score, sort_key) WHERE score IS NOT NULL;
        CREATE INDEX movie_by_public ON movie (-public_rating, sort_key) WHERE public_rating IS NOT NULL;
        CREATE INDEX movie_watched ON movie (id) WHERE viewings IS NOT NULL;
        CREATE INDEX movie_on_watchlist ON movie (id) WHERE is_on_watchlist;

        """

    static let withoutIndexes = """
        DROP INDEX movie_by_title; DROP INDEX movie_by_year; DROP INDEX movie_by_rating; DROP INDEX movie_by_score;
        DROP INDEX movie_by_public;
        DROP INDEX movie_watched; DROP INDEX movie_on_watchlist;

        """

    private static let text = """
        CREATE VIRTUAL TABLE movie_text USING fts5(
            title, original_title, directors, "cast", content = 'movie', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );

        """

    static let textTriggers = """
        CREATE TRIGGER movie_text_inserted AFTER INSERT ON movie BEGIN
            INSERT INTO movie_text (rowid, title, original_title, directors, "cast")
            VALUES (new.id, new.title, new.original_title, new.directors, new."cast");
        END;
        CREATE TRIGGER movie_text_deleted AFTER DELETE ON movie BEGIN
            INSERT INTO movie_text (movie_text, rowid, title, original_title, directors, "cast")
            VALUES ('delete', old.id, old.title, old.original_title, old.directors, old."cast");
        END;
        CREATE TRIGGER movie_text_updated AFTER UPDATE ON movie
        WHEN old.title IS NOT new.title OR old.original_title IS NOT new.original_title
            OR old.directors IS NOT new.directors OR old."cast" IS NOT new."cast"
        BEGIN
            INSERT INTO movie_text (movie_text, rowid, title, original_title, directors, "cast")
            VALUES ('delete', old.id, old.title, old.original_title, old.directors, old."cast");
            INSERT INTO movie_text (rowid, title, original_title, directors, "cast")
            VALUES (new.id, new.title, new.original_title, new.directors, new."cast");
        END;

        """

    static let withoutTextTriggers = """
        DROP TRIGGER movie_text_inserted; DROP TRIGGER movie_text_deleted; DROP TRIGGER movie_text_updated;

        """

    static let textRebuilt = "INSERT INTO movie_text (movie_text) VALUES ('rebuild');\n"

    /// The SQL of each table, index and trigger of a catalog in this format, as SQLite keeps it.
    static let objects: Set<[UInt8]> = {
        var objects: Set<[UInt8]> = []
        let sql = Array(migrations.joined().utf8)
        var start = 0
        for end in sql.indices where sql[end] == UInt8(ascii: "\n") && sql[end - 1] == UInt8(ascii: ";") {
            // Within a trigger, what follows is further in, or its end.
            let next = end + 1 < sql.count ? sql[end + 1] : UInt8(ascii: "C")
            guard next != UInt8(ascii: " "), next != UInt8(ascii: "E") else { continue }
            if sql[start] == UInt8(ascii: "C") { objects.insert(Array(sql[start..<end - 1])) }
            start = end + 1
        }
        return objects
    }()

    /// Whether it is a table or an index that SQLite keeps for itself.
    static func isInternal(_ name: String, sql: String?) -> Bool {
        if let sql, !sql.hasPrefix("CREATE TABLE ") { return false }
        return name.hasPrefix("sqlite_") || indexOfWords.contains(name)
    }

    /// Where the index of words keeps what it knows.
    private static let indexOfWords = [
        "movie_text_data", "movie_text_idx", "movie_text_docsize", "movie_text_config",
    ]
}
