/// Reads comma-separated values after RFC 4180, one record after the other.
///
/// A cell in quotes may hold commas, line breaks and, doubled, quotes. Lines end in LF or CRLF, the last one also
/// without; a byte-order mark and blank lines are passed over. Reading a record costs what the record is long.
struct CSVReader {
    /// A place in the file, both counted from 1; the column in bytes.
    struct Location: Hashable {
        let line: Int
        let column: Int
    }

    /// One record: the bytes of its cells, whose storage is used again for the next one.
    struct Record {
        /// The line on which it starts.
        fileprivate(set) var line = 0
        /// Where something other than a comma or a line's end follows a closing quote.
        fileprivate(set) var strayText: Location?
        /// The cells with a comma behind each, so that no character can span two of them.
        fileprivate var bytes: [UInt8] = []
        fileprivate var ends: [Int] = []

        /// How many cells there are.
        var count: Int { ends.count }

        /// The bytes of a cell, without its quotes.
        subscript(index: Int) -> ArraySlice<UInt8> {
            bytes[(index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]]
        }

        /// Whether all cells are UTF-8.
        var isText: Bool {
            bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil
        }

        fileprivate mutating func start(line: Int) {
            self.line = line
            strayText = nil
            bytes.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
        }

        fileprivate mutating func endCell() {
            ends.append(bytes.count)
            bytes.append(comma)
        }
    }

    /// A quote that opens a cell and is closed nowhere.
    struct UnclosedQuote: Error, Equatable {
        let location: Location
    }

    private let bytes: [UInt8]
    private var position: Int
    private var line = 1
    private var lineStart: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = position
    }

    /// Reads the next record; false when there is none.
    mutating func read(into record: inout Record) throws(UnclosedQuote) -> Bool {
        while let length = lineBreak(at: position) { endLine(length) }
        guard position < bytes.count else { return false }
        record.start(line: line)
        while true {
            if position < bytes.count, bytes[position] == quote { try readQuoted(into: &record) }
            let end = endOfPlainText(from: position)
            record.bytes += bytes[position..<end]
            position = end
            record.endCell()
            if let length = lineBreak(at: position) {
                endLine(length)
            } else if position < bytes.count {
                position += 1
                continue
            }
            return true
        }
    }

    private mutating func readQuoted(into record: inout Record) throws(UnclosedQuote) {
        let opening = location
        position += 1
        while true {
            let end = bytes[position...].firstIndex(of: quote) ?? bytes.count
            record.bytes += bytes[position..<end]
            for index in position..<end where bytes[index] == newline {
                line += 1
                lineStart = index + 1
            }
            position = end
            guard position < bytes.count else { throw UnclosedQuote(location: opening) }
            position += 1
            guard position < bytes.count, bytes[position] == quote else { break }
            record.bytes.append(quote)
            position += 1
        }
        if position < bytes.count, bytes[position] != comma, lineBreak(at: position) == nil,
            record.strayText == nil
        {
            record.strayText = location
        }
    }

    private func endOfPlainText(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case comma, newline: return end
            case carriageReturn where lineBreak(at: end) != nil: return end
            default: end += 1
            }
        }
        return end
    }

    private var location: Location { Location(line: line, column: position - lineStart + 1) }

    /// How long the line break is that stands here; `nil` where none does.
    private func lineBreak(at position: Int) -> Int? {
        guard position < bytes.count else { return nil }
        if bytes[position] == newline { return 1 }
        guard bytes[position] == carriageReturn else { return nil }
        if position + 1 == bytes.count { return 1 }
        return bytes[position + 1] == newline ? 2 : nil
    }

    private mutating func endLine(_ length: Int) {
        position += length
        line += 1
        lineStart = position
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let quote = UInt8(ascii: "\"")
private let comma = UInt8(ascii: ",")
