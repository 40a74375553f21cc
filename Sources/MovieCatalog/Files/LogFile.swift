/// A log file, written without a buffer so that a crash of the program loses no lines.
package final class LogFile {
    private let path: String
    private var file: OpenFile?
    package private(set) var failure: CatalogError?

    /// Creates the file, or replaces an earlier log with this heading. Call it before a catalog is
    /// opened. If the path is the catalog's, closing the file would release SQLite's locks.
    package init(at path: String, heading: String) throws(CatalogError) {
        self.path = path
        file = try attempt(writing: path) { () throws(SystemError) in
            if Self.isLog(path, heading: heading) { try FileSystem.remove(path) }
            do throws(SystemError) {
                let file = try OpenFile(creating: path, mode: 0o666)
                try file.writeAll(Self.bytes(of: heading))
                return file
            } catch let error where error.alreadyExists {
                return nil
            }
        }
        if file == nil { throw .alreadyThere(path: path) }
    }

    /// Appends a line, with control characters escaped. Does nothing after a failure.
    package func write(_ line: String) {
        do throws(SystemError) {
            try file?.writeAll(Self.bytes(of: line))
        } catch {
            failure = .logEnded(path: path, reason: error.reason)
            file = nil
        }
    }

    private static func bytes(of line: String) -> [UInt8] { Array((harmless(line) + "\n").utf8) }

    private static func isLog(_ path: String, heading: String) -> Bool {
        guard (try? FileStatus(at: path))?.kind == .file, let file = try? OpenFile(reading: path)
        else {
            return false
        }
        let bytes = bytes(of: heading)
        // A killed program may have written only part of the heading.
        return (try? file.next(bytes.count)).map(bytes.starts) == true
    }
}
