extension TitleForm {
    var sortKey: [UInt8] {
        var letters = words[...]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count + 11)
        while let place = letters.firstIndex(where: \.isDigit) {
            // The number of digits goes before the digits, so that 2 sorts before 10.
            let digits = letters[place...].prefix(while: \.isDigit)
            let number = digits.drop { $0 == UInt8(ascii: "0") }
            bytes += letters[..<place]
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(clamping: number.count))
            bytes += number
            letters = letters[digits.endIndex...]
        }
        bytes += letters
        return bytes
    }

    /// Returns the title's sort key followed by the year. An unknown year sorts last.
    func sortKey(year: Int?) -> [UInt8] {
        let year = UInt16(clamping: year ?? .max)
        var key = sortKey
        key += [0, UInt8(year >> 8), UInt8(year & 0xFF)]
        return key
    }
}

/// Returns the range of sort keys of the title and all longer titles that begin with its words.
package func sortKeys(beginningWith title: String) -> (lowerBound: [UInt8], upperBound: [UInt8]) {
    let key = TitleForm(of: title).sortKey
    // After the title comes a space, or the zero byte before a year.
    return (key, key + [UInt8(ascii: " ") + 1])
}

extension Unicode.Scalar {
    var isLetterOrNumber: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0..<0x80: return false
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
