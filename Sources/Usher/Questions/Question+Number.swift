extension Question where Answer: FixedWidthInteger, Answer.Stride: SignedInteger {
    /// A whole number, such as `1954` or `-3`.
    ///
    /// - Parameter range: The valid numbers: `1888...2100`, `1...`, `..<10`.
    public static func number(in range: some RangeExpression<Answer>) -> Self {
        let limits = Limits(range, of: .min ... .max)
        // The bounds of a small type are limits, too.
        let bounds = Limits<Int>(
            first: Int(exactly: limits.first ?? .min), last: Int(exactly: limits.last ?? .max),
            of: .min ... .max)
        let kind = Phrase.wholeNumber(from: bounds.first, to: bounds.last)
        return Question(allowsPlainCommands: true, kind: kind) { text, _ in
            Answer(text).flatMap { limits.contains($0) ? $0 : nil }
        }
    }

    /// Any whole number.
    @_disfavoredOverload
    static var number: Self { number(in: .min ... .max) }
}

extension Question<Int> {
    /// Any whole number.
    public static var number: Self { number(in: .min ... .max) }
}

extension Question where Answer: BinaryFloatingPoint & LosslessStringConvertible {
    /// A number of another type than `Double`: see ``decimal(in:places:)``.
    @_disfavoredOverload
    static func decimal(
        in range: ClosedRange<Answer> = -.infinity ... .infinity, places: Int? = nil
    ) -> Self {
        // Convert the digits, so that 0.1 stays 0.1.
        func double(_ number: Answer) -> Double { Double(number.description) ?? Double(number) }
        return .map(
            .decimal(in: double(range.lowerBound)...double(range.upperBound), places: places),
            { Answer($0) }, back: double)
    }
}

extension Question<Double> {
    /// A number in the session's language: in English `7`, `-0.25`, `1,234.5`.
    ///
    /// A comma or a point may precede the fraction in any language; a text that could be either,
    /// such as `1,234`, is refused with both readings. The fraction has at most `places` digits,
    /// also when shown; a negative `places` traps.
    public static func decimal(
        in range: ClosedRange<Double> = -.infinity ... .infinity, places: Int? = nil
    ) -> Self {
        if let places, places < 0 { mistake("a fraction can't have \(places) digits") }
        let limits = Limits(first: range.lowerBound, last: range.upperBound, of: -.infinity ... .infinity)
        let kind = Phrase.number(from: limits.first, to: limits.last, places: places)
        return Question(allowsPlainCommands: true, kind: kind) { text, words in
            try words.number(text, places: places).flatMap { limits.contains($0) ? $0 : nil }
        } write: { number, words in
            words.text(of: number, places: places)
        }
    }
}

struct Limits<Bound: Comparable> {
    let first: Bound?
    let last: Bound?

    /// - Parameter all: All values of the type, whose bounds don't count as limits.
    init(first: Bound?, last: Bound?, of all: ClosedRange<Bound>) {
        self.first = first == all.lowerBound ? nil : first
        self.last = last == all.upperBound ? nil : last
    }

    func contains(_ value: Bound) -> Bool {
        first.map { value >= $0 } != false && last.map { value <= $0 } != false
    }
}

extension Limits where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ range: some RangeExpression<Bound>, of all: ClosedRange<Bound>) {
        // An empty range contains no valid value.
        func before(_ end: Bound) -> Bound { end > all.lowerBound ? end.advanced(by: -1) : end }
        let (first, last): (Bound?, Bound?) =
            switch range {
            case let range as ClosedRange<Bound>: (range.lowerBound, range.upperBound)
            case let range as Range<Bound>: (range.lowerBound, before(range.upperBound))
            case let range as PartialRangeFrom<Bound>: (range.lowerBound, nil)
            case let range as PartialRangeThrough<Bound>: (nil, range.upperBound)
            case let range as PartialRangeUpTo<Bound>: (nil, before(range.upperBound))
            default: (nil, nil)
            }
        self.init(first: first, last: last, of: all)
    }
}
