extension StringProtocol {
    /// The text in lowercase without accents or full-width forms, to compare it with names.
    package var searchKey: String {
        let text = lowercased()
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var key = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.lazy.map(\.narrow) {
            let letters = LatinLetters.plain(scalar)
            if !letters.isEmpty {
                key.append(contentsOf: letters.lazy.map { Unicode.Scalar($0) })
            } else if let letter = accented[scalar] {
                key.append(letter)
            } else if !scalar.isAccent {
                key.append(scalar)
            }
        }
        return String(key)
    }
}

/// Greek and Cyrillic letters, such as ά, with the plain letters that replace them.
private let accented = Dictionary(
    uniqueKeysWithValues: zip("άέήίόύώϊϋΐΰςё".unicodeScalars, "αεηιουωιυιυσе".unicodeScalars))

extension Unicode.Scalar {
    /// The common form of a full-width or half-width character.
    package var narrow: Unicode.Scalar {
        switch value {
        case 0x3000: " "
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0xFF66...0xFF9F: katakana[Int(value - 0xFF66)]
        default: self
        }
    }

    /// Whether it's an accent, unlike marks in Indic scripts and kana, which make other letters.
    fileprivate var isAccent: Bool { properties.canonicalCombiningClass.rawValue > 9 }
}

/// The regular forms of half-width katakana, U+FF66 to U+FF9F.
private let katakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
        .unicodeScalars)

extension LatinLetters {
    /// Returns plain letters for a Latin letter: `e` for é, `ae` for æ. Empty for other characters.
    package static func plain(_ letter: Unicode.Scalar) -> [UInt8] {
        switch letter.value {
        case 0xC0...0x24F: letters[Int(latin1ToExtendedB[Int(letter.value) - 0xC0])]
        case 0x1E00...0x1EFF: letters[Int(additional[Int(letter.value) - 0x1E00])]
        default: []
        }
    }

    private static let letters: [[UInt8]] = (0..<128).map { sign in
        if let pair = pairs[Unicode.Scalar(UInt8(sign))] { return Array(pair.utf8) }
        return sign >= UInt8(ascii: "a") && sign <= UInt8(ascii: "z") ? [UInt8(sign)] : []
    }
}
