extension Question<Int> {
    /// Whole numbers: `1954`, `-3`.
    ///
    /// - Parameter range: Which of them will do: `1888...2100`, `1...`, `..<10`.
    public static func number(in range: some RangeExpression<Int>) -> Self {
        let limits = Limits(range, of: .min ... .max)
        let kind = Phrase.wholeNumber(from: limits.first, to: limits.last)
        return Question(allowsPlainCommands: true, kind: kind) { text, _ in
            Int(text).flatMap { limits.contains($0) ? $0 : nil }
        }
    }

    /// Any whole number.
    public static var number: Self { number(in: .min ... .max) }
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
