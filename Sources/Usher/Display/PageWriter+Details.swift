// Lines with details, as a window shows them
extension PageWriter {
    /// The columns at which the cells of such lines begin; none if the window is too narrow.
    ///
    /// A few long cells don't push the others out of the window.
    func columns(of page: borrowing PageText) -> [Int] {
        guard width >= 80 else { return [] }
        var widths: [Int] = []
        for block in page.blocks {
            for (index, cell) in (page.cells(of: block) ?? []).enumerated() {
                if index == widths.count { widths.append(0) }
                let most = index == 0 ? width * 2 / 5 : width / 4
                widths[index] = max(widths[index], min(page.columns(of: cell), most))
            }
        }
        return widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 > 0 ? $1 + gap : 0)) }
    }

    /// Writes such a line, as far as the window goes. What it is may take the room of details; these are cut.
    func write(
        _ cells: [Range<Int>], in columns: [Int], of page: borrowing PageText, to output: inout TextBuilder
    ) {
        var column = 0
        for (index, cell) in cells.enumerated() where !cell.isEmpty {
            var room = width
            var space = ""
            if columns.isEmpty {
                space = column > 0 ? ", " : ""
            } else if index > 0 {
                space = String(repeating: " ", count: max(columns[index] - column, gap))
                room = columns[index + 1] - columns[index] - gap
            }
            column += space.utf8.count
            room = min(room, width - column)
            guard room > 0 else { break }
            output.append(in: index > 0 ? theme?.detail : nil) {
                $0.append(space)
                column += write(cell, upTo: room, of: page, to: &$0)
            }
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Writes a page's fields as a table of two columns, with its texts between them.
    func writeTable(of page: borrowing PageText, to output: inout TextBuilder) {
        writeTitle(of: page, to: &output)
        let widths = page.blocks.map { page.columns(of: $0.name) }
        let start = widths.reduce(0) { $1 <= width / 3 ? max($0, $1) : $0 } + gap
        for (index, block) in page.blocks.enumerated() {
            var column = 0
            if block.kind == .field {
                output.append(in: theme?.key) { $0.append(page.row.buffer, block.name) }
                column = max(widths[index] + gap, start)
                output.append(UInt8(ascii: " "), count: column - widths[index])
            }
            let text = page.row.buffer.text(block.value)
            wrap(text, indent: block.kind == .field ? start : 0, from: column, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
    }

    /// Writes a cell, cut where it is wider than its room, and returns the columns it takes.
    private func write(
        _ cell: Range<Int>, upTo room: Int, of page: borrowing PageText, to output: inout TextBuilder
    ) -> Int {
        let columns = page.columns(of: cell)
        if columns <= room {
            output.append(page.row.buffer, cell)
            return columns
        }
        var column = 1
        for character in page.row.buffer.text(cell) {
            guard column + character.displayWidth <= room else { break }
            column += character.displayWidth
            output.append(String(character))
        }
        output.append("…" as Unicode.Scalar)
        return column
    }
}

/// The columns between two details.
private let gap = 2

extension PageText {
    /// The name of a line and its details, as ranges; `nil` for a line without details.
    func cells(of block: BodyLine) -> [Range<Int>]? {
        let (line, textStart) = (block.line.range, block.start)
        let starts = row.details.drop { $0 < textStart }.prefix { $0 <= line.upperBound }
        guard let first = starts.first else { return nil }
        let ends = starts.dropFirst() + [line.upperBound]
        return [line.lowerBound..<first]
            + zip(starts, ends).map { start, end in
                // Behind the comma and the space.
                min(start > textStart ? start + 2 : start, end)..<end
            }
    }

    fileprivate func columns(of cell: Range<Int>) -> Int {
        let isASCII = row.buffer.withBytes { $0[cell].allSatisfy { $0 < 0x80 } }
        return isASCII ? cell.count : row.buffer.text(cell).reduce(0) { $0 + $1.displayWidth }
    }
}
