/// A number in decimal digits as JSON writes it, exact whatever its length: `7`, `-0.5`, `1.2e3`.
struct DecimalNumber {
    private var isNegative = false
    /// The digits without the zeros at either end; of no use when they are `tooMany`.
    private var magnitude: UInt = 0
    private var tooMany = false
    /// The power of ten of the last of these digits.
    private var exponent = 0

    /// Reads a number after the grammar of JSON; `nil` where the bytes are none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        let whole = rest.prefix(while: \.isDigit)
        guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else { return nil }
        rest = rest.dropFirst(whole.count)
        var zeros = 0
        add(whole, zeros: &zeros)
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: \.isDigit)
            guard !fraction.isEmpty else { return nil }
            rest = rest.dropFirst(1 + fraction.count)
            exponent -= fraction.count
            add(fraction, zeros: &zeros)
        }
        exponent += zeros
        guard let mark = rest.first else { return }
        guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
        rest.removeFirst()
        let isSmall = rest.first == UInt8(ascii: "-")
        if isSmall || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
        // Far beyond any Int as well as the digits of any line.
        let power = rest.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1 << 48) }
        exponent += isSmall ? -power : power
    }

    private mutating func add(_ digits: ArraySlice<UInt8>, zeros: inout Int) {
        for digit in digits {
            if digit == UInt8(ascii: "0") {
                zeros += 1
            } else if magnitude == 0 {
                magnitude = UInt(digit - UInt8(ascii: "0"))
                zeros = 0
            } else if !tooMany {
                for _ in 0...zeros where !tooMany { multiply() }
                zeros = 0
                let (sum, overflow) = magnitude.addingReportingOverflow(UInt(digit - UInt8(ascii: "0")))
                magnitude = sum
                tooMany = tooMany || overflow
            } else {
                zeros = 0
            }
        }
    }

    private mutating func multiply() {
        let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
        magnitude = product
        tooMany = tooMany || overflow
    }

    /// Why a number is no Int.
    enum Misfit: Error {
        case fraction, tooLarge
    }

    /// The number times ten to this power, which is to be whole.
    func integer(timesTenTo power: Int = 0) throws(Misfit) -> Int {
        if magnitude == 0 && !tooMany { return 0 }
        let power = exponent + power
        guard power >= 0 else { throw .fraction }
        guard power < 20 else { throw .tooLarge }
        var scaled = self
        for _ in 0..<power { scaled.multiply() }
        guard !scaled.tooMany else { throw .tooLarge }
        if isNegative && scaled.magnitude == Int.min.magnitude { return .min }
        guard let number = Int(exactly: scaled.magnitude) else { throw .tooLarge }
        return isNegative ? -number : number
    }

    /// A number of tenths in digits: 79 is `7.9`, 70 is `7`.
    static func text(tenths: Int) -> String {
        let magnitude = tenths.magnitude
        let (whole, tenth) = magnitude.quotientAndRemainder(dividingBy: 10)
        return (tenths < 0 ? "-" : "") + (tenth == 0 ? "\(whole)" : "\(whole).\(tenth)")
    }
}
