import MovieCatalog

/// The elements of a list in JSON, one a line; any other bytes unchanged.
///
/// A list of objects begins with a bracket and a brace.
final class JSONElements: ByteSource {
    private let source: DecodedBytes
    private var form = Form.unknown
    /// Bytes that were read ahead, or split into lines, and not returned yet.
    private var rest: ArraySlice<UInt8> = []
    private var part = [UInt8](repeating: 0, count: 1 << 16)

    private enum Form: Equatable {
        case unknown, other, list, end
    }

    /// The number of open brackets and braces.
    private var depth = 0
    private var isInText = false
    private var isEscaped = false

    init(_ source: DecodedBytes) {
        self.source = source
    }

    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead }

    /// Whether its encoding was guessed.
    var isGuessed: Bool { source.isGuessed }

    /// Whether it is a list, known after the first read.
    private(set) var isList = false

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        if form == .unknown { try recognize() }
        while rest.isEmpty {
            if form == .other { return try source.read(into: buffer) }
            let more = try fetch()
            guard !more.isEmpty else {
                guard form == .end else { throw .badList(.breaksOff) }
                return 0
            }
            rest = try elements(more)
        }
        return buffer.take(from: &rest)
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (form, rest, depth, isInText, isEscaped) = (.unknown, [], 0, false, false)
    }

    private func fetch() throws(ReadingFailure) -> ArraySlice<UInt8> {
        let count = try source.read(into: &part)
        return part[..<count]
    }

    private func recognize() throws(ReadingFailure) {
        var start: ArraySlice<UInt8> = []
        repeat {
            let more = try fetch()
            start += more
            let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
            let signs = text.lazy.filter { !$0.isJSONSpace }.prefix(2)
            if more.isEmpty || signs.first.map({ $0 != UInt8(ascii: "[") }) == true {
                form = .other
            } else if let second = signs.dropFirst().first {
                form = [UInt8(ascii: "{"), UInt8(ascii: "]")].contains(second) ? .list : .other
            }
            isList = form == .list
            rest = isList ? try elements(text) : start
        } while form == .unknown
    }

    /// Splits bytes of the list into lines.
    private func elements(_ bytes: ArraySlice<UInt8>) throws(ReadingFailure) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        for byte in bytes {
            if isInText {
                // A line break in a text is a mistake, and stays one.
                lines.append(byte.isLineBreak ? 0x0B : byte)
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            if byte.isJSONSpace {
                if depth > 1 { lines.append(UInt8(ascii: " ")) }
                continue
            }
            guard form != .end else { throw .badList(.goesOn) }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): isInText = true
            default: break
            }
            if depth == 0 {
                lines.append(UInt8(ascii: "\n"))
                form = .end
            } else if depth == 1, byte == UInt8(ascii: ",") {
                lines.append(UInt8(ascii: "\n"))
            } else if depth > 1 || byte != UInt8(ascii: "[") {
                lines.append(byte)
            }
        }
        return lines[...]
    }
}
