import CSQLite
import CZlib
import Foundation

/// A catalog of an earlier format, written by the last program that used the format.
///
/// Before changing the format, add a case whose first movie isn't the first by title. Create its
/// folder, such as `Format5`, and exclude it in Package.swift:
///
///     export XDG_DATA_HOME=$PWD
///     movies import few.jsonl && movies seen TITLE && movies undo && movies export catalog.jsonl
///     mv movies/catalog.sqlite . && gzip -n catalog.sqlite && rm -r movies few.jsonl
package enum EarlierFormat: Int, CaseIterable, Sendable {
    case fourth = 4
    case fifth = 5
    case sixth = 6

    /// Catalogs of format 6 that a killed program left with a write-ahead log.
    package enum Interrupted: String, CaseIterable, Sendable {
        /// Two changes are only in the log.
        case logged
        /// One change is complete in the log, but only half of it is in the file.
        case killed

        package var newTitles: [String] { self == .logged ? ["One", "Two"] : ["Killed"] }

        package func write(to path: String) throws {
            for ending in ["", "-wal"] {
                try Data(EarlierFormat.sixth.bytes("\(rawValue).sqlite\(ending)")).write(
                    to: URL(filePath: path + ending))
            }
        }
    }

    package func bytes(_ name: String = "catalog.sqlite") -> [UInt8] {
        let file = gzopen(url(name + ".gz").path, "rb")
        defer { gzclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = gzread(file, &part, UInt32(part.count)), count > 0 {
            bytes += part[..<Int(count)]
        }
        return bytes
    }

    /// Returns the export by the last program that used the format.
    package func export() throws -> String { try String(contentsOf: url("catalog.jsonl"), encoding: .utf8) }

    /// Writes the catalog to a file, and runs SQL in it with a writable schema.
    package func write(to path: String, _ sql: String = "") throws {
        try Data(bytes()).write(to: URL(filePath: path))
        try execute(sql, in: path)
    }

    private func url(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Format\(rawValue)/\(name)")
    }
}

/// Runs SQL the way another program could, with a writable schema.
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
