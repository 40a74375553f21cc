import MovieCatalog

/// Reads CSV (RFC 4180) and dialects with other separators. Skips a byte-order mark and blank
/// lines. The file can be larger than memory.
struct CSVReader: ~Copyable {
    struct Dialect: Hashable {
        /// Nil if each line is one cell.
        var separator: UInt8?
        var hasQuotes = true
        var hasSpaces = false

        /// Whether the file is a Markdown table, whose rows also begin and end with a separator.
        var isMarkdown: Bool { separator == Self.bar }

        static let bar = UInt8(ascii: "|")
        static let commas = Dialect(separator: UInt8(ascii: ","))
        static let lines = Dialect(separator: nil, hasQuotes: false)
    }

    var dialect: Dialect
    private let source: any ByteSource
    private let path: String
    private let limit: Int
    /// The bytes in memory, which begin at `offset` in the file and are consumed up to `position`.
    private var window: [UInt8] = []
    private var position = 0
    private var offset = 0
    private let capacity: Int
    private var isAtEnd = false
    private var line = 1
    private var lineStart = 0

    /// `window` is the number of bytes to read ahead. `limit`, in bytes, is for longer rows.
    init(
        _ source: any ByteSource, path: String, dialect: Dialect = .commas, window: Int = 1 << 18,
        limit: Int = 16 << 20
    ) {
        precondition(window >= 4, "a byte-order mark has to be at hand at once")
        (self.source, self.path, self.limit) = (source, path, limit)
        (self.dialect, capacity) = (dialect, window)
    }

    mutating func read(into record: inout Record) throws(CatalogError) -> Bool {
        try passByteOrderMark()
        while let length = try lineBreak() { endLine(length) }
        guard try has(1) else { return false }
        record.start(line: line)
        if try readLine(into: &record) { return true }
        while true {
            if dialect.hasSpaces { while try has(1), window[position] == UInt8(ascii: " ") { position += 1 } }
            if dialect.hasQuotes, try has(1), window[position] == quote { try readQuoted(into: &record) }
            try readPlain(into: &record)
            record.endCell()
            if let length = try lineBreak() {
                endLine(length)
            } else if try has(1) {
                position += 1
                continue
            } else {
                record.isCutOff = true
            }
            return true
        }
    }

    /// Returns the next line without consuming it, cut off if it's longer than the window.
    mutating func peekLine() throws(CatalogError) -> ArraySlice<UInt8> {
        try passByteOrderMark()
        while let length = try lineBreak() { endLine(length) }
        let lineEnd = try endOfLine()
        return window[position..<(lineEnd ?? min(window.count, position + capacity))]
    }

    /// Fast path: reads a complete line that has no quotes. Returns false for any other line.
    private mutating func readLine(into record: inout Record) throws(CatalogError) -> Bool {
        guard let lineEnd = try endOfLine() else { return false }
        var textEnd = lineEnd
        // Blank lines were skipped, so there's a byte before the line feed.
        if window[textEnd - 1] == carriageReturn { textEnd -= 1 }
        if dialect.hasQuotes, index(of: quote, in: position..<textEnd) != nil { return false }
        record.append(line: window[position..<textEnd], separatedBy: dialect.separator)
        endLine(lineEnd + 1 - position)
        return true
    }

    private mutating func readPlain(into record: inout Record) throws(CatalogError) {
        while try has(1) {
            let stop = window[position...].firstIndex {
                $0 == dialect.separator || $0 == newline || $0 == carriageReturn
            }
            try append(upTo: stop, to: &record)
            guard stop != nil else { continue }
            guard window[position] == carriageReturn, try lineBreak() == nil else { return }
            record.append(carriageReturn)
            position += 1
        }
    }

    private mutating func readQuoted(into record: inout Record) throws(CatalogError) {
        let opening = location
        position += 1
        while true {
            guard try has(1) else { throw .file(opening, .openQuote) }
            let stop = index(of: quote, in: position..<window.count)
            for index in position..<(stop ?? window.count) where window[index] == newline {
                line += 1
                lineStart = offset + index + 1
            }
            try append(upTo: stop, to: &record)
            guard stop != nil else { continue }
            position += 1
            guard try has(1), window[position] == quote else { break }
            record.append(quote)
            position += 1
        }
        if try has(1), window[position] != dialect.separator, try lineBreak() == nil, record.strayText == nil
        {
            record.strayText = location
        }
    }

    /// Moves the bytes before `stop`, or all that are left in the window, into the record.
    private mutating func append(upTo stop: Int?, to record: inout Record) throws(CatalogError) {
        let part = window[position..<(stop ?? window.count)]
        guard record.byteCount + part.count <= limit else {
            throw .file(FilePosition(path: path, row: record.line), .longRow(limit: limit))
        }
        record.append(part)
        position = part.endIndex
    }

    private var location: FilePosition {
        FilePosition(path: path, row: line, column: offset + position - lineStart + 1)
    }

    private mutating func lineBreak() throws(CatalogError) -> Int? {
        guard try has(1) else { return nil }
        if window[position] == newline { return 1 }
        guard window[position] == carriageReturn else { return nil }
        guard try has(2) else { return 1 }
        return window[position + 1] == newline ? 2 : nil
    }

    private mutating func endLine(_ length: Int) {
        position += length
        line += 1
        lineStart = offset + position
    }

    private mutating func passByteOrderMark() throws(CatalogError) {
        guard offset + position == 0, try has(3), window[..<3].elementsEqual([0xEF, 0xBB, 0xBF]) else {
            return
        }
        position = 3
        lineStart = 3
    }

    private mutating func has(_ count: Int) throws(CatalogError) -> Bool {
        while window.count - position < count { guard try fetch() else { return false } }
        return true
    }

    /// Returns the index of the next line feed, or nil if there's none within the window.
    private mutating func endOfLine() throws(CatalogError) -> Int? {
        var searched = 0
        repeat {
            let end = min(window.count, position + capacity)
            if let found = index(of: newline, in: (position + searched)..<end) { return found }
            searched = end - position
        } while try fetch()
        return nil
    }

    /// Reads more bytes into the window. Returns false if the window is full or the file has ended.
    private mutating func fetch() throws(CatalogError) -> Bool {
        guard !isAtEnd, window.count - position < capacity else { return false }
        do throws(ReadingFailure) {
            let more = try source.next()
            window.removeSubrange(..<position)
            offset += position
            position = 0
            window += more
            isAtEnd = more.isEmpty
            return !isAtEnd
        } catch {
            throw error.error(at: path, row: line)
        }
    }

    private func index(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard !range.isEmpty else { return nil }
        return window.withUnsafeBytes { $0.firstIndex(of: byte, in: range) }
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let quote = UInt8(ascii: "\"")
