extension Movie {
    package static let csvHeader = Array(MovieField.allCases.map(\.key).joined(separator: ",").utf8)

    /// A CSV record (RFC 4180) with the columns of ``csvHeader``, without a line break at its end.
    package var csv: [UInt8] {
        [UInt8](record: MovieField.allCases.map { $0.value(of: self)?.cell[...].guarded ?? [] })
    }
}

extension [UInt8] {
    package init(record cells: [ArraySlice<UInt8>], separatedBy separator: UInt8 = UInt8(ascii: ",")) {
        self = []
        reserveCapacity(512)
        for cell in cells {
            appendCell(cell)
            append(separator)
        }
        removeLast()
    }

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
