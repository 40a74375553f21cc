/// Folds letter case, accents, and kinds of quotes, dashes and spaces, for comparison.
@inlinable package func folded(_ text: some StringProtocol) -> [UInt8] {
    foldedASCII(text) ?? folded(text.unicodeScalars)
}

/// The fast path, since most text is ASCII. Returns nil for other text.
@inlinable func foldedASCII(_ text: some StringProtocol) -> [UInt8]? {
    let bytes = text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.allSatisfy { $0 < 0x80 } ? bytes.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 } : nil
    }
    return bytes ?? nil
}

@usableFromInline package func folded(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    for scalar in scalars {
        switch scalar.value {
        case 0x41...0x5A: bytes.append(UInt8(truncatingIfNeeded: scalar.value) + 0x20)
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case 0x2018...0x201B, 0x02BC, 0x2032, 0xB4: bytes.append(UInt8(ascii: "'"))
        case 0x201C...0x201F: bytes.append(UInt8(ascii: "\""))
        case 0x2010...0x2015: bytes.append(UInt8(ascii: "-"))
        case 0xA0, 0x2009, 0x202F: bytes.append(UInt8(ascii: " "))
        default:
            let letters = LatinLetters.plain(scalar)
            if !letters.isEmpty {
                bytes += letters
            } else if scalar.properties.canonicalCombiningClass == .notReordered {
                for small in scalar.properties.lowercaseMapping.unicodeScalars {
                    let letters = LatinLetters.plain(small)
                    bytes += letters.isEmpty ? Array(String(small).utf8) : letters
                }
            }
        }
    }
    return bytes
}
