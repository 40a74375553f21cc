extension String {
    /// The width of the text on a terminal.
    var columns: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
    /// The width of this character on a terminal: 0, 1 or 2 columns.
    var displayWidth: Int {
        isASCII ? 1 : unicodeScalars.reduce(0) { max($0, $1.displayWidth) }
    }
}

extension Unicode.Scalar {
    /// The width of this character on its own on a terminal: 0, 1 or 2 columns.
    ///
    /// Uses the wide and full-width ranges of Unicode Standard Annex 11; symbols are wide if they
    /// are shown as emoji.
    var displayWidth: Int {
        switch value {
        case 0x20..<0x7F, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027: return 1
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            return 2
        case 0x2300...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF:
            return properties.isEmojiPresentation ? 2 : 1
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
