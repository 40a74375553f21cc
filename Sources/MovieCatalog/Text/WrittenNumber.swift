/// Inlinable because an import calls these for each cell.
extension Collection<UInt8> {
    /// Nil if there are no digits, too many, or other characters.
    @inlinable package var number: Int? {
        guard !isEmpty else { return nil }
        var number = 0
        for byte in self {
            guard byte.isDigit else { return nil }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (next, isOneTooLarge) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !isTooLarge, !isOneTooLarge else { return nil }
            number = next
        }
        return number
    }

    /// The tenths of a number from 0 to 10 such as `8`, `8.5` or `8,5`: 80 and 85.
    @inlinable package var tenths: Int? {
        let point = firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        guard let whole = self[..<(point ?? endIndex)].number, whole <= 10 else { return nil }
        guard let point else { return whole * 10 }
        let decimals = self[point...].dropFirst()
        guard decimals.count == 1, let tenth = decimals.number else { return nil }
        return whole * 10 + tenth
    }
}

extension StringProtocol {
    /// Nil if there's anything but stars and halves.
    package var stars: (full: Int, halves: Int, hollow: Int)? {
        var stars = (full: 0, halves: 0, hollow: 0)
        for scalar in unicodeScalars {
            switch scalar {
            case "★", "⭐", "*": stars.full += 1
            case "½": stars.halves += 1
            case "☆": stars.hollow += 1
            case "\u{FE0F}", " ": break
            default: return nil
            }
        }
        return stars
    }
}

extension ArraySlice<UInt8> {
    @inlinable package var trimmed: ArraySlice<UInt8> {
        let start = drop { $0 == UInt8(ascii: " ") }
        guard let last = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return start }
        return start[...last]
    }

    package var isIMDbID: Bool {
        (9...20).contains(count) && starts(with: "tt".utf8) && dropFirst(2).allSatisfy(\.isDigit)
    }

    package func isText(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { elementsEqual($0) } ?? elementsEqual(text.utf8)
    }
}

extension String {
    /// Reads an id or an address in lowercase: `https://www.imdb.com/title/tt0113277/`.
    var imdbID: Substring? { split { $0 == "/" || $0 == "?" }.first { Array($0.utf8)[...].isIMDbID } }
}
