import CZlib
import Testing

/// Packs bytes as one member of a gzip file.
func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    try #require(
        deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 32)
    let capacity = output.count
    let code = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(capacity)
            return deflate(&stream, Z_FINISH)
        }
    }
    try #require(code == Z_STREAM_END)
    return Array(output.prefix(capacity - Int(stream.avail_out)))
}
