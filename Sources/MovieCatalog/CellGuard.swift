/// Apostrophes that keep a cell from being run or trimmed.
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-`, `@`, a tab or a line break for a formula, and spaces around
/// a cell get lost. So an apostrophe is put before such a first character and after a space at the end, and is taken
/// away when the cell is read. Where apostrophes stand there already, one more is put beside them: `'=A` is written
/// `''=A`. Every other apostrophe is text, written and read as it is: `'Round Midnight`, `''Allo`, `Singin'`.
extension ArraySlice<UInt8> {
    /// The cell with the apostrophes that it needs.
    var guarded: ArraySlice<UInt8> {
        let isOpen = needsGuardInFront(after: 0)
        let isClosed = needsGuardAtEnd(after: 0)
        guard isOpen || isClosed else { return self }
        return (isOpen ? [apostrophe] : []) + self + (isClosed ? [apostrophe] : [])
    }

    /// The cell without the apostrophes that guard it.
    var unguarded: ArraySlice<UInt8> {
        dropFirst(needsGuardInFront(after: 1) ? 1 : 0).dropLast(needsGuardAtEnd(after: 1) ? 1 : 0)
    }

    /// Whether, past at least so many apostrophes, the cell begins with something to be guarded.
    private func needsGuardInFront(after apostrophes: Int) -> Bool {
        guard let first = firstIndex(where: { $0 != apostrophe }), first - startIndex >= apostrophes else {
            return false
        }
        switch self[first] {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "):
            return true
        default: return false
        }
    }

    /// Whether, before at least so many apostrophes, the cell ends in a space.
    private func needsGuardAtEnd(after apostrophes: Int) -> Bool {
        guard let last = lastIndex(where: { $0 != apostrophe }), endIndex - 1 - last >= apostrophes else {
            return false
        }
        return self[last] == UInt8(ascii: " ")
    }
}

private let apostrophe = UInt8(ascii: "'")
