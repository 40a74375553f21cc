extension PageWriter {
    /// Writes words on as many lines as they take, all but the first with an indent; a page too narrow for the indent has
    /// none. A word that no line has room for is broken where its line ends.
    func wrap(_ text: String, indent: Int = 0, to output: inout TextBuffer) {
        let indent = indent * 2 <= width ? indent : 0
        var column = 0
        var isLineEmpty = true
        func breakLine(_ output: inout TextBuffer) {
            output.append(newline)
            output.append(space, count: indent)
            column = indent
            isLineEmpty = true
        }
        for word in text.split(separator: " ") {
            let length = word.reduce(0) { $0 + $1.displayWidth }
            if !isLineEmpty {
                let needed = indent + length <= width ? length : word.first?.displayWidth ?? 0
                if column + 1 + needed > width {
                    breakLine(&output)
                } else {
                    output.append(space)
                    column += 1
                }
            }
            for character in word {
                if column + character.displayWidth > width, !isLineEmpty { breakLine(&output) }
                output.append(String(character))
                column += character.displayWidth
                isLineEmpty = false
            }
        }
    }

    /// The same for a part of a page whose letters are all Latin, one column wide each: by its bytes, a word at a time.
    ///
    /// - Returns: Whether it was written, as it is so.
    func wrapLatin(
        _ range: Range<Int>, of page: borrowing Page, indent: Int, to output: inout TextBuffer
    ) -> Bool {
        page.row.buffer.withBytes { text in
            guard text[range].allSatisfy(\.isLatin) else { return false }
            let margin = indent * 2 <= width ? indent : 0
            var (place, column, isLineEmpty) = (range.lowerBound, 0, true)
            func breakLine(_ output: inout TextBuffer) {
                output.append(newline)
                output.append(space, count: margin)
                column = margin
                isLineEmpty = true
            }
            while place < range.upperBound {
                let start = place
                var length = 0
                while place < range.upperBound, text[place] != space {
                    if !text[place].continuesLetter { length += 1 }
                    place += 1
                }
                let word = start..<place
                place += 1
                guard !word.isEmpty else { continue }
                if !isLineEmpty {
                    if column + 1 + (margin + length <= width ? length : 1) > width {
                        breakLine(&output)
                    } else {
                        output.append(space)
                        column += 1
                    }
                }
                if column + length <= width {
                    output.append(page.row.buffer, word)
                    column += length
                    isLineEmpty = false
                    continue
                }
                for byte in text[word] {
                    if !byte.continuesLetter {
                        if column + 1 > width, !isLineEmpty { breakLine(&output) }
                        column += 1
                        isLineEmpty = false
                    }
                    output.append(byte)
                }
            }
            return true
        }
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

extension UInt8 {
    /// Whether it is printable ASCII, or a part of a letter from À to ʯ and what stands behind it up to U+02FF: each a
    /// character of its own.
    fileprivate var isLatin: Bool { 0x20..<0x7F ~= self || 0x80..<0xCC ~= self && self != 0xC2 }

    /// Whether it is of a letter whose first byte stands before it.
    fileprivate var continuesLetter: Bool { self & 0xC0 == 0x80 }
}
