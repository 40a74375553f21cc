import Platform

/// A column of rows that have details. The first column has the text before the details.
struct DetailColumn {
    var start = 0
    var width = 0
    fileprivate var isNumeric = true
    fileprivate var isOfBars = false
    fileprivate var importance = Int.min
}

extension PageWriter {
    /// Returns the columns for lines with details, as wide as their longest cells if there's room.
    func columns(of page: borrowing PageText) -> [DetailColumn] {
        let lines = page.body.filter { !$0.details.isEmpty }.map { page.cells(of: $0) }
        guard let count = lines.map(\.count).max() else { return [] }
        var columns = Array(repeating: DetailColumn(), count: count)
        columns[0].importance = Row.wide - 1
        for line in lines {
            for (index, cell) in line.enumerated() where !cell.text.isEmpty || cell.bar != nil && showsBars {
                let width = cell.bar == nil ? cell.text.columns : longestBar
                columns[index].width = max(columns[index].width, width)
                columns[index].isOfBars = cell.bar != nil
                columns[index].importance = max(columns[index].importance, cell.importance)
                if cell.text.utf8.first?.isDigit != true { columns[index].isNumeric = false }
            }
        }
        columns[0].isNumeric = false
        let byImportance = columns.indices.sorted {
            (columns[$1].importance, $0) < (columns[$0].importance, $1)
        }
        let name = byImportance[0]
        let longestName = columns[name].width
        let reserved = name == 0 ? width / 2 : width / 4
        var room = width - min(longestName, reserved)
        for index in byImportance.dropFirst() where columns[index].width > 0 {
            let column = columns[index]
            // A bar gets the room that names leave.
            let most =
                column.isOfBars
                ? room - gap - max(longestName - reserved, 0)
                : min(index == 0 ? width / 2 : width / 4, room - gap)
            let needed = min(column.width, most)
            // Show a short value in full or not at all.
            let least = column.isOfBars ? shortestBar : min(column.width, 12)
            columns[index].width = needed < least ? 0 : needed
            if columns[index].width > 0 { room -= needed + gap }
        }
        columns[name].width = min(longestName, reserved + max(room, 0))
        for index in columns.indices.dropFirst() {
            let before = columns[index - 1]
            columns[index].start = before.start + (before.width > 0 ? before.width + gap : 0)
        }
        return columns
    }

    /// Writes a line's cells. A long cell may take the room of empty cells after it.
    func write(_ cells: [PageLine.Cell], in columns: [DetailColumn], to output: inout TextBuilder) {
        let texts = zip(cells, columns).map { cell, column in
            cell.bar.map { blocks($0, of: column.width) } ?? cell.text
        }
        let shown = cells.indices.filter { !texts[$0].isEmpty && columns[$0].width > 0 }
        func start(of index: Int) -> Int {
            let column = columns[index]
            return column.start + (column.isNumeric ? max(column.width - texts[index].columns, 0) : 0)
        }
        var end = 0
        for (place, index) in shown.enumerated() {
            let isDetail = columns[index].importance < Row.wide - 1
            let color = cells[index].bar != nil ? theme?.hint : isDetail ? theme?.detail : nil
            let next = place + 1 < shown.count ? start(of: shown[place + 1]) - gap : width
            output.begin(color)
            output.append(.space, count: start(of: index) - end)
            end = start(of: index) + write(texts[index], upTo: next - start(of: index), to: &output)
            output.end(color)
        }
    }

    /// Writes a page's fields as a two-column table, and its paragraphs across both columns.
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

private let gap = 2

/// The shortest and the longest bar, in columns. If the shortest doesn't fit, no bar is shown.
private let (shortestBar, longestBar) = (5, 30)

/// Returns a bar drawn in eighths of a column: at least one eighth, unless `part` is 0.
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
    /// Returns a line's cells: the text before its details, then the details without commas.
    func cells(of line: PageLine) -> [PageLine.Cell] {
        let details = row.details[line.details]
        let ends = details.map(\.start) + [line.range.upperBound]
        // Right-align item numbers.
        let width = line.role == .item ? "\(itemCount). ".utf8.count : 0
        let margin = String(repeating: " ", count: max(width - (line.textStart - line.range.lowerBound), 0))
        return [PageLine.Cell(text: margin + row.buffer.text(line.range.lowerBound..<ends[0]))]
            + zip(details, ends.dropFirst()).map { detail, end in
                let hasSign = detail.start > line.textStart && detail.hasSeparator
                let start = min(hasSign ? detail.start + 2 : detail.start, end)
                let text = detail.cell ?? row.buffer.text(start..<end)
                return PageLine.Cell(text: text, importance: detail.importance, bar: detail.bar)
            }
    }
}
