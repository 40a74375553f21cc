extension PageWriter {
    /// Writes words on as many lines as they take, all but the first with an indent; a page too narrow for the indent has
    /// none. A word that no line has room for is broken where its line ends.
    ///
    /// - Parameter column: Where the first line begins.
    func wrap(_ text: String, indent: Int = 0, from column: Int = 0, to output: inout TextBuilder) {
        var lines = WrappedLines(width: width, indent: indent, column: column)
        for word in text.split(separator: " ") {
            lines.beginWord(
                of: word.reduce(0) { $0 + $1.displayWidth }, first: word.first?.displayWidth ?? 0,
                on: &output)
            for character in word {
                lines.take(character.displayWidth, on: &output)
                output.append(String(character))
            }
        }
    }

    /// The same for a part of a page whose letters are all Latin, one column wide each: by its bytes, a word at a time.
    ///
    /// - Returns: Whether it was written, as it is so.
    func wrapLatin(
        _ range: Range<Int>, of page: borrowing PageText, indent: Int, to output: inout TextBuilder
    ) -> Bool {
        page.row.buffer.withBytes { text in
            guard text[range].allSatisfy(\.isLatin) else { return false }
            var lines = WrappedLines(width: width, indent: indent)
            var place = range.lowerBound
            while place < range.upperBound {
                let start = place
                var length = 0
                while place < range.upperBound, text[place] != .space {
                    if !text[place].continuesLetter { length += 1 }
                    place += 1
                }
                let word = start..<place
                place += 1
                guard !word.isEmpty else { continue }
                lines.beginWord(of: length, first: 1, on: &output)
                if lines.column + length <= width {
                    lines.take(length, on: &output)
                    output.append(page.row.buffer, word)
                    continue
                }
                for byte in text[word] {
                    if !byte.continuesLetter { lines.take(1, on: &output) }
                    output.append(byte)
                }
            }
            return true
        }
    }
}

/// The lines that words are put on, and where the next one goes.
private struct WrappedLines {
    private let width: Int
    /// The indent of all but the first.
    private let margin: Int
    private(set) var column = 0
    private var isEmpty = true

    init(width: Int, indent: Int, column: Int = 0) {
        (self.width, self.column) = (width, column)
        margin = indent * 2 <= width ? indent : 0
    }

    /// Begins a word of so many columns behind the one before, or on a line of its own where it doesn't fit: all of it, or
    /// its first character where no line has room for all.
    mutating func beginWord(of length: Int, first: Int, on output: inout TextBuilder) {
        guard !isEmpty else { return }
        if column + 1 + (margin + length <= width ? length : first) > width {
            breakLine(on: &output)
        } else {
            output.append(.space)
            column += 1
        }
    }

    /// Takes so many columns for what is written next, on another line where this one has no room for them.
    mutating func take(_ columns: Int, on output: inout TextBuilder) {
        if column + columns > width, !isEmpty { breakLine(on: &output) }
        column += columns
        isEmpty = false
    }

    private mutating func breakLine(on output: inout TextBuilder) {
        output.append(.newline)
        output.append(.space, count: margin)
        column = margin
        isEmpty = true
    }
}

extension UInt8 {
    /// Whether it is printable ASCII, or a part of a letter from À to ʯ and what stands behind it up to U+02FF: each a
    /// character of its own.
    fileprivate var isLatin: Bool { 0x20..<0x7F ~= self || 0x80..<0xCC ~= self && self != 0xC2 }

    /// Whether it is of a letter whose first byte stands before it.
    fileprivate var continuesLetter: Bool { self & 0xC0 == 0x80 }
}
