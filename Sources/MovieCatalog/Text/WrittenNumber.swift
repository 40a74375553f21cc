/// Numbers as the cells of a file hold them, and as people type them. Inlinable, for an import calls them for each cell.
extension Collection<UInt8> {
    /// The number that the digits are; `nil` where there are others or none, or too many.
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

    /// The tenths of a number from 0 to 10 such as `8`, `8.5` or `8,5`: 80 and 85; `nil` where it is no such number.
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
    /// The stars, halves and hollow stars that it is; `nil` where there is anything else among them.
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

    /// Whether it is an id of a title at IMDb: `tt` and seven or more digits.
    package var isIMDbID: Bool {
        (9...20).contains(count) && starts(with: "tt".utf8) && dropFirst(2).allSatisfy(\.isDigit)
    }

    /// Whether they are those of a text.
    package func isText(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { elementsEqual($0) } ?? elementsEqual(text.utf8)
    }
}

extension String {
    /// The id of a title at IMDb that a text in lower case is, or that an address has: `https://www.imdb.com/title/tt0113277/`.
    var imdbID: Substring? {
        split { $0 == "/" || $0 == "?" }.first { Array($0.utf8)[...].isIMDbID }
    }
}
