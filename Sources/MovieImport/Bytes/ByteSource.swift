import MovieCatalog

protocol ByteSource: AnyObject {
    /// The size in bytes as stored, possibly compressed. Nil if it's unknown, as for a pipe.
    var size: Int? { get }

    /// The number of bytes read, as stored.
    var bytesRead: Int { get }

    /// Returns some of the next bytes, or none at the end.
    func next() throws(ReadingFailure) -> ArraySlice<UInt8>

    func rewind() throws(ReadingFailure)
}

extension ByteSource {
    func rewind(path: String) throws(CatalogError) {
        do throws(ReadingFailure) {
            try rewind()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }
}

/// A source that converts the bytes of another source.
protocol ByteFilter: ByteSource {
    var source: any ByteSource { get }
}

extension ByteFilter {
    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead }
}

enum ReadingFailure: Error, Equatable {
    case system(reason: String)
    case endsEarly
    case damaged(String)
    case badList(String)
    case stopped

    static let listBreaksOff = Self.badList("the list breaks off here")

    /// Returns the error for a file. `row` is the line or movie at which reading failed.
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

    func next() -> ArraySlice<UInt8> {
        let part = bytes[bytesRead...].prefix(min(step, 1 << 16))
        bytesRead += part.count
        return part
    }

    func rewind() { bytesRead = 0 }
}
