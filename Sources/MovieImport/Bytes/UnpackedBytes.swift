import MovieCatalog

/// The bytes of a source, decompressed if they are gzip, of one member or several.
///
/// Sizes are those of the source.
final class UnpackedBytes: ByteSource {
    private let source: any ByteSource
    private var input = [UInt8](repeating: 0, count: 1 << 16)
    /// The part of `input` that wasn't used yet.
    private var rest = 0..<0
    private var form = Form.unknown

    private enum Form {
        case unknown, plain
        case gzip(Inflater)
        /// Between two members, or after the last.
        case gzipBetween
    }

    init(_ source: any ByteSource) {
        self.source = source
    }

    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead - rest.count }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        while true {
            switch form {
            case .unknown:
                while rest.count < 2, try fetch() {}
                let isGzip = input[rest].starts(with: [0x1F, 0x8B])
                form = try isGzip ? .gzip(Inflater(.gzip)) : .plain
            case .plain:
                guard !rest.isEmpty else { return try source.read(into: buffer) }
                let part = input[rest].prefix(buffer.count)
                buffer.copyBytes(from: part)
                rest = part.endIndex..<rest.upperBound
                return part.count
            case .gzip(let member):
                if let failure = member.failure { throw failure }
                if rest.isEmpty { guard try fetch() else { throw .endsEarly } }
                let step = input[rest].withUnsafeBufferPointer { bytes in
                    member.inflate(UnsafeRawBufferPointer(bytes), into: buffer)
                }
                rest = (rest.lowerBound + step.read)..<rest.upperBound
                if step.isAtEnd { form = .gzipBetween }
                if step.written > 0 { return step.written }
            case .gzipBetween:
                // Tapes pad the last member with zeros.
                rest = (input[rest].firstIndex { $0 != 0 } ?? rest.upperBound)..<rest.upperBound
                if !rest.isEmpty {
                    form = .gzip(try Inflater(.gzip))
                } else if try !fetch() {
                    return 0
                }
            }
        }
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (rest, form) = (0..<0, .unknown)
    }

    /// Reads more bytes behind the rest, which is less than two; false at the end.
    private func fetch() throws(ReadingFailure) -> Bool {
        let kept = Array(input[rest])
        input.replaceSubrange(0..<kept.count, with: kept)
        rest = 0..<kept.count
        let count = try source.read(into: &input, from: kept.count)
        rest = 0..<(kept.count + count)
        return count > 0
    }
}
