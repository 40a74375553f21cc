import CZlib
import MovieCatalog

/// Packed bytes while they are unpacked: one member of a gzip file, whose checksum and length are compared at its end, or
/// what a zip archive holds.
final class Inflater {
    /// What stands around the packed bytes.
    enum Format: Int32 {
        // 15 bits are the largest window, 16 more ask for gzip and nothing else, less than zero for nothing around it.
        case gzip = 31
        case deflate = -15
    }

    /// zlib keeps the address, so the stream may not move.
    private let stream: UnsafeMutablePointer<z_stream>
    /// What is wrong with the bytes to come; those before it are handed out first.
    private(set) var failure: ReadingFailure?

    init(_ format: Format) throws(ReadingFailure) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(stream, format.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .system(reason: "there is no memory to unpack it") }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Unpacks from one buffer into another; neither is empty.
    func inflate(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int, isAtEnd: Bool) {
        let inputCount = UInt32(clamping: input.count)
        let outputCount = UInt32(clamping: output.count)
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = inputCount
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = outputCount
        let code = CZlib.inflate(stream, Z_NO_FLUSH)
        let read = Int(inputCount - stream.pointee.avail_in)
        let written = Int(outputCount - stream.pointee.avail_out)
        if code != Z_STREAM_END, code != Z_OK || read + written == 0 {
            failure = .damaged(reason: stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(code)")
        }
        return (read, written, code == Z_STREAM_END)
    }
}
