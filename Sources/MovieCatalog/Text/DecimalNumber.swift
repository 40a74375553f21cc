/// A decimal number in JSON's notation, exact at any length: `7`, `-0.5`, `1.2e3`.
package struct DecimalNumber {
    private let isNegative: Bool
    private let digits: ArraySlice<UInt8>
    /// The power of ten of the last digit.
    private var exponent: Int

    init?(_ bytes: ArraySlice<UInt8>) {
        isNegative = bytes.first == UInt8(ascii: "-")
        var rest = isNegative ? bytes.dropFirst() : bytes
        let whole = rest.prefix(while: \.isDigit)
        guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else { return nil }
        var digits = whole
        rest = rest.dropFirst(whole.count)
        exponent = 0
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: \.isDigit)
            guard !fraction.isEmpty else { return nil }
            rest = rest.dropFirst(1 + fraction.count)
            exponent -= fraction.count
            digits += fraction
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        self.digits = digits.drop { $0 == UInt8(ascii: "0") }
        guard let mark = rest.popFirst() else { return }
        guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
        let isSmall = rest.first == UInt8(ascii: "-")
        if isSmall || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
        // Cap the power so that the exponent can't overflow.
        let power = rest.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), Int(Int32.max)) }
        exponent += isSmall ? -power : power
    }

    func isWhole(timesTenTo power: Int) -> Bool { digits.isEmpty || exponent + power >= 0 }

    /// Returns the number times a power of ten, or nil if that has a fraction or is too large.
    func integer(timesTenTo power: Int = 0) -> Int? {
        if digits.isEmpty { return 0 }
        let zeros = exponent + power
        guard zeros >= 0, digits.count + zeros < 20 else { return nil }
        let sign = isNegative ? "-" : ""
        return Int(sign + String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: zeros))
    }

    /// Writes tenths, always with a decimal: 80 is `8.0`.
    package static func inTenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }

    /// Writes tenths, with a decimal if it isn't zero: 79 is `7.9`, and 70 is `7`.
    package static func text(tenths: Int) -> String {
        let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return tenth == 0 ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(whole).\(tenth)"
    }
}

/// Writes hundredths with as few decimals as possible: 350 is `3.5`.
package func decimal(hundredths: Int) -> String {
    guard !hundredths.isMultiple(of: 10) else { return DecimalNumber.text(tenths: hundredths / 10) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
