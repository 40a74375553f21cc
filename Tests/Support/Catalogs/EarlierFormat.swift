import CSQLite
import CZlib
import Foundation

/// A catalog of an earlier format, as the last program that wrote that one made it.
package enum EarlierFormat: Int, CaseIterable, Sendable {
    /// From a movie list, ratings of IMDb, and an evening of viewings, ratings, notes, tags and the watchlist, of which
    /// one step is undone.
    case first = 1
    /// From seven movies in JSON, a diary of Letterboxd, and an evening of the same, of which two steps are undone:
    /// typed answers through a pipe, `movies import` before and `movies export` behind them.
    case second = 2
    /// From seven movies in JSON, and an evening of viewings, a new movie and the watchlist, of which one step is undone.
    case third = 3

    /// The bytes of its file.
    package func bytes() -> [UInt8] {
        let file = gzopen(url("catalog.sqlite.gz").path, "rb")
        defer { gzclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = gzread(file, &part, UInt32(part.count)), count > 0 {
            bytes += part[..<Int(count)]
        }
        return bytes
    }

    /// What that program exported.
    package func export() throws -> String { try String(contentsOf: url("catalog.jsonl"), encoding: .utf8) }

    /// Makes a file of the catalog, after some SQL that any program can run, with all of SQLite's guards off.
    package func write(to path: String, _ sql: String = "") throws {
        try Data(bytes()).write(to: URL(filePath: path))
        try execute(sql, in: path)
    }

    /// Adds movies with two viewings each, and as many steps to undo.
    package func addition(ofViewings count: Int) -> String {
        """
        INSERT INTO movie (title, sort_key, oscars, is_on_watchlist, viewings, rating)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT \(count / 2))
            SELECT 'Film ' || i, CAST('film 0' || char(length(i)) || i || x'00ffff' AS BLOB), 0, 0, '2019-03-01' || char(31) || '2024-01-05', 16 FROM n;
        UPDATE total SET movies = (SELECT count(*) FROM movie);
        INSERT INTO step_change (step, movie, last, state)
            SELECT -1, id, id, CAST('{"title":"' || title || '","rating":8,"watched":["2019-03-01"]}' AS BLOB)
            FROM movie WHERE title GLOB 'Film *';
        INSERT INTO step (id, name, is_undone, films) VALUES (-1, 'watching', 0, \(count / 2));
        """ + (self == .first ? "" : diary) + (self == .third ? derived : "")
    }

    /// The diary of what was added, which formats from the second one on keep beside the movies.
    private var diary: String {
        """
        INSERT INTO viewing (movie, place, date)
            SELECT id, place, date FROM movie, (SELECT 0 AS place, 20190301 AS date UNION ALL SELECT 1, 20240105)
            WHERE title GLOB 'Film *';
        """
    }

    /// What the third format keeps of what was added, and the second one's triggers or its migration do.
    private var derived: String {
        """
        UPDATE movie SET your_rating = rating, last_watched = 20240105 WHERE title GLOB 'Film *';
        INSERT INTO movie_text (rowid, title) SELECT id, title FROM movie WHERE title GLOB 'Film *';
        """
    }

    private func url(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Format\(rawValue)/\(name)")
    }
}

/// Runs SQL as any program can, with all of SQLite's guards off.
package func execute(_ sql: String, in path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK,
        sqlite3_exec(connection, "PRAGMA writable_schema = ON;" + sql, nil, nil, nil) == SQLITE_OK
    else { throw Refusal(description: sqlite3_errmsg(connection).map { String(cString: $0) } ?? "") }
}

private struct Refusal: Error, CustomStringConvertible {
    let description: String
}
