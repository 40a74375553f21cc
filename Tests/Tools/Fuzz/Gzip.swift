import CZlib
@testable import MovieCatalog
@testable import MovieImport

/// Packs and unpacks bytes, complete and truncated. Also unpacks bytes that were never packed, at
/// once and in pieces.
func fuzzGzip(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let rest = Array(bytes.dropFirst())
    let step = first % 16 + 1
    let (once, pieces) = (Unpacking(rest, step: .max), Unpacking(rest, step: step))
    expect(once.failure == pieces.failure, "bytes are refused alike, whole and in pieces")
    // After the last complete piece, zlib may hold back some of the bytes before the error.
    let common = once.failure == nil ? max(once.bytes.count, pieces.bytes.count) : pieces.bytes.count
    expect(
        once.bytes.prefix(common).elementsEqual(pieces.bytes), "bytes are unpacked alike, whole and in pieces"
    )
    let packed = gzip(rest)
    let whole = Unpacking(packed + packed, step: step)
    expect(whole.failure == nil && whole.bytes == rest + rest, "what is packed is unpacked, member by member")
    // The header alone is enough to recognize a packed file.
    let cut = Unpacking(packed.dropLast(first % max(1, packed.count - 2) + 1), step: step)
    expect(cut.failure == .endsEarly, "what ends early is told")
    expect(rest.starts(with: cut.bytes), "what comes before the end is right")
}

/// The unpacked bytes and the error that stopped it.
private struct Unpacking {
    var bytes: [UInt8] = []
    var failure: ReadingFailure?

    init(_ packed: some Sequence<UInt8>, step: Int) {
        let source = UnpackedBytes(BytesInMemory(Array(packed), step: step))
        do throws(ReadingFailure) {
            while case let more = try source.next(), !more.isEmpty { bytes += more }
        } catch {
            failure = error
        }
    }
}

/// Compresses bytes into one gzip member.
private func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
    else { fail("zlib packs") }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 32)
    let capacity = output.count
    input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
            (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(capacity))
            expect(deflate(&stream, Z_FINISH) == Z_STREAM_END, "zlib packs to the end")
        }
    }
    return Array(output.prefix(capacity - Int(stream.avail_out)))
}
