import MovieCatalog

/// The order of the names of people in a column.
package enum NameOrder: Hashable, Sendable {
    /// `Joel Coen, Ethan Coen`, and `Coen, Joel`.
    case firstFirst, lastFirst
    /// Unknown: a cell that could be one name or two can't be read.
    case unknown
}

extension ListNotation {
    /// Reads the people in a cell; `nil` where its notation is unknown.
    ///
    /// - Throws: ``CellError`` where one could be two.
    static func people(
        in cell: ArraySlice<UInt8>, _ order: NameOrder, of field: MovieField
    ) throws(CellError) -> [String]? {
        let sign: Unicode.Scalar = cell.has("|") ? "|" : ";"
        if cell.has(","), cell.has(sign),
            cell.first != UInt8(ascii: "["), cell.first != UInt8(ascii: "{")
        {
            return split(cell, at: "\(sign)").map { lastFirst($0.split(separator: ",")[...]) ?? $0 }
        }
        guard order != .firstFirst, mayBeLastFirst(cell) else { return values(in: cell) }
        guard order == .lastFirst else { throw .nameOrder(of: field) }
        let names = split(cell, at: ",").map { $0[...] }
        return stride(from: 0, to: names.count, by: 2).compactMap { lastFirst(names[$0...($0 + 1)]) }
    }

    /// A name whose last part comes first; `nil` for another, such as `Robert Downey, Jr.`
    private static func lastFirst(_ parts: ArraySlice<Substring>) -> String? {
        guard parts.count == 2, let last = parts.first?.trimmed, let first = parts.last?.trimmed,
            !["jr", "jr.", "sr", "sr.", "ii", "iii"].contains(first.lowercased())
        else { return nil }
        return "\(first) \(last)"
    }

    /// Whether each pair of a cell's values can be the last and the first name of one person.
    ///
    /// One of them is a single word; Chinese, Japanese and Korean names are.
    static func mayBeLastFirst(_ cell: ArraySlice<UInt8>) -> Bool {
        guard cell.has(","), !["|", ";", "\\", "[", "{"].contains(where: cell.has) else { return false }
        var rest = cell
        repeat {
            let names = rest.split(separator: UInt8(ascii: ","), maxSplits: 2).map(\.trimmed)
            let hasOneWord = names.prefix(2).contains { name in
                !name.contains(UInt8(ascii: " ")) && name.contains { (0x61...0x7A).contains($0) }
            }
            guard names.count > 1, hasOneWord else { return false }
            rest = names.dropFirst(2).first ?? []
        } while !rest.isEmpty
        return true
    }
}
