import Platform

/// A column of lines with details; the first column has what the details belong to.
struct DetailColumn {
    var start = 0
    /// Zero if it's empty or there's no room for it.
    var width = 0
    fileprivate var isOfNumbers = true
    fileprivate var isOfBars = false
    fileprivate var importance = 0
}

// Lines with details in a window
extension PageWriter {
    /// Lays out the columns by their longest cells, but without pushing others out of the window.
    func columns(of page: borrowing PageText) -> [DetailColumn] {
        let lines = page.body.filter { !$0.details.isEmpty }.map { page.cells(of: $0) }
        guard let count = lines.map(\.count).max() else { return [] }
        var columns = Array(repeating: DetailColumn(), count: count)
        for line in lines {
            for (index, cell) in line.enumerated() where !cell.text.isEmpty || cell.bar != nil && showsBars {
                columns[index].width =
                    cell.bar == nil ? max(columns[index].width, cell.text.columns) : longestBar
                columns[index].isOfBars = cell.bar != nil
                columns[index].importance = cell.importance
                if cell.text.utf8.first?.isDigit != true { columns[index].isOfNumbers = false }
            }
        }
        columns[0].isOfNumbers = false
        let longestName = columns[0].width
        var room = width - min(longestName, width / 2)
        let details = columns.indices.dropFirst()
        for index in details.sorted(by: {
            (columns[$1].importance, $0) < (columns[$0].importance, $1)
        }) {
            var needed = min(columns[index].width, width / 4)
            if columns[index].isOfBars {
                needed = min(columns[index].width, room - gap - max(longestName - width / 2, 0))
                if needed < shortestBar { needed = 0 }
            }
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
    func write(_ cells: [PageLine.Cell], in columns: [DetailColumn], to output: inout TextBuilder) {
        var end = 0
        for (index, cell) in cells.enumerated() where columns[index].width > 0 {
            let (column, isName) = (columns[index], index == 0)
            let text = cell.bar.map { blocks($0, of: column.width) } ?? cell.text
            if text.isEmpty { continue }
            let aligned = column.isOfNumbers ? max(column.width - text.columns, 0) : 0
            let space = end == 0 ? 0 : max(column.start + aligned - end, gap)
            let room = min(isName ? width : column.width, width - end - space)
            guard room > 0 else { break }
            let color = isName ? nil : cell.bar == nil ? theme?.detail : theme?.hint
            output.begin(color)
            output.append(.space, count: space)
            end += space + write(text, upTo: room, to: &output)
            output.end(color)
        }
    }

    /// Writes a page's fields as a table of two columns, with its texts between them.
    func writeTable(of page: borrowing PageText, to output: inout TextBuilder) {
        writeTitle(of: page, to: &output)
        let widths = page.body.map { page.row.buffer.text($0.name).columns }
        let start = widths.reduce(0) { $1 <= width / 3 ? max($0, $1) : $0 } + gap
        for (line, nameWidth) in zip(page.body, widths) {
            var column = 0
            if line.role == .field {
                output.begin(theme?.key)
                output.append(line.name, of: page.row.buffer)
                output.end(theme?.key)
                column = max(nameWidth + gap, start)
                output.append(.space, count: column - nameWidth)
            }
            let text = page.row.buffer.text(line.text)
            wrap(text, indent: line.role == .field ? start : 0, from: column, to: &output)
            output.append(.newline)
        }
    }

    /// Writes a cell, cut to its room, and returns its width.
    private func write(_ cell: String, upTo room: Int, to output: inout TextBuilder) -> Int {
        let columns = cell.columns
        if columns <= room {
            output.append(cell)
            return columns
        }
        var column = 1
        for character in cell {
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

/// The columns of bars: fewer than the longest if others need the room, or none.
private let (shortestBar, longestBar) = (5, 30)

/// A bar in eighths of a column, and one at least.
private func blocks(_ part: Double, of columns: Int) -> String {
    let eighths = part > 0 ? max(Int((part * Double(columns * 8)).rounded()), 1) : 0
    return String(repeating: "█", count: eighths / 8) + ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
}

extension PageLine {
    struct Cell {
        let text: String
        var importance = 0
        var bar: Double?
    }
}

extension PageText {
    /// The start of a line, and its details without the commas before them.
    func cells(of line: PageLine) -> [PageLine.Cell] {
        let details = row.details[line.details]
        let ends = details.map(\.start) + [line.range.upperBound]
        return [PageLine.Cell(text: row.buffer.text(line.range.lowerBound..<ends[0]))]
            + zip(details, ends.dropFirst()).map { detail, end in
                let start = min(detail.start > line.textStart ? detail.start + 2 : detail.start, end)
                return PageLine.Cell(
                    text: row.buffer.text(start..<end), importance: detail.importance, bar: detail.bar)
            }
    }
}
