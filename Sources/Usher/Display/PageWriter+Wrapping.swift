extension PageWriter {
    /// Writes words on lines, all but the first indented unless the page is too narrow. Words
    /// longer than a line are broken.
    ///
    /// - Parameter column: The start of the first line.
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
}

/// Breaks lines between words, and within words that are too long.
private struct WrappedLines {
    private let width: Int
    private let margin: Int
    private var column = 0
    private var isEmpty = true

    init(width: Int, indent: Int, column: Int = 0) {
        (self.width, self.column) = (width, column)
        margin = indent * 2 <= width ? indent : 0
    }

    /// Writes a space or a line break before a word, so that it fits: all of it, or its first
    /// character if it's longer than any line.
    mutating func beginWord(of length: Int, first: Int, on output: inout TextBuilder) {
        guard !isEmpty else { return }
        if column + 1 + (margin + length <= width ? length : first) > width {
            breakLine(on: &output)
        } else {
            output.append(.space)
            column += 1
        }
    }

    /// Makes room for columns, on a new line if needed.
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
