/// The ways in which others may write a title, folded: “and” for `&`, and for a dash a space or nothing.
package func spellings(of title: String) -> [[UInt8]] {
    let letters = letters(of: title)
    guard letters.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }) else {
        return [letters]
    }
    let (spaced, joined) = (spelled(letters, dash: [UInt8(ascii: " ")]), spelled(letters, dash: []))
    // A title of dashes alone is itself.
    guard !spaced.isEmpty else { return [letters] }
    return spaced == joined ? [spaced] : [spaced, joined]
}

/// A number that a title has in all of its spellings, by FNV-1a: that of its folded letters without dashes and spaces. Few
/// others have the same.
package func spellingNumber(of title: String) -> Int {
    var number: UInt32 = 0x811C_9DC5
    for letter in letters(of: title) {
        switch letter {
        case UInt8(ascii: " "), UInt8(ascii: "-"): break
        case UInt8(ascii: "&"): for letter in "and".utf8 { number = (number ^ UInt32(letter)) &* 0x0100_0193 }
        default: number = (number ^ UInt32(letter)) &* 0x0100_0193
        }
    }
    return Int(Int32(bitPattern: number))
}

/// The folded letters of a title, in which one dash is as another.
private func letters(of title: String) -> [UInt8] {
    foldedASCII(title) ?? folded(title.unicodeScalars.lazy.map { $0.isDash ? "-" : $0 })
}

private func spelled(_ letters: [UInt8], dash: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count + 8)
    for letter in letters {
        switch letter {
        case UInt8(ascii: "&"): bytes += " and ".utf8
        case UInt8(ascii: "-"): bytes += dash
        default: bytes.append(letter)
        }
    }
    let space = UInt8(ascii: " ")
    return Array(bytes.split(separator: space).joined(separator: [space]))
}

extension Unicode.Scalar {
    /// Whether titles are written with it as with a dash, beside those that are folded to one: “WALL·E”, a minus sign.
    fileprivate var isDash: Bool {
        [0xB7, 0x2212, 0x2E3A, 0x2E3B, 0x30FB, 0xFE58, 0xFE63, 0xFF0D].contains(value)
    }
}
