extension Schema {
    /// The SQL of the current format's tables and indexes, as SQLite stores it, sorted by name.
    static let objects = [
        "CREATE TABLE director (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
        "CREATE TABLE genre (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
        """
        CREATE TABLE list (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description \
        TEXT, search TEXT)
        """,
        """
        CREATE TABLE movie (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            imdb_id TEXT, tmdb_id INTEGER, letterboxd_uri TEXT,
            title TEXT NOT NULL, original_title TEXT, sort_key BLOB NOT NULL,
            year INTEGER, released TEXT, runtime INTEGER,
            genres TEXT, directors TEXT, writers TEXT, "cast" TEXT, languages TEXT, countries TEXT,
            certificate TEXT, score INTEGER, metascore INTEGER, public_rating INTEGER, votes INTEGER,
            box_office INTEGER, oscars INTEGER NOT NULL,
            rating INTEGER, viewings TEXT, is_on_watchlist INTEGER NOT NULL, tags TEXT, note TEXT
        , day_rated INTEGER, day_added INTEGER, last_watched INTEGER, viewing_notes TEXT, your_rating \
        INTEGER, last_rated INTEGER, spelling INTEGER, original_spelling INTEGER, \(limits), other_words \
        TEXT, renown INTEGER, reviews INTEGER CHECK (reviews BETWEEN 0 AND 9223372036854775807))
        """,
        "CREATE INDEX movie_by_day_added ON movie (-day_added, sort_key) WHERE day_added IS NOT NULL",
        "CREATE INDEX movie_by_imdb ON movie (imdb_id) WHERE imdb_id IS NOT NULL",
        "CREATE INDEX movie_by_last_rated ON movie (-last_rated, sort_key) WHERE last_rated IS NOT NULL",
        """
        CREATE INDEX movie_by_last_watched ON movie (-last_watched, sort_key) WHERE last_watched IS NOT NULL
        """,
        "CREATE INDEX movie_by_letterboxd ON movie (letterboxd_uri) WHERE letterboxd_uri IS NOT NULL",
        """
        CREATE INDEX movie_by_original_spelling ON movie (original_spelling) WHERE original_spelling IS NOT \
        NULL
        """,
        "CREATE INDEX movie_by_public ON movie (-public_rating, sort_key) WHERE public_rating IS NOT NULL",
        "CREATE INDEX movie_by_rating ON movie (-your_rating, sort_key) WHERE your_rating IS NOT NULL",
        "CREATE INDEX movie_by_score ON movie (-score, sort_key) WHERE score IS NOT NULL",
        "CREATE INDEX movie_by_spelling ON movie (spelling)",
        "CREATE INDEX movie_by_title ON movie (sort_key)",
        "CREATE INDEX movie_by_tmdb ON movie (tmdb_id) WHERE tmdb_id IS NOT NULL",
        "CREATE INDEX movie_by_year ON movie (year, sort_key)",
        """
        CREATE TABLE movie_director (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID
        """,
        "CREATE TABLE movie_genre (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID",
        """
        CREATE TABLE movie_list (label INTEGER, movie INTEGER, place INTEGER NOT NULL, note TEXT, PRIMARY \
        KEY (label, movie)) WITHOUT ROWID
        """,
        "CREATE INDEX movie_on_watchlist ON movie (id) WHERE is_on_watchlist",
        "CREATE TABLE movie_tag (label INTEGER, movie INTEGER, PRIMARY KEY (label, movie)) WITHOUT ROWID",
        """
        CREATE VIRTUAL TABLE movie_text USING fts5(
            title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes, \
        other_words,
            content = 'movie', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        )
        """,
        "CREATE INDEX movie_watched ON movie (id) WHERE viewings IS NOT NULL",
        """
        CREATE TABLE step (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, is_undone INTEGER NOT NULL, films INTEGER NOT NULL \
        DEFAULT 0
        , action TEXT, count INTEGER, token INTEGER)
        """,
        """
        CREATE TABLE step_change (
            step INTEGER, movie INTEGER, last INTEGER NOT NULL, state BLOB, PRIMARY KEY (step, movie)
        ) WITHOUT ROWID
        """,
        "CREATE TABLE tag (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
        "CREATE TABLE total (movies INTEGER NOT NULL)",
        """
        CREATE TABLE viewing (
            date INTEGER, movie INTEGER, place INTEGER, PRIMARY KEY (date, movie, place)
        ) WITHOUT ROWID
        """,
    ]

    /// Field limits as of format 5. The column is unused: SQLite adds a check only with a column.
    static let limits = """
        limits CONSTRAINT limits CHECK (length(CAST(title AS BLOB)) <= 65536 AND length(CAST(original_title \
        AS BLOB)) <= 65536 AND year BETWEEN 1874 AND 9999 AND length(CAST(released AS BLOB)) <= 65536 AND \
        runtime BETWEEN 1 AND 6000 AND length(CAST(genres AS BLOB)) <= 65536 AND length(CAST(directors AS \
        BLOB)) <= 65536 AND length(CAST(writers AS BLOB)) <= 65536 AND length(CAST("cast" AS BLOB)) <= 65536 \
        AND length(CAST(languages AS BLOB)) <= 65536 AND length(CAST(countries AS BLOB)) <= 65536 AND \
        length(CAST(certificate AS BLOB)) <= 65536 AND score BETWEEN 0 AND 100 AND metascore BETWEEN 0 AND \
        100 AND public_rating BETWEEN 10 AND 100 AND votes BETWEEN 0 AND 9223372036854775807 AND box_office \
        BETWEEN 0 AND 9223372036854775807 AND oscars BETWEEN 0 AND 100 AND rating BETWEEN 0 AND 100 AND \
        day_rated BETWEEN 10101 AND 99991231 AND length(CAST(viewings AS BLOB)) <= 1048576 AND \
        is_on_watchlist BETWEEN 0 AND 99991231 AND day_added BETWEEN 10101 AND 99991231 AND length(CAST(tags \
        AS BLOB)) <= 65536 AND length(CAST(note AS BLOB)) <= 1048576 AND length(CAST(imdb_id AS BLOB)) <= \
        65536 AND tmdb_id BETWEEN 0 AND 9223372036854775807 AND length(CAST(letterboxd_uri AS BLOB)) <= 65536)
        """
}
