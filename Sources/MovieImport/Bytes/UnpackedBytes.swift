import MovieCatalog

/// Decompresses gzip of one or several members; other bytes pass through.
///
/// Sizes are those of the source.
final class UnpackedBytes: ByteSource {
    private let source: any ByteSource
    private var part = [UInt8](repeating: 0, count: 1 << 16)
    private var rest: ArraySlice<UInt8> = []
    private var form = Form.unknown

    private enum Form {
        case unknown, plain
        case gzip(Inflater)
        case gzipBetween
    }

    init(_ source: any ByteSource) { self.source = source }

    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead - rest.count }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        while true {
            switch form {
            case .unknown:
                while rest.count < 2, case let more = try source.next(in: &part), !more.isEmpty {
                    rest += more
                }
                form = try rest.starts(with: [0x1F, 0x8B]) ? .gzip(Inflater(.gzip)) : .plain
            case .plain: return try rest.isEmpty ? source.read(into: buffer) : buffer.take(from: &rest)
            case .gzip(let member):
                if let failure = member.failure { throw failure }
                if rest.isEmpty { rest = try source.next(in: &part) }
                guard !rest.isEmpty else { throw .endsEarly }
                let (written, isAtEnd) = member.inflate(&rest, into: buffer)
                if isAtEnd { form = .gzipBetween }
                if written > 0 { return written }
            case .gzipBetween:
                // Tapes pad the last member with zeros.
                rest = rest.drop { $0 == 0 }
                if !rest.isEmpty {
                    form = .gzip(try Inflater(.gzip))
                } else {
                    rest = try source.next(in: &part)
                    if rest.isEmpty { return 0 }
                }
            }
        }
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (rest, form) = ([], .unknown)
    }
}
