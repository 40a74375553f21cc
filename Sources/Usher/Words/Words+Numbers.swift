import Platform

extension Words {
    /// Parses a number, or returns nil. Throws for ambiguous numbers, such as `1.234` in German.
    func number(_ text: String, places: Int? = nil) throws(Refusal) -> Double? {
        let end = text.firstIndex { $0 == "e" || $0 == "E" } ?? text.endIndex
        guard let plain = try withPoint(text[..<end]) else { return nil }
        // Reject infinity, hexadecimal and the like.
        guard (plain + text[end...]).utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
            let number = Double(plain + text[end...]), number.isFinite
        else { return nil }
        let fraction = plain.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
        if let places, fraction.count > places || end < text.endIndex { return nil }
        return number
    }

    /// Returns a number rounded to `places` decimals, with an exponent if it's huge or tiny.
    func text(of number: Double, places: Int? = nil) -> String {
        var shown = number
        if let places {
            let scale = repeatElement(10.0, count: places).reduce(1, *)
            let rounded = (number * scale).rounded() / scale
            if rounded.isFinite { shown = rounded }
        }
        var text = "\(shown)"
        if let end = text.firstIndex(of: "e"), let exponent = Int(text[end...].dropFirst()),
            abs(exponent) < 30
        {
            let digits = text[..<end].filter(\.isWholeNumber)
            func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }
            text =
                (number < 0 ? "-" : "")
                + (exponent < 0
                    ? "0." + zeros(-exponent - 1) + digits : digits + zeros(exponent + 1 - digits.count))
        }
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text).replacing(".", with: decimalSign)
    }

    /// Returns a number with a decimal point and without thousands separators, as Swift parses it.
    /// Returns nil if separators are misplaced.
    private func withPoint(_ text: Substring) throws(Refusal) -> String? {
        let sign = text.prefix { $0 == "-" || $0 == "+" }
        let parts = text.dropFirst(sign.count).split(
            separator: decimalSign, maxSplits: 1, omittingEmptySubsequences: false)
        let groups =
            thousands.isEmpty
            ? [parts[0]] : parts[0].split(separator: thousands, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? "." + parts[1] : ""
        guard groups.count > 1 else { return sign + parts[0].replacing(",", with: ".") + fraction }
        let isGrouped =
            (1...3).contains(groups[0].count) && groups[0].first != "0"
            && groups.dropFirst().allSatisfy { $0.count == 3 }
        let mayBeFraction = groups.count == 2 && parts.count == 1 && [".", ","].contains(thousands)
        switch (isGrouped, mayBeFraction) {
        case (true, true):
            let first = String(sign + groups.joined())
            let second = String(sign + groups.joined(separator: decimalSign))
            throw Refusal(
                key: "refusal.twoNumbers", ["text": String(text), "first": first, "second": second])
        case (true, false): return sign + groups.joined() + fraction
        case (false, true): return sign + groups.joined(separator: ".")
        case (false, false): return nil
        }
    }
}
