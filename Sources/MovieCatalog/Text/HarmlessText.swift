import Platform

/// A value as it can stand inside one line of a message: a number or a date plain, a text in quotes, cut short, and with
/// nothing in it that moves a cursor or turns the line.
package func shown(_ value: some StringProtocol) -> String {
    if (1...20).contains(value.utf8.count), value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) {
        return String(value)
    }
    let rest = value.dropFirst(40)
    return "“\(harmless(value.prefix(40)))\(rest.isEmpty ? "" : "…")”"
}

/// A text with its control and invisible characters spelled out, as a page spells out the latter.
package func harmless(_ text: some StringProtocol) -> String {
    var result = ""
    let scalars = String(text).unicodeScalars
    for index in scalars.indices {
        let scalar = scalars[index]
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            result += scalar.escaped(asASCII: true)
        case _ where scalar.isInvisible && !scalars.joins(at: index):
            result += scalar.escaped(asASCII: true)
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
