import MovieCatalog

/// A rating on any scale: `8.5`, `4/5`, `85%`, `★★★½`.
struct RatingCell: Hashable {
    let hundredths: Int
    let highest: Int?
}

extension RatingCell {
    init?(_ cell: ArraySlice<UInt8>) {
        // The Czech site ČSFD writes “odpad” (trash) for its lowest rating.
        if cell.starts(with: "odpad".utf8) {
            self.init(hundredths: 0, highest: 10)
            return
        }
        guard cell.first?.isDigit == true else {
            guard let stars = Self.stars(in: cell) else { return nil }
            self = stars
            return
        }
        let whole = cell.prefix { $0.isDigit }
        guard whole.count <= 4, var hundredths = whole.number.map({ $0 * 100 }) else { return nil }
        var rest = cell.dropFirst(whole.count)
        if let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") {
            let decimals = rest.dropFirst().prefix { $0.isDigit }
            rest = rest.dropFirst(1 + decimals.count)
            guard let first = decimals.prefix(2).number else { return nil }
            hundredths += decimals.count == 1 ? first * 10 : first
        }
        rest = rest.trimmed
        var highest: Int?
        if rest.elementsEqual("%".utf8) {
            highest = 100
        } else if !rest.isEmpty {
            highest = rest.first == UInt8(ascii: "/") ? rest.dropFirst().trimmed.number : nil
            guard let highest, RatingScale.highestNumbers.contains(highest) else { return nil }
        }
        self.init(hundredths: hundredths, highest: highest)
    }

    /// Reads a rating in any notation, including grades and text such as `8½/10` or `4 stars`.
    init?(written cell: ArraySlice<UInt8>) {
        if let rating = RatingCell(cell) {
            self = rating
            return
        }
        guard cell.count < 20, case let text = String(decoding: cell, as: UTF8.self) else { return nil }
        // `4½` is on the scale of the column, as `4.5` is.
        if let half = text.firstMatch(of: #/ ?½$| 1\/2$/#),
            let rating = RatingCell(Array("\(text[..<half.range.lowerBound]).5".utf8)[...])
        {
            self = rating
            return
        }
        let typed = try? TypedRating(at: text[...])
        let tenths = Self.grades[text.lowercased()] ?? (typed?.rest == "" ? typed?.rating.tenths : nil)
        guard let tenths else { return nil }
        self.init(hundredths: tenths * 10, highest: 10)
    }

    /// Reads stars, such as `★★★½`. Without hollow stars, the scale has at least five stars.
    private static func stars(in cell: ArraySlice<UInt8>) -> RatingCell? {
        guard let (full, halves, hollow) = String(decoding: cell, as: UTF8.self).stars else { return nil }
        let all = full + halves + hollow
        guard all > 0, all <= 10, halves <= 1 else { return nil }
        return RatingCell(hundredths: full * 100 + halves * 50, highest: hollow > 0 ? all : max(all, 5))
    }
}

package struct RatingScale: Hashable, Sendable {
    /// The best rating on the scale. The worst is 0.
    package let highest: Int
    /// Whether the user asked to round ratings that don't convert exactly.
    package let isRounding: Bool

    package static let highestNumbers = 1...1_000
    package static let ten = RatingScale(highest: 10)

    /// Infers a column's scale from its highest rating, in hundredths. Nil if it's ambiguous.
    init?(holding hundredths: Int, areIntegers: Bool) {
        isRounding = false
        switch hundredths {
        // The best possible rating could be 4, 5 or 10.
        case 100...400 where areIntegers: return nil
        case ...500: highest = 5
        case ...1_000: highest = 10
        // The best possible rating could be 20 or 100.
        case ...2_000: return nil
        case ...10_000: highest = 100
        default: return nil
        }
    }

    init(highest: Int, isRounding: Bool = false) { (self.highest, self.isRounding) = (highest, isRounding) }

    /// Converts a rating. Nil if it exceeds the scale, or needs rounding that wasn't asked for.
    func rating(_ cell: RatingCell) -> Rating? {
        let whole = (cell.highest ?? highest) * 100
        let (tenths, rest) = (cell.hundredths * 100).quotientAndRemainder(dividingBy: whole)
        guard cell.hundredths <= whole, rest == 0 || isRounding else { return nil }
        return Rating(tenths: tenths + (rest * 2 >= whole ? 1 : 0))
    }
}
