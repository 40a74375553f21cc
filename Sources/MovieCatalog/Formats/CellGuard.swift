/// Apostrophes that keep spreadsheets from changing a cell. Spreadsheets trim spaces, and run a
/// cell as a formula if it begins with a character such as `=`. So `=A` is written `'=A`, and `'=A`
/// is written `''=A`. A space at either end gets an apostrophe too. Spreadsheets may also split a
/// cell at semicolons, tabs and line breaks, so `A;=1` is written `A;'=1`.
extension ArraySlice<UInt8> {
    package var guarded: ArraySlice<UInt8> {
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

    /// Spreadsheets also accept the full-width symbols of Japanese keyboards, three bytes each.
    private var beginsFormula: Bool {
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
        case 0xEF: ["＝", "＋", "－", "＠"].contains { starts(with: $0.utf8) }
        default: false
        }
    }

    private func needsGuardAtEnd(after apostrophes: Int) -> Bool {
        guard let last = lastIndex(where: { $0 != apostrophe }), endIndex - 1 - last >= apostrophes else {
            return false
        }
        return self[last] == UInt8(ascii: " ")
    }
}

private let apostrophe = UInt8(ascii: "'")
