/// Quotes, shortens and escapes a value for a message. Doesn't quote numbers and dates.
package func shown(_ value: some StringProtocol) -> String {
    if (1...20).contains(value.utf8.count), value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) {
        return String(value)
    }
    let rest = value.dropFirst(40)
    return "“\(harmless(value.prefix(40)))\(rest.isEmpty ? "" : "…")”"
}

extension String {
    /// At most 300 characters, with an ellipsis if there are more.
    package var shortened: String {
        guard utf8.count > 300, let end = index(startIndex, offsetBy: 300, limitedBy: endIndex),
            end < endIndex
        else { return self }
        return self[..<end] + "…"
    }
}

extension StringProtocol {
    package var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}

/// Escapes control characters and others that a terminal may not show.
package func harmless(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }
    if isPlain == true { return String(text) }
    var result = ""
    let scalars = String(text).unicodeScalars
    for index in scalars.indices {
        let scalar = scalars[index]
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            result += scalar.escaped(asASCII: true)
        case _ where scalar.isInvisible && !scalars.joins(at: index): result += scalar.escaped(asASCII: true)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

package func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-=,".unicodeScalars.contains($0)
    }
    return isPlain
        ? word
        : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}

/// `1 movie`, `12,345 movies`.
package func counted(_ count: Int, _ unit: String, _ units: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? unit : units ?? unit + "s")"
}

package func grouped(_ number: Int) -> String { number.grouped(by: ",") }

package func firstOf(_ texts: [String], of count: Int? = nil, separator: String = ", ") -> String {
    let count = count ?? texts.count
    let more = count > 5 ? separator + (separator == ", " ? "and " : "") + "\(grouped(count - 5)) more" : ""
    return texts.prefix(5).joined(separator: separator) + more
}
