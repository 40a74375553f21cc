extension Question where Answer: FixedWidthInteger, Answer.Stride: SignedInteger {
    /// Whole numbers: `1954`, `-3`.
    ///
    /// - Parameter range: Which of them will do: `1888...2100`, `1...`, `..<10`.
    public static func number(in range: some RangeExpression<Answer>) -> Self {
        let limits = Limits(range, of: .min ... .max)
        // A type of few numbers has limits of its own.
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
    public static var number: Self { number(in: .min ... .max) }
}

extension Question<Int> {
    /// Any whole number.
    public static var number: Self { number(in: .min ... .max) }
}

extension Question where Answer: BinaryFloatingPoint & LosslessStringConvertible {
    /// Numbers of another type than `Double`: see ``decimal(in:places:)-(ClosedRange<Double>,_)``.
    @_disfavoredOverload
    public static func decimal(
        in range: ClosedRange<Answer> = -.infinity ... .infinity, places: Int? = nil
    ) -> Self {
        // By its digits, so that 0.1 stays 0.1.
        func double(_ number: Answer) -> Double { Double(number.description) ?? Double(number) }
        return .map(
            .decimal(in: double(range.lowerBound)...double(range.upperBound), places: places),
            { Answer($0) }, back: double)
    }
}

extension Question<Double> {
    /// Numbers in the session's language, whose thousands may be set apart: in English `7`, `-0.25`, `1,234.5`. A comma or
    /// a point before a fraction will do in each; only a text that is two numbers, as `1,234` is, is refused with both.
    ///
    /// - Parameters:
    ///   - range: Which of them will do: `0...10`, `0 ... .infinity`.
    ///   - places: How many digits the fraction may have, and is rounded to where it is shown; any number where this is left
    ///     out, and fewer than none trap.
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
