import MovieCatalog

/// A single-byte encoding whose first half is ASCII.
package enum CodePage: String, Hashable, Sendable, CaseIterable {
    case windows1252 = "windows-1252"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case macRoman = "mac-roman"

    func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let upper = Self.upper[self] ?? []
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 8)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += String(upper[Int(byte) - 0x80]).utf8 }
        }
        return result
    }
}

struct EncodingStatistics {
    private var words = 0
    private var misfits = [CodePage: Int]()
    private(set) var samples = [CodePage: String]()
    /// Counts to detect Japanese and Chinese encodings, which write characters as pairs of bytes.
    private var (leads, pairs, kana, high) = (0, 0, 0, 0)

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let lead = rest.popFirst() {
            guard lead > 0x80 else { continue }
            leads += 1
            if let next = rest.first, next >= 0x40, next != 0x7F {
                pairs += 1
                if lead == 0x82 || lead == 0x83 { kana += 1 }
                if next > 0x7F { high += 1 }
                rest = rest.dropFirst()
            }
        }
        for encoding in CodePage.allCases {
            let text = String(decoding: encoding.utf8(bytes), as: UTF8.self)
            if samples[encoding] == nil { samples[encoding] = text }
            let found = text.split(whereSeparator: \.isWhitespace).filter { $0.utf8.contains { $0 > 0x7F } }
            if encoding == .windows1252 { words += found.count }
            misfits[encoding, default: 0] += found.count { !Self.isWord($0) }
        }
    }

    var likely: [CodePage] { CodePage.allCases.filter { misfits[$0, default: 0] * 10 <= words } }

    /// The likely double-byte encoding, as `iconv` names it. Nil if a code page fits the text.
    var likelyDoubleByteEncoding: String? {
        guard likely.isEmpty, pairs * 10 >= leads * 9 else { return nil }
        return kana * 4 > pairs ? "SHIFT_JIS" : high * 10 >= pairs * 9 ? "GB18030" : nil
    }

    /// Whether a text looks like a word, not like one in the wrong encoding.
    private static func isWord(_ text: Substring) -> Bool {
        var (isSmall, accents, isCyrillic, isLatin) = (false, 0, false, false)
        // Whether the last character was a letter, or a symbol after a letter.
        var (isLetter, isSign) = (false, false)
        for scalar in text.unicodeScalars {
            guard scalar.properties.isAlphabetic else {
                isSign = isLetter && 0x80..<0x100 ~= scalar.value && scalar != "´" && scalar != "·"
                (isLetter, isSmall, accents) = (false, false, 0)
                // An unreadable byte became U+FFFD, which is a symbol, too.
                if [.mathSymbol, .otherSymbol].contains(scalar.properties.generalCategory) { return false }
                continue
            }
            if isSign || scalar.properties.isUppercase && isSmall { return false }
            (isLetter, isSign) = (true, false)
            isSmall = scalar.properties.isLowercase
            if (0x400..<0x530).contains(scalar.value) {
                isCyrillic = true
            } else {
                isLatin = true
                accents = scalar.isASCII ? 0 : accents + 1
            }
            if isCyrillic && isLatin || accents > 2 { return false }
        }
        return true
    }
}
