/// A list as one cell: `Thriller, Noir`. A comma in a value is written `\,`, a backslash `\\`, and
/// a space at either end of a value `\ `. Any other backslash is literal.
package enum CellList {
    static func cell(of values: [String]) -> [UInt8] {
        var cell: [UInt8] = []
        for value in values {
            if !cell.isEmpty { cell += ", ".utf8 }
            let bytes = Array(value.utf8)
            let inner = bytes[...].trimmed
            for (place, byte) in bytes.enumerated() {
                let isOuter = byte == space && !inner.indices.contains(place)
                if isOuter || byte == comma || byte == backslash { cell.append(backslash) }
                cell.append(byte)
            }
        }
        return cell
    }

    package static func values(in cell: ArraySlice<UInt8>) -> [String] {
        var values: [String] = []
        var position = cell.startIndex
        while position < cell.endIndex {
            let value = value(in: cell, at: &position)
            if !value.isEmpty { values.append(String(decoding: value, as: UTF8.self)) }
        }
        return values
    }

    private static func value(in cell: ArraySlice<UInt8>, at position: inout Int) -> ArraySlice<UInt8> {
        let end = cell[position...].firstIndex { $0 == comma || $0 == backslash } ?? cell.endIndex
        if end == cell.endIndex || cell[end] == comma {
            defer { position = end + 1 }
            return cell[position..<end].trimmed
        }
        var value = Array(cell[position..<end].drop { $0 == space })
        position = end
        /// The length of the value without unescaped spaces at its end.
        var kept = value.count
        while position < cell.endIndex, cell[position] != comma {
            let next = position + 1
            if cell[position] == backslash, next < cell.endIndex,
                cell[next] == comma || cell[next] == backslash || cell[next] == space
            {
                value.append(cell[next])
                kept = value.count
                position = next + 1
                continue
            }
            value.append(cell[position])
            if cell[position] != space { kept = value.count }
            position = next
        }
        position += 1
        return value[..<kept]
    }
}

private let comma = UInt8(ascii: ",")
private let backslash = UInt8(ascii: "\\")
private let space = UInt8(ascii: " ")
