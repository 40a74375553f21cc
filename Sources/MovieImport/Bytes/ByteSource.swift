import MovieCatalog

protocol ByteSource: AnyObject {
    /// Nil if unknown in advance, as for a pipe.
    var size: Int? { get }

    var bytesRead: Int { get }

    /// Reads some of the next bytes into a nonempty buffer; returns 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

    func rewind() throws(ReadingFailure)
}

extension ByteSource {
    func next(in part: inout [UInt8]) throws(ReadingFailure) -> ArraySlice<UInt8> {
        let count = try read(into: &part)
        return part[..<count]
    }

    func read(into bytes: inout [UInt8], from start: Int = 0) throws(ReadingFailure) -> Int {
        try bytes.withUnsafeMutableBufferPointer { (bytes) throws(ReadingFailure) in
            let end = UnsafeMutableBufferPointer(rebasing: bytes[start...])
            return try read(into: UnsafeMutableRawBufferPointer(end))
        }
    }

    func rewind(path: String) throws(CatalogError) {
        do throws(ReadingFailure) {
            try rewind()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Moves as many leading bytes as fit into the buffer.
    func take(from bytes: inout ArraySlice<UInt8>) -> Int {
        let part = bytes.prefix(count)
        copyBytes(from: part)
        bytes = bytes[part.endIndex...]
        return part.count
    }
}

enum ReadingFailure: Error, Equatable {
    case system(reason: String)
    case endsEarly
    case damaged(String)
    case badList(String)
    case stopped

    static let listBreaksOff = Self.badList("the list breaks off here")

    /// `row` is the line or movie in which the bytes end.
    func error(at path: String, row: Int) -> CatalogError {
        let line = FilePosition(path: path, row: row)
        return switch self {
        case .system(let reason): .unreadable(path: path, reason: reason)
        case .endsEarly: .file(line, .endsEarly)
        case .damaged(let damage): .file(line, .damaged(damage))
        case .badList(let fault): .file(FilePosition(path: path, unit: .movie, row: row), .badList(fault))
        case .stopped: .stopped
        }
    }
}

final class BytesInMemory: ByteSource {
    private(set) var bytesRead = 0
    private let bytes: [UInt8]
    private let step: Int

    init(_ bytes: [UInt8], step: Int = .max) {
        precondition(step > 0, "bytes are handed out one at a time or more")
        self.bytes = bytes
        self.step = step
    }

    var size: Int? { bytes.count }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, step, bytes.count - bytesRead)
        buffer.copyBytes(from: bytes[bytesRead..<(bytesRead + count)])
        bytesRead += count
        return count
    }

    func rewind() { bytesRead = 0 }
}
