/// Splits bytes into lines, in bounded memory however long a line is.
struct LineReader {
    static let limit = 65_536

    private(set) var buffer: [UInt8] = []
    private var position = 0
    /// The end of the next line, if all of it is in the buffer.
    private var lineBreak: Int?
    private var isAtEnd = false
    private var isTooLong = false
    private var isFirst = true

    var hasLine: Bool { lineBreak != nil }

    /// Returns the next line or the end of the input. Returns nil if more bytes are needed.
    mutating func next() throws(ConsoleError) -> ConsoleInput? {
        if let lineBreak {
            defer {
                position = lineBreak + 1
                self.lineBreak = buffer[position...].firstIndex(of: .newline)
            }
            return try line(upTo: lineBreak)
        }
        // One byte more than the limit may be the carriage return of a line break.
        if isTooLong || buffer.count - position > Self.limit + 1 {
            isTooLong = true
            position = buffer.count
        }
        guard isAtEnd else { return nil }
        defer { position = buffer.count }
        guard position == buffer.count, !isTooLong else { return try line(upTo: buffer.count) }
        // On a terminal, input can continue after Ctrl-D.
        isAtEnd = false
        return .end
    }

    /// Adds bytes after `next()` returned nil. No bytes mean the end of the input.
    mutating func add(_ bytes: [UInt8]) {
        buffer.removeSubrange(..<position)
        position = 0
        lineBreak = bytes.firstIndex(of: .newline).map { buffer.count + $0 }
        buffer += bytes
        isAtEnd = bytes.isEmpty
    }

    private mutating func line(upTo lineBreak: Int) throws(ConsoleError) -> ConsoleInput {
        if isFirst, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        isFirst = false
        let isCRLF = lineBreak > position && buffer[lineBreak - 1] == UInt8(ascii: "\r")
        let end = isCRLF ? lineBreak - 1 : lineBreak
        guard !isTooLong, end - position <= Self.limit else {
            isTooLong = false
            throw .lineTooLong(limit: Self.limit)
        }
        let bytes = buffer[position..<end]
        if bytes.allSatisfy({ $0 < 0x80 }) { return .line(String(decoding: bytes, as: UTF8.self)) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .lineNotText }
        return .line(text)
    }
}
