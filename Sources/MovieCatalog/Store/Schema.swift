/// The tables of a catalog, as SQL.
enum Schema {
    /// What marks an SQLite database as a catalog of movies: “movi”.
    static let application = 0x6D6F_7669

    /// The format that this program writes.
    static let format = migrations.count

    /// The changes that lead from each format to the next, from an empty database on. What follows from the fields of
    /// movies is kept beside them by ``Catalog/derive(from:)``.
    static let migrations = [
        tables + firstIndexes + firstText,
        diary + diaryIndexes + text + textTriggers,
        ratings,
        spellings,
    ]

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

    /// Their rows come one behind the other, and cost less than going through all movies once more.
    private static let firstIndexes =
        indexes(rating: "rating") + """
            CREATE INDEX movie_watched ON movie (id) WHERE viewings IS NOT NULL;
            CREATE INDEX movie_on_watchlist ON movie (id) WHERE is_on_watchlist;

            """

    /// Made anew after the rows of a large import, which is faster than keeping them true row by row.
    static let indexes = indexes(rating: "your_rating") + spellingIndexes

    private static func indexes(rating: String) -> String {
        """
        CREATE INDEX movie_by_title ON movie (sort_key);
        CREATE INDEX movie_by_year ON movie (year, sort_key);
        CREATE INDEX movie_by_rating ON movie (-\(rating), sort_key) WHERE \(rating) IS NOT NULL;
        CREATE INDEX movie_by_score ON movie (-score, sort_key) WHERE score IS NOT NULL;
        CREATE INDEX movie_by_public ON movie (-public_rating, sort_key) WHERE public_rating IS NOT NULL;

        """
    }

    static let withoutIndexes = """
        DROP INDEX movie_by_title; DROP INDEX movie_by_year; DROP INDEX movie_by_rating; DROP INDEX movie_by_score;
        DROP INDEX movie_by_public;
        DROP INDEX movie_by_spelling; DROP INDEX movie_by_original_spelling;

        """

    /// Puts the sort keys and spellings of all movies where they stay when their indexes go.
    static let knownTitles = """
        DROP TABLE IF EXISTS temp.known;
        CREATE TEMP TABLE known AS SELECT sort_key, spelling, original_spelling, id FROM movie;
        CREATE INDEX temp.known_by_title ON known (sort_key);
        CREATE INDEX temp.known_by_spelling ON known (spelling);
        CREATE INDEX temp.known_by_original_spelling ON known (original_spelling);
        """

    /// Viewings have a date, or a part of one, a rating and a note; `viewing` is the diary, the dates as numbers.
    private static let diary = """
        ALTER TABLE movie ADD COLUMN day_rated INTEGER;
        ALTER TABLE movie ADD COLUMN day_added INTEGER;
        ALTER TABLE movie ADD COLUMN last_watched INTEGER;
        ALTER TABLE movie ADD COLUMN viewing_notes TEXT;
        DROP TRIGGER movie_text_inserted;
        DROP TRIGGER movie_text_deleted;
        DROP TRIGGER movie_text_updated;
        DROP TABLE movie_text;
        CREATE TABLE viewing (
            date INTEGER, movie INTEGER, place INTEGER, PRIMARY KEY (date, movie, place)
        ) WITHOUT ROWID;

        """

    /// Few rows of a large import have these values; the others cost less than going through all of them once more.
    private static let diaryIndexes = """
        CREATE INDEX movie_by_last_watched ON movie (-last_watched, sort_key) WHERE last_watched IS NOT NULL;
        CREATE INDEX movie_by_day_rated ON movie (-day_rated, sort_key) WHERE day_rated IS NOT NULL;
        CREATE INDEX movie_by_day_added ON movie (-day_added, sort_key) WHERE day_added IS NOT NULL;

        """

