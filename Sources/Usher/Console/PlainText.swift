extension [UInt8] {
    /// Adds text as it may be shown on any terminal: one line, with nothing in it that a terminal would obey.
    ///
    /// Control characters become their pictures (`␛` for escape), line breaks and tabs a space, and characters
    /// that turn the direction of text around the replacement character.
    mutating func append(plain text: String) {
        let start = count
        append(contentsOf: text.utf8)
        var index = start
        while index < count, self[index] >= 0x20, self[index] < 0x7F { index += 1 }
        guard index < count else { return }
        let rest = String(decoding: self[index...], as: UTF8.self)
        removeLast(count - index)
        for scalar in rest.unicodeScalars {
            append(contentsOf: String(Character(scalar.harmless)).utf8)
        }
    }

    /// Adds a whole number in plain digits.
    mutating func append(digits number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}

extension Unicode.Scalar {
    fileprivate var harmless: Unicode.Scalar {
        switch value {
        case 0x09...0x0D, 0x2028, 0x2029: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: self
        }
    }
}
