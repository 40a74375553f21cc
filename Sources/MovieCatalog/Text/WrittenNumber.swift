/// ``tenths`` is inlinable because imports read each cell with it.
extension Collection<UInt8> {
    /// A number such as `8`, `8.5` or `8,5` in tenths: 80 or 85. Nil for 11 and up, and other text.
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
    /// The number of each kind of star, or nil if the text has other characters.
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
    package var isIMDbID: Bool {
        (9...20).contains(count) && starts(with: "tt".utf8) && dropFirst(2).allSatisfy(\.isDigit)
    }
}

extension String {
    /// The IMDb id in lowercase text such as `https://www.imdb.com/title/tt0113277/`.
    var imdbID: Substring? { split { $0 == "/" || $0 == "?" }.first { Array($0.utf8)[...].isIMDbID } }
}
