import MovieCatalog

/// Decompresses gzip files of one or several members. Other files pass through unchanged.
final class UnpackedBytes: ByteFilter {
    let source: any ByteSource
    private var rest: ArraySlice<UInt8> = []
    private var form = Form.unknown

    private enum Form {
        case unknown, plain
        case gzip(Inflater)
        case gzipBetween
    }

    init(_ source: any ByteSource) { self.source = source }

    func next() throws(ReadingFailure) -> ArraySlice<UInt8> {
        while true {
            switch form {
            case .unknown:
                while rest.count < 2, case let more = try source.next(), !more.isEmpty { rest += more }
                form = try rest.starts(with: [0x1F, 0x8B]) ? .gzip(Inflater(.gzip)) : .plain
            case .plain:
                defer { rest = [] }
                return try rest.isEmpty ? source.next() : rest
            case .gzip(let member):
                let bytes = try member.next(of: &rest) { () throws(ReadingFailure) in try source.next() }
                if !bytes.isEmpty { return bytes }
                form = .gzipBetween
            case .gzipBetween:
                // Skip the zeros that pad a file from a tape.
                rest = rest.drop { $0 == 0 }
                if rest.isEmpty { rest = try source.next() }
                if rest.isEmpty { return [] }
                if rest.first != 0 { form = .gzip(try Inflater(.gzip)) }
            }
        }
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (rest, form) = ([], .unknown)
    }
}
