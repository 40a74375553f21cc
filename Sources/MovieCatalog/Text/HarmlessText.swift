import Platform

/// Quotes and cuts texts, and spells out what moves a cursor or reverses the line.
package func shown(_ value: some StringProtocol) -> String {
    if (1...20).contains(value.utf8.count), value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) {
        return String(value)
    }
    let rest = value.dropFirst(40)
    return "“\(harmless(value.prefix(40)))\(rest.isEmpty ? "" : "…")”"
}

/// Spells out control and invisible characters.
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
