import Platform

extension Unicode.Scalar {
    var isSpace: Bool { isASCII ? UInt8(truncatingIfNeeded: value).isSpace : properties.isWhitespace }

    /// Whether this is a control character other than ASCII white space.
    var isControl: Bool { value < 0x20 ? value < 0x09 || value > 0x0D : value >= 0x7F && value < 0xA0 }
}

extension UInt8 {
    static var newline: UInt8 { UInt8(ascii: "\n") }
    static var space: UInt8 { UInt8(ascii: " ") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension Character {
    var isDigit: Bool { "0"..."9" ~= self }
}

extension String {
    /// Converts full-width characters if that makes the whole text ASCII. Without `hasWords`,
    /// letters are only converted in a text of one character.
    func narrowed(withWords hasWords: Bool) -> String {
        let narrow = unicodeScalars.map(\.narrow)
        let hasLetters = zip(narrow, unicodeScalars).contains { $0 != $1 && $0.properties.isAlphabetic }
        guard narrow.allSatisfy(\.isASCII), hasWords || narrow.count == 1 || !hasLetters else { return self }
        return String(String.UnicodeScalarView(narrow))
    }
}

extension StringProtocol where SubSequence == Substring {
    var trimmed: Substring {
        let text = self[...].utf8
        guard let first = text.firstIndex(where: { !$0.isSpace }),
            let last = text.lastIndex(where: { !$0.isSpace })
        else { return "" }
        return Substring(text[first...last])
    }
}

extension RangeReplaceableCollection {
    mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
