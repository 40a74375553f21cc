import Platform

/// Why a recording or a file of answers can't be used.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    enum Fault: Hashable, Sendable {
        case content(String)
        case notOpened(String)
        case notRead(String)
        case notWritten(String)
        case alreadyThere
    }

    let fault: Fault
    package internal(set) var path: String?

    package let line: Int?

    init(_ fault: Fault, path: String? = nil, line: Int? = nil) {
        (self.fault, self.path, self.line) = (fault, path, line)
    }

    /// Reads a file and adds its path to the errors of `read`.
    static func reading<Value>(
        _ path: String, _ read: ([UInt8]) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let file: OpenFile
        let bytes: [UInt8]
        do {
            file = try OpenFile(reading: path)
        } catch {
            throw FileError(.notOpened(error.reason), path: path)
        }
        do { bytes = try file.contents() } catch { throw FileError(.notRead(error.reason), path: path) }
        do { return try read(bytes) } catch { throw FileError(error.fault, path: path, line: error.line) }
    }

    /// The exit status of a program that ends because of the error.
    public var status: ExitStatus {
        switch fault {
        case .content: .dataRefused
        case .notOpened: .noInput
        case .notRead, .notWritten, .alreadyThere: .inputOutputFailed
        }
    }

    /// The file, the line, what is wrong and how to fix it, in one line.
    public var description: String {
        let place = [path, line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
        return place.isEmpty ? sentence : "\(place): \(sentence)"
    }

    private var sentence: String {
        switch fault {
        case .content(let sentence): sentence
        case .notOpened(let reason): "the file can't be opened: \(reason)."
        case .notRead(let reason): "the file can't be read: \(reason)."
        case .alreadyThere: "the file already exists and was left unchanged. Use another name."
        case .notWritten(let reason): "the file can't be written: \(reason)."
        }
    }
}
