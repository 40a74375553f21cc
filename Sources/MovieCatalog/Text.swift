extension StringProtocol where SubSequence == Substring {
    /// The text without the white space around it.
    var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }

    /// The values of a list with commas.
    var listed: [String] {
        split(separator: ",").compactMap { part in
            let value = part.trimmed
            return value.isEmpty ? nil : String(value)
        }
    }
}

extension Bool {
    /// Reads a yes or a no in the words that people and files use; `nil` where the text is neither.
    init?(answer: some StringProtocol) {
        switch answer.lowercased() {
        case "y", "yes", "true", "1": self = true
        case "n", "no", "false", "0": self = false
        default: return nil
        }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// A value as it can stand inside one line of a message: a number or a date plain, a text in quotes, cut short, and with
/// nothing in it that moves a cursor or turns the line.
func shown(_ value: some StringProtocol) -> String {
    if value.utf8.count <= 20, value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) {
        return String(value)
    }
    let rest = value.dropFirst(40)
    return "“\(harmless(value.prefix(40)))\(rest.isEmpty ? "" : "…")”"
}

/// A text with its control and invisible characters spelled out.
package func harmless(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            result += scalar.escaped(asASCII: true)
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
