import Measuring

extension Shell {
    /// Imports a file of `movies` with `.import`, and builds the same tables and indexes as a
    /// catalog.
    ///
    /// SQL can't find titles that match in any spelling, so numbers stand in for them.
    ///
    /// - Parameter model: An empty catalog, whose tables are copied.
    func importMovies(_ movies: String, into file: String, like model: String) throws -> Run {
        func schema(_ condition: String) throws -> String {
            try lines(
                "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL AND \(condition);", on: model
            ).joined(separator: "\n")
        }
        let tables = try schema(
            "type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'movie_text_%'")
        let indexes = try schema("type = 'index'")
        // Turns off the journal and syncing.
        return try run(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000;
            BEGIN;
            \(tables)
            CREATE TEMP TABLE title (
                title, original_title, year, release_date, runtime, genres, directors, writers, "cast", languages, countries,
                mpaa, tomatometer, tomato_reviews, metacritic, imdb_rating, imdb_votes, box_office, oscars, rating,
                date_rated, watched, watchlist, date_added, tags, note, imdb_id, tmdb_id, letterboxd_uri);
            .import --csv --schema temp --skip 1 '\(movies)' title
            INSERT INTO movie (
                imdb_id, title, original_title, sort_key, year, runtime, genres, public_rating, votes, oscars,
                is_on_watchlist, spelling, original_spelling, renown)
            SELECT imdb_id, title, nullif(original_title, ''),
                CAST(lower(CASE
                    WHEN title LIKE 'the %' THEN substr(title, 5)
                    WHEN title LIKE 'an %' THEN substr(title, 4)
                    WHEN title LIKE 'a %' THEN substr(title, 3)
                    ELSE title END) || char(0) || year AS BLOB),
                CAST(nullif(year, '') AS INTEGER), CAST(nullif(runtime, '') AS INTEGER),
                replace(nullif(genres, ''), ', ', char(31)), CAST(round(nullif(imdb_rating, '') * 10) AS INTEGER),
                CAST(nullif(imdb_votes, '') AS INTEGER),
                0, 0, rowid * 2654435761 % 4294967296 - 2147483648,
                iif(original_title = '', NULL, rowid * 2246822519 % 4294967296 - 2147483648),
                coalesce(CAST(nullif(imdb_votes, '') AS INTEGER), 0)
            FROM title;
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
