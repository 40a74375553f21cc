/// Apostrophes that keep a cell from being run or trimmed.
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-`, `@`, a tab or a line break for a formula, and spaces around
/// a cell get lost. So an apostrophe is put before such a first character and after a space at the end, and is taken
/// away when the cell is read. Where apostrophes stand there already, one more is put beside them: `'=A` is written
/// `''=A`. Every other apostrophe is text, written and read as it is: `'Round Midnight`, `''Allo`, `Singin'`.
///
/// Where semicolons stand between cells, a spreadsheet begins a cell behind each of them, and behind each line break,
/// quotes or not. So what follows one of these is guarded as well: `A;=1` is written `A;'=1`.
extension ArraySlice<UInt8> {
    var guarded: ArraySlice<UInt8> {
        var cell = self
        if needsGuardAtEnd(after: 0) { cell.append(apostrophe) }
        for start in guardedStarts(after: 0).reversed() { cell.insert(apostrophe, at: start) }
        return cell
    }

    package var unguarded: ArraySlice<UInt8> {
        guard has("'") else { return self }
        var cell = self
        if needsGuardAtEnd(after: 1) { cell.removeLast() }
        for start in guardedStarts(after: 1).reversed() { cell.remove(at: start) }
        return cell
    }

    /// The places at which a cell begins for some program, past so many apostrophes, with something to be guarded.
    private func guardedStarts(after apostrophes: Int) -> [Int] {
        indices.filter { index in
            let before = index == startIndex ? ";" : Unicode.Scalar(self[index - 1])
            guard [";", "\t", "\n", "\r"].contains(before) else { return false }
            let rest = self[index...].drop { $0 == apostrophe }
            guard let first = rest.first, rest.startIndex - index >= apostrophes else { return false }
            if index == startIndex, [" ", "\t", "\n", "\r"].contains(Unicode.Scalar(first)) { return true }
            return rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }.beginsFormula
        }
    }

    /// Whether a spreadsheet runs a cell that begins so. It takes the wide forms of Japanese keyboards, which are three
    /// bytes, for the narrow ones.
    private var beginsFormula: Bool {
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
        case 0xEF: ["＝", "＋", "－", "＠"].contains { starts(with: $0.utf8) }
        default: false
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
