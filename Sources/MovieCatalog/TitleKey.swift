/// Text made comparable: letter case and accents aside.
///
/// Latin letters lose their marks by a table, others by dropping the combining marks after them.
func folded(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A: bytes.append(UInt8(truncatingIfNeeded: scalar.value + 0x20))
        case 0x00..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case 0xC0...0x24F: bytes += LatinLetters.plain(scalar).utf8
        case 0x1E00...0x1EFF: bytes += LatinLetters.plain(scalar).utf8
        case 0x2018, 0x2019, 0x02BC: bytes.append(UInt8(ascii: "'"))
        case 0x201C, 0x201D: bytes.append(UInt8(ascii: "\""))
        default:
            guard scalar.properties.generalCategory != .nonspacingMark else { continue }
            bytes += scalar.properties.lowercaseMapping.utf8
        }
    }
    return bytes
}

/// Where a title is filed: without its article, digits by their value.
func titleKey(_ title: String) -> [UInt8] {
    var letters = folded(title)[...]
    letters = letters.drop { !$0.isFiled }
    for article in ["the ", "an ", "a "] where letters.starts(with: article.utf8) {
        let rest = letters.dropFirst(article.utf8.count).drop { !$0.isFiled }
        if !rest.isEmpty { letters = rest }
        break
    }
    var key: [UInt8] = []
    key.reserveCapacity(letters.count + 1)
    while let byte = letters.first {
        guard byte.isDigit else {
            key.append(byte)
            letters.removeFirst()
            continue
        }
        // The count of digits before the digits: 2 comes before 10, as in a list of numbers.
        let digits = letters.prefix { $0.isDigit }
        let value = digits.drop { $0 == UInt8(ascii: "0") }
        key.append(UInt8(ascii: "0"))
        key.append(UInt8(clamping: value.count))
        key += value
        letters = letters.dropFirst(digits.count)
    }
    return key
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether a title can be filed under this byte: a letter or a digit.
    fileprivate var isFiled: Bool {
        isDigit || self >= 0x80 || (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
    }
}
