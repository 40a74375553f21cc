extension Movie {
    /// The line of column names above the lines of movies, without the line break.
    package static let csvHeader = Array(MovieField.allCases.map(\.rawValue).joined(separator: ",").utf8)

    /// The movie as one record of CSV (RFC 4180, UTF-8) under ``csvHeader``, without the line break at its end.
    ///
    /// It holds all of the movie but the catalog's own id, and reads back equal as long as the movie's numbers are such as
    /// a movie list takes, its title shows something, and no other text or value of a list is empty. Lists stand in a
    /// cell with commas between the values, a comma of a value as `\,` and a backslash as `\\`; `watched` lists the
    /// dates, with `yes` for an unknown one, and behind each its own rating and note: `2024-01-05 (8.5): Again`. No
    /// cell begins so that a spreadsheet would run it: an apostrophe is put in front.
    package var csv: [UInt8] {
        [UInt8](record: MovieField.allCases.map { $0.value(of: self)?.cell[...].guarded ?? [] })
    }
}

extension [UInt8] {
    /// A record of cells, without a line break.
    init(record cells: [ArraySlice<UInt8>]) {
        self = []
        reserveCapacity(512)
        for cell in cells {
            appendCell(cell)
            append(UInt8(ascii: ","))
        }
        removeLast()
    }

    /// Adds a cell, in quotes where it has to be.
    package mutating func appendCell(_ cell: ArraySlice<UInt8>) {
        guard cell.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return self += cell }
        append(quote)
        for byte in cell {
            if byte == quote { append(quote) }
            append(byte)
        }
        append(quote)
    }
}

private let quote = UInt8(ascii: "\"")
