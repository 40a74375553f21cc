/// A value as it can stand inside one line of a message: a number or a date plain, a text in quotes, cut short, and with
/// nothing in it that moves a cursor or turns the line.
func shown(_ value: some StringProtocol) -> String {
    if (1...20).contains(value.utf8.count), value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) {
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
