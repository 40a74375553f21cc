/// Why a file that a program reads or writes by Usher can't be used: a recording, answers given ahead.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    enum Fault: Hashable, Sendable {
        /// The first line is not that of a recording.
        case noRecording
        /// It is written in another version of the format.
        case otherVersion(Int)
        /// A line that no recording has, or has in this place.
        case noLine(String)
        case notText
        /// A value given to the program that it can't use.
        case unusable(name: String, value: String)
        /// A fault in given answers.
        case answers(String)
        case file(OwnedDescriptor.FileFault)
    }

    let fault: Fault

    /// In which file, where it is one.
    package internal(set) var path: String?

    /// In which line, counted from 1, where it is about one.
    package let line: Int?

    init(_ fault: Fault, path: String? = nil, line: Int? = nil) {
        (self.fault, self.path, self.line) = (fault, path, line)
    }

    /// Reads a file, and names it in what is wrong with its bytes.
    static func reading<Value>(
        _ path: String, _ read: ([UInt8]) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let bytes: [UInt8]
        do { bytes = try OwnedDescriptor.bytes(of: path) } catch { throw FileError(.file(error), path: path) }
        do { return try read(bytes) } catch { throw FileError(error.fault, path: path, line: error.line) }
    }

    /// The status of a program that ends for it.
    public var status: ExitStatus {
        switch fault {
        case .noRecording, .otherVersion, .noLine, .notText, .unusable, .answers: .dataRefused
        case .file(.notOpened): .noInput
        case .file: .inputOutputFailed
        }
    }

    /// A line that says what is wrong, where, and what would do.
    public var description: String {
        let place = [path, line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
        return place.isEmpty ? trouble : "\(place): \(trouble)"
    }

    private var trouble: String {
        switch fault {
        case .noRecording:
            "this is not a recording. The first line of one is “\(Recording.firstWords) \(Recording.version)”."
        case .otherVersion(let version):
            "the recording has version \(version), but only \(Recording.version) can be read. "
                + "Use the program that wrote it."
        case .noLine(let line):
            "“\(line.prefix(60))\(line.count > 60 ? "…" : "")” doesn't belong here in a recording. "
                + "Type # before it to skip it."
        case .notText: "this line is not UTF-8 text. Save the file as UTF-8."
        case .unusable(let name, let value): "the \(name) can't be “\(value)”."
        case .answers(let trouble): trouble
        case .file(.notOpened(let reason)): "the file can't be opened: \(reason)."
        case .file(.notRead(let reason)): "the file can't be read: \(reason)."
        case .file(.alreadyThere): "the file already exists and was left unchanged. Use another name."
        case .file(.notWritten(let reason)): "the file can't be written: \(reason)."
        }
    }
}
