import MovieCatalog

/// Converts a text in Windows-1252, of which Latin-1 is a part, to UTF-8.
func utf8(fromWindows1252 bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    for byte in bytes {
        switch byte {
        case 0..<0x80: result.append(byte)
        case 0x80..<0xA0: result += Array(String(upper[Int(byte) - 0x80]).utf8)
        default: result += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
        }
    }
    return result
}

/// The characters 0x80 to 0x9F; the five that aren't assigned are replaced.
private let upper = Array(
    "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ".unicodeScalars)
