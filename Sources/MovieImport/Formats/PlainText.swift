import MovieCatalog

/// Replaces HTML entities: `Me &amp; You` becomes “Me & You”.
func plainText(entities text: String) -> String {
    guard text.has(UInt8(ascii: "&")) else { return text }
    // No known entity is longer than the limit.
    return replacing("&", ";", within: 10, of: text) { name, _ in sign(ofEntity: name).map { String($0) } }
}

/// Removes the HTML markup of a review: `<br>` becomes a line break.
func plainText(markup text: String) -> String {
    var link: (address: Substring, start: Int)?
    // The limit allows for a long address without searching a whole review.
    let plain = replacing("<", ">", within: 4000, of: text) { tag, before in
        let name = tag.lowercased().prefix { $0.isLetter || $0 == "/" }
        guard let space = tagSpaces[String(name)] else { return nil }
        if tag.lowercased() == "/a", let open = link {
            link = nil
            let isShown = before.utf8.dropFirst(open.start).elementsEqual(open.address.utf8)
            return isShown ? "" : " (\(open.address))"
        }
        if let address = address(in: tag) { link = (address, before.utf8.count) }
        return space
    }
    return String(plainText(entities: plain).trimmed)
}

/// Replaces delimiters and the text inside, at most `limit` characters in all. `replacement`
/// receives the text inside and the result so far, and returns nil to change nothing.
private func replacing(
    _ open: Character, _ close: Character, within limit: Int, of text: String,
    with replacement: (_ inner: Substring, _ before: String) -> String?
) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: open) {
        result += rest[..<start]
        rest = rest[start...]
        if let end = rest.prefix(limit).firstIndex(of: close),
            let other = replacement(rest[..<end].dropFirst(), result)
        {
            result += other
            rest = rest[end...].dropFirst()
        } else {
            result.append(open)
            rest = rest.dropFirst()
        }
    }
    return result + rest
}

/// Removes a Markdown link or emphasis around a text: `**Heat**` and `[[Heat|film]]` become Heat.
func unmarked(_ text: some StringProtocol) -> Substring {
    var text = Substring(text)
    if text.hasPrefix("[["), let end = text.firstRange(of: "]]") {
        text = text[..<end.lowerBound].dropFirst(2).prefix { $0 != "|" } + text[end.upperBound...]
    }
    if text.first == "[", let end = text.firstRange(of: "]("),
        let close = text[end.upperBound...].firstIndex(of: ")")
    {
        text = text[..<end.lowerBound].dropFirst() + text[close...].dropFirst()
    }
    for mark in ["~~", "**", "__", "*", "_"] where text.count > 2 * mark.count && text.hasPrefix(mark) {
        let inner = text.dropFirst(mark.count)
        // Don't change `*A* and *B*`, in which each is emphasized separately.
        if inner.hasSuffix(mark), !inner.dropLast(mark.count).contains(mark) {
            text = inner.dropLast(mark.count)
        }
    }
    return text
}

/// Removes Markdown's markup and escapes: `**Face\|Off**` becomes Face|Off.
func plainText(markdown text: some StringProtocol) -> String {
    let text = unmarked(text)
    var plain = ""
    var isEscaped = false
    for character in text {
        if character == "\\", !isEscaped {
            isEscaped = true
            continue
        }
        if isEscaped, !character.isPunctuation, !character.isSymbol { plain.append("\\") }
        plain.append(character)
        isEscaped = false
    }
    return isEscaped ? plain + "\\" : plain
}

private func address(in tag: Substring) -> Substring? {
    guard tag.lowercased().hasPrefix("a "), let start = tag.firstRange(of: "href=")?.upperBound,
        let quote = tag[start...].first, quote == "\"" || quote == "'"
    else { return nil }
    let address = tag[start...].dropFirst().prefix { $0 != quote }
    return address.isEmpty ? nil : address
}

private func sign(ofEntity name: Substring) -> Unicode.Scalar? {
    if let sign = entitySigns[String(name)] { return sign }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.lowercased().hasPrefix("x")
    return (isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(
        Unicode.Scalar.init)
}
