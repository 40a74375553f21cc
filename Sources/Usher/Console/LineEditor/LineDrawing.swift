/// The line that a terminal shows behind its prompt, and what to write so that it shows another one.
///
/// Places are counted in cells from the row that the prompt begins in. The cursor moves within these rows alone.
struct LineDrawing {
    /// The sign for a pasted line end: what terminals echo for it, in ASCII.
    static let lineEnd = "^J"

    private let prompt: String
    private var width: Int
    private var shown: [DrawnCharacter] = []
    /// Where each character may begin, and where the line ends; a wide one that has no room there begins in the next row.
    private var places = [0]
    private var cursor = 0
    /// The row that the cursor is in. Behind the last cell of one it stays there until something else is written.
    private var row = 0

    /// The text that a terminal shows of a line.
    static func text(of line: TypedLine) -> String {
        line.characters.map { DrawnCharacter($0).text }.joined()
    }

    init(behind prompt: String = "", width: Int) {
        (self.prompt, self.width) = (prompt, max(width, 2))
        places = [withoutColor(prompt).reduce(0) { end(behind: $1.displayWidth, at: $0) }]
        row = lastRow
    }

    /// What to write so that the line is shown, on a terminal that may have another width by now.
    mutating func show(_ line: TypedLine, width: Int) -> String {
        var output = max(width, 2) == self.width ? "" : begin(anew: width)
        let characters = line.characters
        // At each key: side by side, without a list of pairs.
        let most = min(shown.count, characters.count)
        var kept = 0
        while kept < most, shown[kept].character == characters[kept] { kept += 1 }
        if kept < max(shown.count, characters.count) {
            if let rest = rest(ofLast: characters, kept: kept) {
                output += rest
                shown[kept] = DrawnCharacter(characters[kept])
                kept += 1
            } else if kept != cursor {
                output += move(to: kept)
            }
            if kept < shown.count { output += "\u{1B}[J" }
            // What stands behind the change is written again as it was.
            var same = 0
            while same < most - kept,
                shown[shown.count - 1 - same].character == characters[characters.count - 1 - same]
            { same += 1 }
            let changed = characters[kept..<characters.count - same]
            shown.replaceSubrange(kept..<shown.count - same, with: changed.map { DrawnCharacter($0) })
            output += write(from: kept)
        }
        return output + move(to: line.cursor)
    }

    /// What joins the last character that is shown, where the cursor stands behind it: that is written alone.
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
        var (bytes, place) = ([UInt8](), places[start])
        bytes.reserveCapacity(shown.count - start)
        // At each key: an element isn't taken out for what little is looked at.
        for index in start..<shown.count {
            if let byte = shown[index].byte {
                bytes.append(byte)
                // A narrow one has room in each row.
                place += 1
            } else {
                let drawn = shown[index]
                bytes += drawn.text.utf8
                place = drawn.isWide ? end(behind: drawn.columns, at: place) : place + drawn.columns
            }
            places.append(place)
        }
        cursor = shown.count
        row = lastRow
        return String(decoding: bytes, as: UTF8.self)
    }

    private func withoutColor(_ prompt: String) -> String {
        let parts = prompt.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { $0 += $1.drop { $0 != "m" }.dropFirst() }
    }

    private func end(behind columns: Int, at place: Int) -> Int {
        let room = width - place % width
        return place + columns + (columns > room ? room : 0)
    }

    /// Whether a place is the edge of the row before it, where nothing stands behind.
    private func isEdge(_ place: Int) -> Bool { place > 0 && place % width == 0 }

    /// The row that the cursor is in once the line was written to its end.
    private var lastRow: Int {
        let end = places[places.count - 1]
        return isEdge(end) ? end / width - 1 : end / width
    }

    private mutating func move(to index: Int) -> String {
        guard index != cursor else { return "" }
        // No row begins yet behind one that is full to its edge: the last character leads there.
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

    /// Writes the prompt anew in a terminal of another width, which has broken its rows there.
    private mutating func begin(anew width: Int) -> String {
        let (line, index) = (shown, cursor)
        self = LineDrawing(behind: prompt, width: width)
        shown = Array(line[..<index])
        _ = write(from: 0)
        let up = index == line.count ? row : places[index] / self.width
        self = LineDrawing(behind: prompt, width: width)
        return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J" + prompt
    }
}

/// A character, and what a terminal is given of it: looked at once, and not at each key.
private struct DrawnCharacter {
    let character: Character
    let text: String
    let columns: Int
    /// Whether it has no room in one column at the end of a row.
    var isWide: Bool { columns > 1 && character != "\n" }
    /// The text, where it is ASCII.
    let byte: UInt8?

    init(_ character: Character) {
        self.character = character
        let text =
            character == "\n"
            ? LineDrawing.lineEnd
            : character.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1.harmless) }
        let columns = text.reduce(0) { $0 + $1.displayWidth }
        // A mark without a letter would join what stands before the line.
        (self.text, self.columns) = columns > 0 ? (text, columns) : ("\u{25CC}" + text, 1)
        byte = text.utf8.count == 1 ? text.utf8.first : nil
    }
}
