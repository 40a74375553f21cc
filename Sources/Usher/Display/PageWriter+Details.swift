import Platform

/// A column of lines with details; the first column has what the details belong to.
struct DetailColumn {
    var start = 0
    /// Zero if it's empty or there's no room for it.
    var width = 0
    fileprivate var isOfNumbers = true
    fileprivate var importance = 0
}

// Lines with details in a window
extension PageWriter {
    /// Lays out the columns by their longest cells, but without pushing others out of the window.
    func columns(of page: borrowing PageText) -> [DetailColumn] {
        let lines = page.blocks.compactMap { page.cells(of: $0) }
        guard let count = lines.map(\.count).max() else { return [] }
        var columns = Array(repeating: DetailColumn(), count: count)
        for line in lines {
            for (index, cell) in line.enumerated() where !cell.range.isEmpty {
                columns[index].width = max(columns[index].width, page.columns(of: cell.range))
                columns[index].importance = cell.importance
                let first = page.row.buffer.array[cell.range.lowerBound]
                if !first.isDigit { columns[index].isOfNumbers = false }
            }
        }
        columns[0].isOfNumbers = false
        let longestName = columns[0].width
        var room = width - min(longestName, width / 2)
        let details = columns.indices.dropFirst()
        for index in details.sorted(by: {
            (columns[$1].importance, $0) < (columns[$0].importance, $1)
        }) {
            let needed = min(columns[index].width, width / 4)
            columns[index].width = needed + gap > room ? 0 : needed
            if columns[index].width > 0 { room -= needed + gap }
        }
        columns[0].width = min(longestName, width / 2 + max(room, 0))
        for index in details {
            let before = columns[index - 1]
            columns[index].start = before.start + (before.width > 0 ? before.width + gap : 0)
        }
        return columns
    }

    /// Writes a line with details. A long name takes the room of its details, which are cut.
    func write(
        _ cells: [PageText.Cell], in columns: [DetailColumn], of page: borrowing PageText,
        to output: inout TextBuilder
    ) {
        var end = 0
        for (index, cell) in cells.enumerated() where !cell.range.isEmpty && columns[index].width > 0 {
            let (column, isName) = (columns[index], index == 0)
            let aligned = column.isOfNumbers ? max(column.width - page.columns(of: cell.range), 0) : 0
            let space = end == 0 ? 0 : max(column.start + aligned - end, gap)
            let room = min(isName ? width : column.width, width - end - space)
            guard room > 0 else { break }
            output.append(in: isName ? nil : theme?.detail) {
                $0.append(.space, count: space)
                end += space + write(cell.range, upTo: room, of: page, to: &$0)
            }
        }
        output.append(.newline)
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
                output.append(.space, count: column - widths[index])
            }
            let text = page.row.buffer.text(block.value)
            wrap(text, indent: block.kind == .field ? start : 0, from: column, to: &output)
            output.append(.newline)
        }
    }

    /// Writes a cell, cut to its room, and returns its width.
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
    struct Cell {
        let range: Range<Int>
        let importance: Int
    }

    /// The name of a line and its details; nil for a line without details.
    func cells(of block: BodyLine) -> [Cell]? {
        let (line, textStart) = (block.line.range, block.start)
        let details = row.details.drop { $0.start < textStart }.prefix { $0.start <= line.upperBound }
        guard let first = details.first else { return nil }
        let ends = details.dropFirst().map(\.start) + [line.upperBound]
        return [Cell(range: line.lowerBound..<first.start, importance: 0)]
            + zip(details, ends).map { detail, end in
                // Without the comma and the space.
                let start = min(detail.start > textStart ? detail.start + 2 : detail.start, end)
                return Cell(range: start..<end, importance: detail.importance)
            }
    }

    fileprivate func columns(of range: Range<Int>) -> Int {
        row.buffer.text(range).reduce(0) { $0 + $1.displayWidth }
    }
}
