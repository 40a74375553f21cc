import Platform

extension Unicode.Scalar {
    /// Whether it is white space, which is looked up only where it isn't ASCII.
    var isSpace: Bool { isASCII ? UInt8(truncatingIfNeeded: value).isSpace : properties.isWhitespace }

    /// Whether it is a control character, white space of ASCII aside.
    var isControl: Bool {
        value < 0x20 ? value < 0x09 || value > 0x0D : value >= 0x7F && value < 0xA0
    }
}

extension UInt8 {
    static var newline: UInt8 { UInt8(ascii: "\n") }
    static var space: UInt8 { UInt8(ascii: " ") }
    static var colon: UInt8 { UInt8(ascii: ":") }

    var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension Character {
    var isDigit: Bool { "0"..."9" ~= self }
}

extension String {
    /// The text in ASCII, if it is digits and signs in wide forms, or one letter; otherwise as it is.
    ///
    /// - Parameter hasWords: Whether words are narrowed, too.
    func narrowed(withWords hasWords: Bool) -> String {
        let narrow = unicodeScalars.map(\.narrow)
        let hasLetters = zip(narrow, unicodeScalars).contains { $0 != $1 && $0.properties.isAlphabetic }
        guard narrow.allSatisfy(\.isASCII), hasWords || narrow.count == 1 || !hasLetters else { return self }
        return String(String.UnicodeScalarView(narrow))
    }
}

extension Substring.UTF8View {
    /// The text without white space at either end.
    var trimmed: Self {
        var text = self
        while text.first?.isSpace == true { text.removeFirst() }
        while text.last?.isSpace == true { text.removeLast() }
        return text
    }
}

extension StringProtocol where SubSequence == Substring {
    var trimmed: Substring { Substring(self[...].utf8.trimmed) }
}
