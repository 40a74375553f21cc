/// A name of a film as a person types it: `Heat (1995)`, `Heat` or `tt0113277`.
public struct FilmName: Hashable, Sendable {
    /// The title, or the id at IMDb.
    public let title: String
    /// The year behind the title, where it was typed.
    public let year: Int?

    /// Reads a title, and a year in parentheses at its end.
    public init(typed text: some StringProtocol) {
        let text = String(text).trimmed
        if let leading = Self.leading(String(text)), leading.rest.isEmpty {
            self = leading.film
        } else {
            (title, year) = (String(text), nil)
        }
    }

    /// Whether it is an id at IMDb.
    public var isIMDbID: Bool { year == nil && Array(title.lowercased().utf8)[...].isIMDbID }

    /// Looks whether what stands in parentheses at its end, where that begins as a year does, is one.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public func checkYear() throws(InvalidValue) {
        guard year == nil, let open = title.lastIndex(of: "("),
            title[open...].dropFirst().first?.isWholeNumber == true,
            !title[open...].contains(" ")
        else { return }
        let years = MovieField.years(in: currentYear())
        throw .notAFilmYear(String(title[open...]), years: years)
    }

    /// Names a film.
    public init(title: some StringProtocol, year: Int?) {
        (self.title, self.year) = (String(title), year)
    }

    /// Reads a title and a year that stand first, such as those of `Perfect Days (2023) yesterday 8.5 With Anna.`
    /// A comma may follow the year.
    ///
    /// - Returns: The film, and what is behind it; `nil` where there is no year in parentheses behind a title.
    public static func leading(_ text: String) -> (film: FilmName, rest: String)? {
        var open = text.startIndex
        while let next = text[open...].firstIndex(of: "(") {
            open = text.index(after: next)
            let (title, digits) = (text[..<next].trimmed, text[open...].prefix(4))
            guard text[digits.endIndex...].first == ")" else { continue }
            var rest = text[digits.endIndex...].dropFirst()
            if rest.first == "," { rest = rest.dropFirst() }
            guard rest.first?.isWhitespace ?? true, !title.isEmpty, let year = year(digits) else { continue }
            return (FilmName(title: title, year: year), String(rest.trimmed))
        }
        return nil
    }

    /// The same where the last word of its title is meant as its year, as in `Heat 1995`.
    var readingLastWordAsYear: FilmName? {
        guard year == nil, let space = title.lastIndex(of: " "),
            let year = Self.year(title[title.index(after: space)...])
        else { return nil }
        return FilmName(title: title[..<space].trimmed, year: year)
    }

    /// The year that four digits are, where a movie can be of that.
    package static func year(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 4, let year = digits.utf8.number,
            MovieField.years(in: currentYear()).contains(year)
        else { return nil }
        return year
    }
}

extension FilmName: CustomStringConvertible {
    /// The title, and the year where there is one: `Heat (1995)`.
    public var description: String { title + (year.map { " (\($0))" } ?? "") }
}
