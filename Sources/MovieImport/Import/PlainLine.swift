import MovieCatalog

/// A line of a plain list, such as `Heat (1995)`, `(1995) Heat` or `Heat – 1995`, after a bullet, a
/// number or a checkbox.
struct PlainLine {
    let title: String
    let year: Int?
    let rest: String
    let isTicked: Bool
    /// Whether it links to a site for things other than films.
    let leadsElsewhere: Bool
    let isListed: Bool

    /// Nil for a heading, a rule, a quotation or an empty line.
    init?(_ line: String) {
        var text = line.trimmed
        guard let first = text.first, !"#>|=".contains(first),
            text.contains(where: \.isLetter) || text.contains("(")
        else { return nil }
        let start = text.startIndex
        if "-*+•–".contains(first), text.dropFirst().first?.isWhitespace == true {
            text = text.dropFirst().trimmed
        } else {
            let rest = text.drop(while: \.isNumber)
            if rest.startIndex > start, let sign = rest.first, ".)".contains(sign),
                rest.dropFirst().first?.isWhitespace == true
            {
                text = rest.dropFirst().trimmed
            }
        }
        let box = ["[ ] ", "[x] ", "[X] "].first(where: text.hasPrefix) ?? ""
        text = text.dropFirst(box.count).trimmed
        // A nested bullet is about the title above.
        let isInner = "-*+•–".contains(first) && (line.hasPrefix("  ") || line.hasPrefix("\t"))
        isListed = text.startIndex > start && !isInner
        isTicked = box.lowercased().hasPrefix("[x")
        leadsElsewhere =
            text.first == "["
            && text.firstRange(of: "](").map { link in
                let address = text[link.upperBound...]
                return address.contains("://") && !Self.places.contains(where: address.contains)
            } ?? false
        let plain = unmarked(text).replacing("\\(", with: "(").replacing("\\)", with: ")")
        guard !plain.isEmpty else { return nil }
        var (title, year, rest) = (plain[...], Int?.none, "")
        if plain.hasPrefix("("), let found = FilmName.year(plain.dropFirst().prefix(4)),
            plain.dropFirst(5).hasPrefix(") ")
        {
            (title, year) = (plain.dropFirst(7).trimmed, found)
        } else if let (film, behind) = FilmName.leading(String(plain)) {
            (title, year, rest) = (film.title[...], film.year, behind)
        } else if let sign = plain.lastIndex(where: { ",-–—".contains($0) }),
            plain[sign] == "," || plain[..<sign].last == " ",
            let found = FilmName.year(plain[plain.index(after: sign)...].trimmed)
        {
            (title, year) = (plain[..<sign].trimmed, found)
        }
        (self.title, self.year) = (plainText(markdown: title), year)
        self.rest = String(rest.trimmed)
    }
}
