/// Reads comma-separated values to RFC 4180, one record after the other.
///
/// Cells in quotes may hold commas, quotes (doubled) and line breaks. Lines end in LF or CRLF, the last one also
/// without; blank lines and a byte-order mark are passed over.
struct CSVReader {
    /// One record: its cells' bytes one after the other.
    struct Record {
        fileprivate(set) var line = 0
        fileprivate var bytes: [UInt8] = []
        fileprivate var ends: [Int] = []

        /// How many cells it has.
        var count: Int { ends.count }

        /// The text of a cell; `nil` when it is not UTF-8.
        func text(_ index: Int) -> String? {
            String(validating: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
        }
    }

    /// A quote that is never closed.
    struct UnclosedQuote: Error, Equatable {
        let line: Int
        /// The column of the quote, in bytes from 1.
        let column: Int
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

    /// Reads the next record into `record`, whose storage is used again; false when there is none.
    mutating func next(_ record: inout Record) throws(UnclosedQuote) -> Bool {
        while position < bytes.count, bytes[position] == newline || isCRLF { endLine() }
        guard position < bytes.count else { return false }
        record.line = line
        record.bytes.removeAll(keepingCapacity: true)
        record.ends.removeAll(keepingCapacity: true)
        while true {
            if position < bytes.count, bytes[position] == quote { try readQuoted(into: &record) }
            let start = position
            while position < bytes.count, bytes[position] != comma, bytes[position] != newline, !isCRLF {
                position += 1
            }
            record.bytes += bytes[start..<position]
            record.ends.append(record.bytes.count)
            guard position < bytes.count else { return true }
            guard bytes[position] == comma else {
                endLine()
                return true
            }
            position += 1
        }
    }

    private mutating func readQuoted(into record: inout Record) throws(UnclosedQuote) {
        let opening = UnclosedQuote(line: line, column: position - lineStart + 1)
        position += 1
        while true {
            let start = position
            while position < bytes.count, bytes[position] != quote {
                if bytes[position] == newline {
                    line += 1
                    lineStart = position + 1
                }
                position += 1
            }
            record.bytes += bytes[start..<position]
            guard position < bytes.count else { throw opening }
            position += 1
            guard position < bytes.count, bytes[position] == quote else { return }
            record.bytes.append(quote)
            position += 1
        }
    }

    private var isCRLF: Bool {
        bytes[position] == 0x0D && (position + 1 == bytes.count || bytes[position + 1] == newline)
    }

    private mutating func endLine() {
        position += isCRLF ? 2 : 1
        position = min(position, bytes.count)
        line += 1
        lineStart = position
    }
}

private let newline = UInt8(ascii: "\n")
private let quote = UInt8(ascii: "\"")
private let comma = UInt8(ascii: ",")
