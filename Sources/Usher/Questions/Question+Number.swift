extension Question<Int> {
    /// Whole numbers: `1954`, `-3`.
    ///
    /// - Parameter range: Which of them will do: `1888...2100`, `1...`, `..<10`.
    public static func number(in range: some RangeExpression<Int>) -> Self {
        let limits = Limits(range, of: .min ... .max)
        return Question(.wholeNumber(from: limits.first, to: limits.last), allowsPlainCommands: true) {
            text, _ in
            Int(text).flatMap { limits.contains($0) ? $0 : nil }
        }
    }

    /// Any whole number.
    public static var number: Self { number(in: .min ... .max) }
}

extension Question<Double> {
    /// Numbers, with a point or a comma before their fraction: `7`, `7.5`, `-0,25`.
    ///
    /// - Parameter range: Which of them will do: `0...10`, `0 ... .infinity`.
    public static func decimal(in range: ClosedRange<Double>) -> Self {
        let limits = Limits(range, of: -.infinity ... .infinity)
        let kind = Phrase.Kind.number(
            from: limits.first.map(self.text(ofNumber:)), to: limits.last.map(self.text(ofNumber:)))
        return Question(kind, allowsPlainCommands: true) { text, _ in
            // What isn't finite, and other notations, are no numbers to a person.
            guard text.allSatisfy({ "0"..."9" ~= $0 || "+-.,eE".contains($0) }) else { return nil }
            let number = Double(text.replacing(",", with: "."))
            return number.flatMap { $0.isFinite && limits.contains($0) ? $0 : nil }
        } write: { number in
            self.text(ofNumber: number)
        }
    }

    /// Any number.
    public static var decimal: Self { decimal(in: -.infinity ... .infinity) }

    private static func text(ofNumber number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
