/// A line of a plain list of movies: `Heat (1995)`, `(1995) Heat`, `Heat, 1995`, behind a bullet, a number or a box.
struct PlainLine {
    let title: String
    let year: Int?
    /// What stands behind the year.
    let rest: String
    /// Whether a bullet, a number or a box stands before it.
    let isListed: Bool

    /// Reads a line; `nil` where it is a heading, a rule or a quotation, or nothing.
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
        for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) { text = text.dropFirst(4).trimmed }
        isListed = text.startIndex > start
        let plain = plainText(markdown: text)
        guard !plain.isEmpty else { return nil }
        if plain.hasPrefix("("), let year = Self.year(plain.dropFirst().prefix(4)),
            plain.dropFirst(5).hasPrefix(") ")
        {
            (title, self.year, rest) = (String(plain.dropFirst(6).trimmed), year, "")
        } else if let (film, rest) = FilmName.leading(plain) {
            (title, year, self.rest) = (film.title, film.year, rest)
        } else if let comma = plain.lastIndex(of: ","),
            let year = Self.year(plain[plain.index(after: comma)...].trimmed)
        {
            (title, self.year, rest) = (String(plain[..<comma].trimmed), year, "")
        } else {
            (title, year, rest) = (plain, nil, "")
        }
    }

    private static func year(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 4, let year = digits.utf8.number,
            MovieField.years(in: currentYear()).contains(year)
        else { return nil }
        return year
    }
}
