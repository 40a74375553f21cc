import CZlib
import MovieCatalog

/// Decompresses deflated data or a gzip member. zlib checks a member's checksum and length.
final class Inflater {
    enum CompressionFormat: Int32 {
        // 15 bits is zlib's largest window. Adding 16 requires gzip. Negative means no container.
        case gzip = 31
        case deflate = -15
    }

    /// zlib keeps the stream's address, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    /// An error to throw after the bytes before it have been returned.
    private var failure: ReadingFailure?
    private(set) var isAtEnd = false

    init(_ format: CompressionFormat) throws(ReadingFailure) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(stream, format.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .system(reason: String(cString: zError(code))) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

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
            failure = .damaged(
                harmless(stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(code)"))
        }
        return (read, written, code == Z_STREAM_END)
    }

    /// Returns the next decompressed bytes, or none at the end. After that, `input` has the bytes
    /// that follow the compressed data.
    func next(
        of input: inout ArraySlice<UInt8>, _ more: () throws(ReadingFailure) -> ArraySlice<UInt8>
    ) throws(ReadingFailure) -> ArraySlice<UInt8> {
        while !isAtEnd {
            if let failure { throw failure }
            if input.isEmpty { input = try more() }
            guard !input.isEmpty else { throw .endsEarly }
            var output = [UInt8](repeating: 0, count: 1 << 16)
            let step = input.withUnsafeBytes { input in
                output.withUnsafeMutableBytes { inflate(input, into: $0) }
            }
            input = input.dropFirst(step.read)
            isAtEnd = step.isAtEnd
            if step.written > 0 { return output[..<step.written] }
        }
        return []
    }
}
