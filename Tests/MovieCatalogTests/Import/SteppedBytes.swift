@testable import MovieImport

/// Hands out a few bytes at a time, as a slow pipe does.
final class SteppedBytes: ByteSource {
    private let bytes: [UInt8]
    private let step: Int
    private(set) var bytesRead = 0

    init(_ bytes: [UInt8], step: Int) { (self.bytes, self.step) = (bytes, step) }

    var size: Int? { bytes.count }

    func next() -> ArraySlice<UInt8> {
        let part = bytes[bytesRead...].prefix(min(step, 1 << 16))
        bytesRead += part.count
        return part
    }

    func rewind() { bytesRead = 0 }
}
