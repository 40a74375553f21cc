import MovieCatalog

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

    func rewind() {
        bytesRead = 0
    }
}
