/// Where bytes come from, some at a time.
protocol ByteSource: AnyObject {
    /// How many there are; `nil` where nobody can know beforehand.
    var size: Int? { get }

    /// How many were read.
    var bytesRead: Int { get }

    /// Reads some of the next bytes into a buffer, which is not empty.
    ///
    /// - Returns: How many they are; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int
}

/// Why the bytes of a source don't come to their end.
enum ReadingFailure: Error, Equatable {
    /// The system failed to read, for the reason it gives.
    case system(reason: String)
    /// There are fewer bytes than there should be.
    case endsEarly
    /// What was packed can't be unpacked.
    case damaged(reason: String)

    /// The same for the person who named the file.
    func error(at path: String, line: Int) -> CatalogError {
        switch self {
        case .system(let reason): .unreadable(path: path, reason: reason)
        case .endsEarly: .endsEarly(path: path, line: line)
        case .damaged(let reason): .damaged(path: path, line: line, reason: reason)
        }
    }
}

/// Bytes that are in memory already, handed out so many at a time.
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
}
