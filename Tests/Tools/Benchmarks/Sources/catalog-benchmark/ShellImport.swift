import Measuring

extension Shell {
    /// Imports IMDb's files with `.import` and makes of them what a catalog holds: the same tables, the same indexes.
    ///
    /// Numbers stand for those that titles have in all spellings, which SQL can't tell.
    ///
    /// - Parameter model: An empty catalog, of which the tables are taken.
    func importMovies(titles: String, ratings: String, into file: String, like model: String) throws -> Run {
        func schema(_ condition: String) throws -> String {
            try lines(
                "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL AND \(condition);", on: model
            ).joined(separator: "\n")
        }
        let tables = try schema(
            "type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'movie_text_%'")
        let indexes = try schema("type = 'index'")
        // Nothing is kept for the case that it fails, and nothing waits for the disk.
        return try run(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000;
            BEGIN;
            \(tables)
            CREATE TEMP TABLE title (
                tconst TEXT, titleType TEXT, primaryTitle TEXT, originalTitle TEXT, isAdult TEXT, startYear TEXT,
                endYear TEXT, runtimeMinutes TEXT, genres TEXT);
            CREATE TEMP TABLE public (tconst TEXT PRIMARY KEY, averageRating REAL, numVotes INTEGER) WITHOUT ROWID;
            .mode ascii
            .separator "\\t" "\\n"
            .import --schema temp --skip 1 '\(titles)' title
            .import --schema temp --skip 1 '\(ratings)' public
            INSERT INTO movie (
                imdb_id, title, original_title, sort_key, year, runtime, genres, public_rating, votes, oscars,
                is_on_watchlist, spelling, original_spelling, renown)
            SELECT tconst, primaryTitle, nullif(originalTitle, primaryTitle),
                CAST(lower(CASE
                    WHEN primaryTitle LIKE 'the %' THEN substr(primaryTitle, 5)
                    WHEN primaryTitle LIKE 'an %' THEN substr(primaryTitle, 4)
                    WHEN primaryTitle LIKE 'a %' THEN substr(primaryTitle, 3)
                    ELSE primaryTitle END) || char(0) || startYear AS BLOB),
                CAST(nullif(startYear, '\\N') AS INTEGER), CAST(nullif(runtimeMinutes, '\\N') AS INTEGER),
                replace(nullif(genres, '\\N'), ',', char(31)), CAST(round(averageRating * 10) AS INTEGER), numVotes,
                0, 0, title.rowid * 2654435761 % 4294967296 - 2147483648,
                iif(originalTitle = primaryTitle, NULL, title.rowid * 2246822519 % 4294967296 - 2147483648),
                coalesce(numVotes, 0)
            FROM title LEFT JOIN public USING (tconst) WHERE titleType IN ('movie', 'tvMovie');
            CREATE TEMP TABLE part AS
                SELECT movie.id AS movie, value AS name
                FROM movie, json_each('["' || replace(genres, char(31), '","') || '"]') WHERE genres IS NOT NULL;
            INSERT INTO genre (key, name) SELECT DISTINCT replace(lower(name), '-', ''), name FROM part;
            INSERT OR IGNORE INTO movie_genre SELECT genre.id, movie FROM part JOIN genre USING (name) ORDER BY 1, 2;
            INSERT INTO total SELECT count(*) FROM movie;
            \(indexes)
            INSERT INTO movie_text (movie_text) VALUES ('rebuild');
            COMMIT;
            """, on: file)
    }
}
