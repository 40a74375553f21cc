import CSQLite
import Foundation
import Testing

@testable import MovieCatalog

/// A catalog of an earlier format, as the last program that wrote that one made it.
enum EarlierFormat: Int, CaseIterable {
    /// From a movie list, ratings of IMDb, and an evening of viewings, ratings, notes, tags and the watchlist, of which
    /// one step is undone.
    case first = 1
    /// From seven movies in JSON, a diary of Letterboxd, and an evening of the same, of which two steps are undone:
    /// typed answers through a pipe, `movies import` before and `movies export` behind them.
    case second = 2
    /// From seven movies in JSON, and an evening of viewings, a new movie and the watchlist, of which one step is undone.
    case third = 3

    /// The bytes of its file.
    func bytes() throws -> [UInt8] {
        let source = UnpackedBytes(BytesInMemory(try contents("catalog.sqlite.gz")))
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try part.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
            bytes += part[..<count]
        }
        return bytes
    }

    /// What that program exported.
    func export() throws -> String { String(decoding: try contents("catalog.jsonl"), as: UTF8.self) }

    /// Makes a file of the catalog, after some SQL that any program can run, with all of SQLite's guards off.
    func write(to path: String, _ sql: String = "") throws {
        try Data(bytes()).write(to: URL(filePath: path))
        try execute(sql, in: path)
    }

    /// Adds movies with two viewings each, and as many steps to undo.
    func addition(ofViewings count: Int) -> String {
        """
        INSERT INTO movie (title, sort_key, oscars, is_on_watchlist, viewings, rating)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT \(count / 2))
            SELECT 'Film ' || i, x'00', 0, 0, '2019-03-01' || char(31) || '2024-01-05', 16 FROM n;
        UPDATE total SET movies = (SELECT count(*) FROM movie);
        INSERT INTO step_change (step, movie, last, state)
            SELECT -1, id, id, CAST('{"title":"' || title || '","rating":8,"watched":["2019-03-01"]}' AS BLOB)
            FROM movie WHERE sort_key = x'00';
        INSERT INTO step (id, name, is_undone, films) VALUES (-1, 'watching', 0, \(count / 2));
        """ + (self == .first ? "" : diary)
    }

    /// The diary of what was added, which later formats keep beside the movies.
    private var diary: String {
        """
        INSERT INTO viewing (movie, place, date)
            SELECT id, place, date FROM movie, (SELECT 0 AS place, 20190301 AS date UNION ALL SELECT 1, 20240105)
            WHERE sort_key = x'00';
        """
    }

    private func contents(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Format\(rawValue)")
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }
}

/// Runs SQL as any program can, with all of SQLite's guards off.
func execute(_ sql: String, in path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    let code = sqlite3_exec(connection, "PRAGMA writable_schema = ON;" + sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(sqlite3_errmsg(connection).map { String(cString: $0) } ?? "")")
}