    private static let firstText = """
        CREATE VIRTUAL TABLE movie_text USING fts5(
            title, original_title, directors, "cast", content = 'movie', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
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

    /// The columns of `movie` whose words are found.
    static let words =
        #"title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes"#

    private static let text = """
        CREATE VIRTUAL TABLE movie_text USING fts5(
            \(words),
            content = 'movie', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
        INSERT INTO movie_text (movie_text) VALUES ('rebuild');

        """

    private static let textTriggers = """
        CREATE TRIGGER movie_text_inserted AFTER INSERT ON movie BEGIN
            INSERT INTO movie_text (
                rowid, title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes
            ) VALUES (
                new.id, new.title, new.original_title, new.directors, new."cast", new.writers,
                new.languages, new.countries, new.note, new.viewing_notes
            );
        END;
        CREATE TRIGGER movie_text_deleted AFTER DELETE ON movie BEGIN
            INSERT INTO movie_text (
                movie_text, rowid, title, original_title, directors, "cast", writers, languages, countries, note,
                viewing_notes
            ) VALUES (
                'delete', old.id, old.title, old.original_title, old.directors, old."cast", old.writers,
                old.languages, old.countries, old.note, old.viewing_notes
            );
        END;
        CREATE TRIGGER movie_text_updated AFTER UPDATE ON movie
        WHEN old.title IS NOT new.title OR old.original_title IS NOT new.original_title
            OR old.directors IS NOT new.directors OR old."cast" IS NOT new."cast" OR old.writers IS NOT new.writers
            OR old.languages IS NOT new.languages OR old.countries IS NOT new.countries
            OR old.note IS NOT new.note OR old.viewing_notes IS NOT new.viewing_notes
        BEGIN
            INSERT INTO movie_text (
                movie_text, rowid, title, original_title, directors, "cast", writers, languages, countries, note,
                viewing_notes
            ) VALUES (
                'delete', old.id, old.title, old.original_title, old.directors, old."cast", old.writers,
                old.languages, old.countries, old.note, old.viewing_notes
            );
            INSERT INTO movie_text (
                rowid, title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes
            ) VALUES (
                new.id, new.title, new.original_title, new.directors, new."cast", new.writers,
                new.languages, new.countries, new.note, new.viewing_notes
            );
        END;

        """

    /// Ratings are of tenths, and what follows from that of a movie and those of its viewings is kept beside them. Words
    /// go in and out of their index without triggers: see ``Catalog/indexWords()``.
    private static let ratings = """
        DROP TRIGGER movie_text_inserted;
        DROP TRIGGER movie_text_deleted;
        DROP TRIGGER movie_text_updated;
        DROP INDEX movie_by_rating;
        DROP INDEX movie_by_day_rated;
        ALTER TABLE movie ADD COLUMN your_rating INTEGER;
        ALTER TABLE movie ADD COLUMN last_rated INTEGER;
        UPDATE movie SET rating = rating * 5 WHERE typeof(rating) = 'integer';
        CREATE INDEX movie_by_rating ON movie (-your_rating, sort_key) WHERE your_rating IS NOT NULL;
        CREATE INDEX movie_by_last_rated ON movie (-last_rated, sort_key) WHERE last_rated IS NOT NULL;

        """

    /// What a movie may be called is found by a number that its title has in all spellings: see ``spellingNumber(of:)``.
    private static let spellings = """
        ALTER TABLE movie ADD COLUMN spelling INTEGER;
        ALTER TABLE movie ADD COLUMN original_spelling INTEGER;

        """ + spellingIndexes

    private static let spellingIndexes = """
        CREATE INDEX movie_by_spelling ON movie (spelling);
        CREATE INDEX movie_by_original_spelling ON movie (original_spelling) WHERE original_spelling IS NOT NULL;

        """

    /// A table, an index or a trigger, and its SQL as SQLite keeps it.
    struct Object {
        let name: String
        var sql: [UInt8]
    }

    /// All of them that a catalog of a format has, in the order in which they are made. (By a dictionary, which needs the type
    /// of its keys made ready, a program would begin later.)
    static func objects(ofFormat format: Int) -> [Object] {
        var objects: [Object] = []
        for migration in migrations.prefix(format) {
            let sql = Array(migration.utf8)
            var start = 0
            for end in sql.indices where sql[end] == UInt8(ascii: "\n") && sql[end - 1] == UInt8(ascii: ";") {
                // Within a trigger, what follows is further in, or its end.
                let next = end + 1 < sql.count ? sql[end + 1] : UInt8(ascii: "C")
                guard next != UInt8(ascii: " "), next != UInt8(ascii: "E") else { continue }
                apply(sql[start..<end - 1], to: &objects)
                start = end + 1
            }
        }
        return objects
    }

    private static func apply(_ statement: ArraySlice<UInt8>, to objects: inout [Object]) {
        var rest = statement
        func word() -> ArraySlice<UInt8> {
            let word = rest.prefix { $0 != UInt8(ascii: " ") }
            rest = rest[word.endIndex...].dropFirst()
            return word
        }
        let verb = word()
        // A virtual table.
        if word().first == UInt8(ascii: "V") { _ = word() }
        let name = String(decoding: word(), as: UTF8.self)
        switch verb.first {
        case UInt8(ascii: "C"): objects.append(Object(name: name, sql: Array(statement)))
        case UInt8(ascii: "D"): objects.removeAll { $0.name == name }
        case UInt8(ascii: "A"):
            // SQLite puts the column, behind ADD COLUMN, before the parenthesis at the end.
            (_, _) = (word(), word())
            guard let index = objects.firstIndex(where: { $0.name == name }) else { return }
            let end = objects[index].sql.count - 1
            objects[index].sql.insert(contentsOf: Array(", ".utf8) + rest, at: end)
        default: break
        }
    }

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
