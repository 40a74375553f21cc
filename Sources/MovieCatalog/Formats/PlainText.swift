/// A text with HTML's entities replaced by what they stand for: `Me &amp; You` is “Me & You”.
func plainText(entities text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
        result += rest[..<start]
        rest = rest[start...]
        // No entity is longer.
        if let end = rest.prefix(10).firstIndex(of: ";"), let sign = sign(ofEntity: rest[..<end].dropFirst())
        {
            result.unicodeScalars.append(sign)
            rest = rest[end...].dropFirst()
        } else {
            result.append("&")
            rest = rest.dropFirst()
        }
    }
    return result + rest
}

/// A text without HTML's markup, as reviews have it: a line break for `<br>`, an empty line between paragraphs, the
/// address of a link behind its words.
func plainText(markup text: String) -> String {
    var result = ""
    var rest = text[...]
    var link: (address: Substring, start: Int)?
    while let start = rest.firstIndex(of: "<") {
        result += rest[..<start]
        rest = rest[start...]
        // An address is long, a review longer.
        if let end = rest.prefix(4000).firstIndex(of: ">"), case let tag = rest[..<end].dropFirst(),
            let space = space(forTag: tag)
        {
            result += space
            if tag.lowercased() == "/a", let open = link {
                if !result.utf8.dropFirst(open.start).elementsEqual(open.address.utf8) {
                    result += " (\(open.address))"
                }
                link = nil
            } else if let address = address(in: tag) {
                link = (address, result.utf8.count)
            }
            rest = rest[end...].dropFirst()
        } else {
            result.append("<")
            rest = rest.dropFirst()
        }
    }
    return String(plainText(entities: result + rest).trimmed)
}

/// Where a link leads, which a tag begins.
private func address(in tag: Substring) -> Substring? {
    guard tag.lowercased().hasPrefix("a "), let start = tag.firstRange(of: "href=")?.upperBound else {
        return nil
    }
    guard let quote = tag[start...].first, quote == "\"" || quote == "'" else { return nil }
    let address = tag[start...].dropFirst().prefix { $0 != quote }
    return address.isEmpty ? nil : address
}

/// What stands in the place of a tag, given without its brackets; `nil` where it is none that reviews have.
private func space(forTag tag: Substring) -> String? {
    switch tag.lowercased().prefix(while: { $0.isLetter || $0 == "/" }) {
    case "br", "br/", "/br": "\n"
    case "/p", "/blockquote": "\n\n"
    case "p", "blockquote", "i", "/i", "b", "/b", "em", "/em", "strong", "/strong", "a", "/a", "u", "/u",
        "s", "/s", "del", "/del", "span", "/span":
        ""
    default: nil
    }
}

private func sign(ofEntity name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    case "hellip": return "…"
    case "ndash": return "–"
    case "mdash": return "—"
    case "lsquo": return "‘"
    case "rsquo": return "’"
    case "ldquo": return "“"
    case "rdquo": return "”"
    default:
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let code =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init)
    }
}
