import CZlib
import MovieCatalog

/// A decompressor of a member of a gzip file, whose checksum and length it checks, or of a file in a zip archive.
final class Inflater {
    enum Format: Int32 {
        // 15 bits are the largest window; 16 more require gzip, less than zero no container.
        case gzip = 31
        case deflate = -15
    }

    /// The stream, at an address of its own, which zlib keeps.
    private let stream: UnsafeMutablePointer<z_stream>
    /// The error of the bytes that follow; those before it are returned first.
    private(set) var failure: ReadingFailure?

    init(_ format: Format) throws(ReadingFailure) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(stream, format.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .system(reason: String(cString: zError(code))) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Decompresses one buffer into another; neither is empty.
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
            failure = .damaged(.zlib(stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(code)"))
        }
        return (read, written, code == Z_STREAM_END)
    }

    /// Decompresses bytes into a buffer, and removes those that were used.
    func inflate(
        _ input: inout ArraySlice<UInt8>, into output: UnsafeMutableRawBufferPointer
    ) -> (written: Int, isAtEnd: Bool) {
        let step = input.withUnsafeBytes { inflate($0, into: output) }
        input = input.dropFirst(step.read)
        return (step.written, step.isAtEnd)
    }
}
