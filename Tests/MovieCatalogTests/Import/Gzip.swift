import CZlib
import Testing

func gzip(_ bytes: [UInt8]) throws -> [UInt8] { try packed(bytes, windowBits: 15 + 16) }

/// Creates a zip archive.
///
/// - Parameter count: The number of empty blocks before the data of each deflated file.
func zip(
    _ files: [(name: String, bytes: [UInt8])], isDeflated: Bool, behindBlocks count: Int = 0
) throws -> [UInt8] {
    func number(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var (archive, list): ([UInt8], [UInt8]) = ([], [])
    for (name, bytes) in files {
        let blocks = repeatElement([0, 0, 0, 0xFF, 0xFF] as [UInt8], count: count).joined()
        let data = isDeflated ? try blocks + packed(bytes, windowBits: -15) : bytes
        let sum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32(bytes.count)) }
        let place = archive.count
        let middle =
            number(20, 2) + number(0, 2) + number(isDeflated ? 8 : 0, 2) + number(0, 4) + number(Int(sum), 4)
            + number(data.count, 4) + number(bytes.count, 4) + number(name.utf8.count, 2) + number(0, 2)
        archive += [0x50, 0x4B, 0x03, 0x04] + middle + Array(name.utf8) + data
        list +=
            [0x50, 0x4B, 0x01, 0x02] + number(20, 2) + middle + number(0, 2) + number(0, 2) + number(0, 2)
            + number(0, 4) + number(place, 4) + Array(name.utf8)
    }
    let start = archive.count
    archive +=
        list + [0x50, 0x4B, 0x05, 0x06] + number(0, 4) + number(files.count, 2) + number(files.count, 2)
    return archive + number(list.count, 4) + number(start, 4) + number(0, 2)
}

private func packed(_ bytes: [UInt8], windowBits: Int32) throws -> [UInt8] {
    var stream = z_stream()
    try #require(
        deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
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
