@testable import Usher

/// A simulated terminal that understands the line editor's output. When the width changes, the
/// text wraps again.
struct TerminalModel {
    private(set) var width: Int
    private var rows: [[Character?]] = [[]]
    /// Whether each row's text continues in the next row.
    private var wraps: [Bool] = [false]
    private var row = 0
    private var column = 0
    /// Whether the row's last cell was just written, so that the next character wraps.
    private var isPending = false

    init(width: Int) { self.width = width }

    mutating func write(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}":
                let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.startIndex
                obey(rest[end], Int(String(rest[..<end].dropFirst())) ?? 1)
                rest = rest[end...].dropFirst()
            case "\r": (column, isPending) = (0, false)
            case "\n":
                wraps[row] = false
                go(toRow: row + 1, column: 0)
            case "\u{8}": (column, isPending) = (max(column - 1, 0), false)
            default: put(scalar)
            }
        }
    }

    private mutating func obey(_ command: Unicode.Scalar, _ count: Int) {
        isPending = false
        switch command {
        case "A": row = max(row - count, 0)
        case "B": row = min(row + count, rows.count - 1)
        case "C": column = min(column + count, width - 1)
        case "J":
            rows[row] = Array(rows[row].prefix(column))
            rows.removeSubrange((row + 1)...)
            wraps.removeSubrange((row + 1)...)
            wraps[row] = false
        default: break
        }
    }

    private mutating func go(toRow row: Int, column: Int) {
        if row == rows.count {
            rows.append([])
            wraps.append(false)
        }
        (self.row, self.column, isPending) = (row, column, false)
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        // A combining mark belongs to the character before it.
        let before = isPending ? column : column - 1
        if let place = rows[row].indices.contains(before)
            ? (rows[row][before] == "\0" ? before - 1 : before) : nil,
            let character = rows[row][place]
        {
            let joined = String(character) + String(scalar)
            if joined.count == 1 { return rows[row][place] = Character(joined) }
        }
        let character = Character(scalar)
        let columns = character.displayWidth
        if isPending || column + columns > width {
            wraps[row] = true
            go(toRow: row + 1, column: 0)
        }
        while rows[row].count < column + columns { rows[row].append(nil) }
        rows[row][column] = character
        if columns == 2 { rows[row][column + 1] = "\0" }
        column += columns
        if column == width { (column, isPending) = (width - 1, true) }
    }

    mutating func resize(to width: Int) {
        let (text, index) = (characters(ofLine: row), index)
        var first = row
        while first > 0, wraps[first - 1] { first -= 1 }
        // The edited line is the last line on the screen.
        rows.removeSubrange(first...)
        wraps.removeSubrange(first...)
        rows.append([])
        wraps.append(false)
        self.width = width
        (row, column, isPending) = (first, 0, false)
        var place = (row, column, isPending)
        for (offset, character) in text.enumerated() {
            if offset == index { place = (row, column, isPending) }
            write(String(character))
        }
        if index < text.count {
            (row, column, isPending) = place
            if isPending { (row, column, isPending) = (row + 1, 0, false) }
        }
    }

    private func characters(ofLine row: Int) -> [Character] {
        var (first, last) = (row, row)
        while first > 0, wraps[first - 1] { first -= 1 }
        while wraps[last] { last += 1 }
        return rows[first...last].flatMap { row in
            // A row's last cell is empty if a wide character didn't fit.
            row.enumerated().filter { $0.element != nil || $0.offset < width - 1 }.map { $0.element ?? "¬" }
        }.filter { $0 != "\0" }
    }

    var line: String { String(characters(ofLine: row)) }

    /// The number of characters before the cursor in the cursor's line.
    var index: Int {
        var first = row
        while first > 0, wraps[first - 1] { first -= 1 }
        let before = rows[first..<row].flatMap { $0 } + rows[row].prefix(isPending ? width : column)
        return before.count { $0 != nil && $0 != "\0" }
    }
}
