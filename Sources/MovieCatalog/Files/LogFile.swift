import Platform

/// A text file that tells what happens, a line at a time. Each line is in the file when it is written, whatever becomes of
/// the program then.
package final class LogFile {
    private let path: String
    private var file: OpenFile?

    /// The failure because of which lines are missing.
    package private(set) var failure: CatalogError?

    /// Makes the file anew. Make it before a catalog is opened: one that stood there would lose its locks.
    ///
    /// - Parameters:
    ///   - path: Where it will be. An earlier log is replaced; anything else that stands there is left as it is.
    ///   - heading: The first line, by which a log is known.
    package init(at path: String, heading: String) throws(CatalogError) {
        self.path = path
        file = try attempt(writing: path) { () throws(SystemError) in
            if Self.isLog(path, heading: heading) { try FileSystem.remove(path) }
            do throws(SystemError) {
                let file = try OpenFile(creating: path, mode: 0o666)
                try file.writeAll(Self.bytes(of: heading))
                return file
            } catch let error where error.isThere {
                return nil
            }
        }
        if file == nil { throw .alreadyThere(path: path) }
    }

    /// Adds a line, control characters spelled out. After a failure nothing more is written.
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
        // A program that was killed may have written no more than the beginning of it.
        return (try? file.next(bytes.count)).map(bytes.starts) == true
    }
}
