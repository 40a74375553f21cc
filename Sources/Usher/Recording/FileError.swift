import Platform

/// The error for a recording or a file of answers that can't be used.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    private let sentence: String
    private let exit: ExitStatus
    package private(set) var path: String?
    package let line: Int?

    init(_ sentence: String, _ status: ExitStatus = .dataRefused, path: String? = nil, line: Int? = nil) {
        (self.sentence, exit, self.path, self.line) = (sentence, status, path, line)
    }

    /// Passes the contents of a file to `read`. Errors include the file's path.
    static func reading<Value>(
        _ path: String, _ read: ([UInt8]) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let file: OpenFile
        let bytes: [UInt8]
        do { file = try OpenFile(reading: path) } catch {
            throw FileError("the file can't be opened: \(error.reason).", .noInput, path: path)
        }
        do { bytes = try file.contents() } catch {
            throw FileError("the file can't be read: \(error.reason).", .inputOutputFailed, path: path)
        }
        do { return try read(bytes) } catch {
            var error = error
            error.path = path
            throw error
        }
    }

    /// The exit status of a program that ends because of the error.
    public var status: ExitStatus { exit }

    /// A one-line message with the file, the line number and the problem.
    public var description: String {
        let place = [path, line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
        return place.isEmpty ? sentence : "\(place): \(sentence)"
    }
}
