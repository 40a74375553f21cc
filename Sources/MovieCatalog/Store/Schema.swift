package enum Schema {
    static let application = 0x6D6F_7669

    static let format = firstFormat + migrations.count - 1

    /// The earliest format that can be opened.
    static let firstFormat = 4

    /// The first creates ``firstFormat``; each other one upgrades from the format before.
    static let migrations = [
        tables + indexes + text, mark + limits + changes + renown, lists, tokens,
    ]

    static func migrations(from format: Int) -> ArraySlice<String> {
        format == 0 ? migrations[...] : migrations[(format - firstFormat + 1)...]
    }

    /// The last columns are formatted as ALTER TABLE writes them. Lists are joined with U+001F.
    /// Labels and words are stored again, in tables of their own and `movie_text`.
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
        , day_rated INTEGER, day_added INTEGER, last_watched INTEGER, viewing_notes TEXT, your_rating INTEGER, \
        last_rated INTEGER, spelling INTEGER, original_spelling INTEGER);
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
        CREATE TABLE viewing (
            date INTEGER, movie INTEGER, place INTEGER, PRIMARY KEY (date, movie, place)
        ) WITHOUT ROWID;
        CREATE INDEX movie_by_imdb ON movie (imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX movie_by_tmdb ON movie (tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX movie_by_letterboxd ON movie (letterboxd_uri) WHERE letterboxd_uri IS NOT NULL;
        CREATE INDEX movie_watched ON movie (id) WHERE viewings IS NOT NULL;
        CREATE INDEX movie_on_watchlist ON movie (id) WHERE is_on_watchlist;
        CREATE INDEX movie_by_last_watched ON movie (-last_watched, sort_key) WHERE last_watched IS NOT NULL;
        CREATE INDEX movie_by_last_rated ON movie (-last_rated, sort_key) WHERE last_rated IS NOT NULL;
        CREATE INDEX movie_by_day_added ON movie (-day_added, sort_key) WHERE day_added IS NOT NULL;

        """

    /// Rebuilt after large imports, which is faster. Other indexes are small or grow at the end.
    package static let indexes = """
        CREATE INDEX movie_by_title ON movie (sort_key);
        CREATE INDEX movie_by_year ON movie (year, sort_key);
        CREATE INDEX movie_by_rating ON movie (-your_rating, sort_key) WHERE your_rating IS NOT NULL;
        CREATE INDEX movie_by_score ON movie (-score, sort_key) WHERE score IS NOT NULL;
        CREATE INDEX movie_by_public ON movie (-public_rating, sort_key) WHERE public_rating IS NOT NULL;
        CREATE INDEX movie_by_spelling ON movie (spelling);
        CREATE INDEX movie_by_original_spelling ON movie (original_spelling) WHERE original_spelling IS NOT NULL;

        """

    package static let withoutIndexes = indexes.split(separator: "\n").map {
        "DROP INDEX \($0.split(separator: " ")[2]);"
    }.joined()

    /// Copies the spellings of all movies before their indexes are dropped.
    package static let knownTitles = """
        DROP TABLE IF EXISTS temp.known;
        CREATE TEMP TABLE known AS SELECT spelling, original_spelling, id FROM movie;
        CREATE INDEX temp.known_by_spelling ON known (spelling);
        CREATE INDEX temp.known_by_original_spelling ON known (original_spelling);
        """

    static let words = firstWords + ", other_words"

    private static let firstWords =
        #"title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes"#

    private static let text = indexOfWords(of: firstWords)

    private static func indexOfWords(of columns: String) -> String {
        """
        CREATE VIRTUAL TABLE movie_text USING fts5(
            \(columns),
            content = 'movie', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );

        """
    }

    /// Formats 5 and 6 used it to recognize their write-ahead log.
    private static let mark = """
        CREATE TABLE change_mark (sign BLOB NOT NULL, id BLOB NOT NULL, previous BLOB NOT NULL);

        """

    /// Sessions recognize their own steps by a random token.
    private static let tokens = """
        DROP TABLE change_mark;
        ALTER TABLE step ADD COLUMN token INTEGER;

        """

    /// The limits at the time. The column is unused: SQLite can't add a check without one.
    private static let limits = """
        ALTER TABLE movie ADD COLUMN limits CONSTRAINT limits CHECK (\
        length(CAST(title AS BLOB)) <= 65536 AND length(CAST(original_title AS BLOB)) <= 65536 AND \
        year BETWEEN 1874 AND 9999 AND length(CAST(released AS BLOB)) <= 65536 AND \
        runtime BETWEEN 1 AND 6000 AND length(CAST(genres AS BLOB)) <= 65536 AND \
        length(CAST(directors AS BLOB)) <= 65536 AND length(CAST(writers AS BLOB)) <= 65536 AND \
        length(CAST("cast" AS BLOB)) <= 65536 AND length(CAST(languages AS BLOB)) <= 65536 AND \
        length(CAST(countries AS BLOB)) <= 65536 AND length(CAST(certificate AS BLOB)) <= 65536 AND \
        score BETWEEN 0 AND 100 AND metascore BETWEEN 0 AND 100 AND public_rating BETWEEN 10 AND 100 AND \
        votes BETWEEN 0 AND 9223372036854775807 AND box_office BETWEEN 0 AND 9223372036854775807 AND \
        oscars BETWEEN 0 AND 100 AND rating BETWEEN 0 AND 100 AND \
        day_rated BETWEEN 10101 AND 99991231 AND length(CAST(viewings AS BLOB)) <= 1048576 AND \
        is_on_watchlist BETWEEN 0 AND 99991231 AND day_added BETWEEN 10101 AND 99991231 AND \
        length(CAST(tags AS BLOB)) <= 65536 AND length(CAST(note AS BLOB)) <= 1048576 AND \
        length(CAST(imdb_id AS BLOB)) <= 65536 AND tmdb_id BETWEEN 0 AND 9223372036854775807 AND \
        length(CAST(letterboxd_uri AS BLOB)) <= 65536);

        """

    /// The columns of ``CatalogChange``. Earlier steps keep a description in `name`.
    private static let changes = """
        ALTER TABLE step ADD COLUMN action TEXT;
        ALTER TABLE step ADD COLUMN count INTEGER;

        """

    /// See ``Movie/renown`` and ``TitleForm``.
    private static let renown =
        """
        ALTER TABLE movie ADD COLUMN other_words TEXT;
        ALTER TABLE movie ADD COLUMN renown INTEGER;
        ALTER TABLE movie ADD COLUMN reviews INTEGER CHECK (reviews BETWEEN 0 AND 9223372036854775807);
        DROP TABLE movie_text;

        """ + indexOfWords(of: words)

    /// See ``MovieList``. The order of the watchlist is a list without a name.
    private static let lists = """
        CREATE TABLE list (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT, search TEXT);
        CREATE TABLE movie_list (label INTEGER, movie INTEGER, place INTEGER NOT NULL, note TEXT, PRIMARY KEY (label, movie)) \
        WITHOUT ROWID;

        """

    static let indexedWords = "INSERT INTO movie_text (movie_text) VALUES ('rebuild')"

    /// Merging segments removes deleted movies' words from the file.
    static let mergedWords = "INSERT INTO movie_text (movie_text) VALUES ('optimize')"

    static func isInternal(_ name: String, sql: String?) -> Bool {
        if let sql, !sql.hasPrefix("CREATE TABLE ") { return false }
        return name.hasPrefix("sqlite_") || indexOfWords.contains(name)
    }

    private static let indexOfWords = [
        "movie_text_data", "movie_text_idx", "movie_text_docsize", "movie_text_config",
    ]
}
