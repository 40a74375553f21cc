extension Question where Answer: FixedWidthInteger, Answer.Stride: SignedInteger {
    /// A whole number, such as `1954` or `-3`.
    ///
    /// - Parameter range: The valid numbers: `1888...2100`, `1...`, `..<10`.
    public static func number(in range: some RangeExpression<Answer>) -> Self {
        // The bounds of a small type are limits, too.
        let (least, most) = limits(of: range, in: .min ... .max)
        let (first, last) = (Int(exactly: least), Int(exactly: most))
        let kind = Phrase.wholeNumber(from: first == .min ? nil : first, to: last == .max ? nil : last)
        return Question(allowsPlainCommands: true, kind: kind) { text, _ in
            Answer(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension Question<Int> {
    /// Any whole number.
    public static var number: Self { number(in: .min ... .max) }
}

extension Question<Double> {
    /// A number in the session's language: in English `7`, `-0.25`, `1,234.5`.
    ///
    /// A comma or a point may precede the fraction in any language. An answer that can be read both
    /// ways, such as `1,234`, is refused with both readings. The fraction has at most `places`
    /// digits, whether typed or shown. Traps if `places` is negative.
    public static func decimal(
        in range: ClosedRange<Double> = -.infinity ... .infinity, places: Int? = nil
    ) -> Self {
        if let places, places < 0 { mistake("a fraction can't have \(places) digits") }
        let first = range.lowerBound == -.infinity ? nil : range.lowerBound
        let last = range.upperBound == .infinity ? nil : range.upperBound
        let kind = Phrase.number(from: first, to: last, places: places)
        return Question(allowsPlainCommands: true, kind: kind) { text, words in
            try words.number(text, places: places).flatMap { range.contains($0) ? $0 : nil }
        } write: { number, words in
            words.text(of: number, places: places)
        }
    }
}

/// Returns a range's first and last values. At an open end, returns the bound of `all`.
func limits<Bound: Strideable>(
    of range: some RangeExpression<Bound>, in all: ClosedRange<Bound>
) -> (first: Bound, last: Bound) where Bound.Stride: SignedInteger {
    // A range up to the lowest value is empty, so its limits don't matter.
    func before(_ end: Bound) -> Bound { end > all.lowerBound ? end.advanced(by: -1) : end }
    return switch range {
    case let range as ClosedRange<Bound>: (range.lowerBound, range.upperBound)
    case let range as Range<Bound>: (range.lowerBound, before(range.upperBound))
    case let range as PartialRangeFrom<Bound>: (range.lowerBound, all.upperBound)
    case let range as PartialRangeThrough<Bound>: (all.lowerBound, range.upperBound)
    case let range as PartialRangeUpTo<Bound>: (all.lowerBound, before(range.upperBound))
    default: (all.lowerBound, all.upperBound)
    }
}
