extension Unicode.Scalar {
    /// Whether the scalar is invisible, such as a zero-width space, but not a variation selector.
    package var isInvisible: Bool {
        switch value {
        case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFC, 0xFFFE...0xFFFF, 0x1BCA0...0x1BCA3,
            0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
            true
        default: false
        }
    }

    /// Whether the scalar's script uses joiners and non-joiners, as Arabic and Khmer do.
    fileprivate var usesJoiners: Bool {
        switch value {
        case 0x600...0x8FF, 0x900...0x109F, 0x1780...0x18AF, 0xA840...0xABFF, 0xFB50...0xFDFF,
            0xFE70...0xFEFC,
            0x10A00...0x10FFF, 0x11000...0x11FFF:
            true
        default: false
        }
    }
}

extension String.UnicodeScalarView {
    /// Whether the scalar is a joiner or non-joiner that its neighbors need, as in an emoji.
    package func joins(at index: Index) -> Bool {
        guard 0x200C...0x200D ~= self[index].value, index > startIndex else { return false }
        let (before, next) = (self[self.index(before: index)], self.index(after: index))
        if before.usesJoiners, before.properties.canonicalCombiningClass == .virama { return true }
        guard next < endIndex else { return false }
        let isPicture = { (scalar: Unicode.Scalar) in
            scalar.properties.isEmoji && !scalar.isASCII || scalar == "\u{FE0F}"
        }
        return before.usesJoiners && self[next].usesJoiners
            || self[index] == "\u{200D}" && isPicture(before) && isPicture(self[next])
    }
}
