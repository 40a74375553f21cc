/// Cuts bytes into lines, with bounded memory however long a line is.
struct LineReader {
    enum Line: Equatable {
        case line(String)
        case end
        case tooLong
        case notText
    }

    /// The longest line in bytes, its line break aside.
    static let limit = 65_536

    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private var isTooLong = false

    /// Whether a whole line is in the buffer.
    var hasLine: Bool {
        position < buffer.count && buffer[position...].contains(newline)
    }

    /// The next line, asking `fill` for more bytes until there is one.
    ///
    /// - Parameter fill: Adds bytes to the buffer; none mean the end of the input.
    mutating func next<Failure>(
        fill: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) -> Line {
        var searched = position
        while true {
            if let end = buffer[searched...].firstIndex(of: newline) {
                defer { position = end + 1 }
                return line(upTo: end)
            }
            // The last byte so far may be the carriage return of a line break.
            if isTooLong || buffer.count - position > Self.limit + 1 {
                isTooLong = true
                position = buffer.count
            }
            if isAtEnd {
                defer { position = buffer.count }
                return position == buffer.count && !isTooLong ? .end : line(upTo: buffer.count)
            }
            buffer.removeSubrange(..<position)
            position = 0
            searched = buffer.count
            try fill(&buffer)
            isAtEnd = buffer.count == searched
        }
    }

    private mutating func line(upTo lineBreak: Int) -> Line {
        let isCRLF = lineBreak > position && buffer[lineBreak - 1] == UInt8(ascii: "\r")
        let end = isCRLF ? lineBreak - 1 : lineBreak
        guard !isTooLong, end - position <= Self.limit else {
            isTooLong = false
            return .tooLong
        }
        let bytes = buffer[position..<end]
        if bytes.allSatisfy({ $0 < 0x80 }) { return .line(String(decoding: bytes, as: UTF8.self)) }
        return String(validating: bytes, as: UTF8.self).map { .line($0) } ?? .notText
    }
}

private let newline = UInt8(ascii: "\n")
