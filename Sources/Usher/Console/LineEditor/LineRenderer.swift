/// The line that a terminal shows after its prompt. Places are counted in cells from the start of
/// the prompt's first row.
struct LineRenderer {
    static let lineEnd = "^J"

    private let prompt: String
    private var width: Int
    private var shown: [DrawnCharacter] = []
    /// The places of the characters and of the line's end.
    private var places = [0]
    private var cursor = 0
    /// The cursor's row. When a row is full, the cursor stays in it until more is written.
    private var row = 0

    static func text(of line: EditedLine) -> String {
        line.characters.map { DrawnCharacter($0).text }.joined()
    }

    init(after prompt: String = "", width: Int) {
        (self.prompt, self.width) = (prompt, max(width, 2))
        places = [withoutColor(prompt).reduce(0) { end(after: $1.displayWidth, at: $0) }]
        row = lastRow
    }

    mutating func show(_ line: EditedLine, width: Int) -> String {
        var output = max(width, 2) == self.width ? "" : restart(width: width)
        let characters = line.characters
        var kept = zip(shown, characters).prefix { $0.0.character == $0.1 }.count
        if kept < max(shown.count, characters.count) {
            if let rest = rest(ofLast: characters, kept: kept) {
                output += rest
                shown[kept] = DrawnCharacter(characters[kept])
                kept += 1
            } else if kept != cursor {
                output += move(to: kept)
            }
            if kept < shown.count { output += "\u{1B}[J" }
            shown.replaceSubrange(kept..., with: characters[kept...].map { DrawnCharacter($0) })
            output += write(from: kept)
        }
        return output + move(to: line.cursor)
    }

    /// Returns the scalars added to the last character, such as an accent; nil if more has changed.
    private func rest(ofLast characters: [Character], kept: Int) -> String? {
        guard cursor == shown.count, row == lastRow, kept == shown.count - 1, kept < characters.count,
            DrawnCharacter(characters[kept]).columns == shown[kept].columns
        else { return nil }
        let (old, new) = (shown[kept].character.unicodeScalars, characters[kept].unicodeScalars)
        guard new.starts(with: old) else { return nil }
        return new.dropFirst(old.count).reduce(into: "") { $0.unicodeScalars.append($1.harmless) }
    }

    private mutating func write(from start: Int) -> String {
        places.removeSubrange((start + 1)...)
        guard start < shown.count else { return "" }
        var (text, place) = ("", places[start])
        for drawn in shown[start...] {
            text += drawn.text
            place = drawn.isWide ? end(after: drawn.columns, at: place) : place + drawn.columns
            places.append(place)
        }
        cursor = shown.count
        row = lastRow
        return text
    }

    private func withoutColor(_ prompt: String) -> String {
        let parts = prompt.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { $0 += $1.drop { $0 != "m" }.dropFirst() }
    }

    private func end(after columns: Int, at place: Int) -> Int {
        let room = width - place % width
        return place + columns + (columns > room ? room : 0)
    }

    private func isEdge(_ place: Int) -> Bool { place > 0 && place % width == 0 }

    private var lastRow: Int {
        let end = places[places.count - 1]
        return isEdge(end) ? end / width - 1 : end / width
    }

    private mutating func move(to index: Int) -> String {
        guard index != cursor else { return "" }
        // The row after a full one doesn't exist yet. Writing the last character again creates it.
        if index == shown.count, index > 0, isEdge(places[index]) {
            let back = move(to: index - 1)
            return back + write(from: index - 1)
        }
        let (from, place) = (places[cursor], places[index])
        let target = place / width
        defer { (cursor, row) = (index, target) }
        if target == row, from / width == row {
            if place > from { return "\u{1B}[\(place - from)C" }
            if from - place <= 4 { return String(repeating: "\u{8}", count: from - place) }
        }
        var output = target < row ? "\u{1B}[\(row - target)A" : target > row ? "\u{1B}[\(target - row)B" : ""
        output += "\r"
        if place % width > 0 { output += "\u{1B}[\(place % width)C" }
        return output
    }

    /// Returns the output that shows the prompt again after the terminal's width has changed.
    private mutating func restart(width: Int) -> String {
        let (line, index) = (shown, cursor)
        self = LineRenderer(after: prompt, width: width)
        shown = Array(line[..<index])
        _ = write(from: 0)
        let up = index == line.count ? row : places[index] / self.width
        self = LineRenderer(after: prompt, width: width)
        return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J" + prompt
    }
}

private struct DrawnCharacter {
    let character: Character
    let text: String
    let columns: Int
    /// Whether a terminal moves the whole character to the next row if it doesn't fit.
    var isWide: Bool { columns > 1 && character != "\n" }

    init(_ character: Character) {
        self.character = character
        let text =
            character == "\n"
            ? LineRenderer.lineEnd
            : character.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1.harmless) }
        let columns = text.reduce(0) { $0 + $1.displayWidth }
        // Put a combining mark without a letter on a dotted circle, or it would join the prompt.
        (self.text, self.columns) = columns > 0 ? (text, columns) : ("\u{25CC}" + text, 1)
    }
}
