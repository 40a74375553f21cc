/// A name of a film as a person types it: `Heat (1995)`, `Heat` or `tt0113277`.
public struct FilmName: Hashable, Sendable {
    /// The title, or the id at IMDb.
    public let title: String
    /// The year behind the title, where it was typed.
    public let year: Int?

    /// Reads a title, and a year at its end that is told from it: see ``leading(_:hasBareYears:)``.
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

    /// Reads a title and a year that stand first, such as those of `Perfect Days (2023) yesterday 8.5 With Anna.`: a year in
    /// parentheses or brackets, or behind a comma, as in `Perfect Days, 2023`. A comma may follow the year.
    ///
    /// - Parameter hasBareYears: Whether a year may stand without any of them, as in `Perfect Days 2023`.
    /// - Returns: The film, and what is behind it; `nil` where there is no year behind a title.
    public static func leading(_ text: String, hasBareYears: Bool = false) -> (film: FilmName, rest: String)?
    {
        var open = text.startIndex
        while let next = text[open...].firstIndex(where: { $0 == "(" || $0 == "[" }) {
            open = text.index(after: next)
            let (title, digits) = (text[..<next].trimmed, text[open...].prefix(4))
            guard text[digits.endIndex...].first == (text[next] == "(" ? ")" : "]") else { continue }
            let rest = text[digits.endIndex...].dropFirst()
            if let found = leading(title, digits, rest) { return found }
        }
        for start in text.indices.dropFirst() where text[text.index(before: start)].isWhitespace {
            let title = text[..<start].trimmed
            let digits = text[start...].prefix(4)
            let last = title.split(separator: " ").last ?? ""
            if title.last == "," || hasBareYears && !["of", "in", "to", "from", "since"].contains(last),
                let found = leading(
                    title.last == "," ? title.dropLast() : title, digits, text[digits.endIndex...])
            {
                return found
            }
        }
        return nil
    }

    private static func leading(
        _ title: Substring, _ digits: Substring, _ rest: Substring
    ) -> (film: FilmName, rest: String)? {
        let rest = rest.first == "," ? rest.dropFirst() : rest
        guard rest.first?.isWhitespace ?? true, !title.isEmpty, let year = year(digits) else { return nil }
        return (FilmName(title: title, year: year), String(rest.trimmed))
    }

    /// Reads a film to add, and a viewing behind it, in the words of a command line: one in quotes is whole. A number alone
    /// is part of the title, unless it is behind a year.
    public static func added(_ words: [String], today: Day) -> (film: FilmName, viewing: String) {
        let text = words.joined(separator: " ")
        if let (film, rest) = leading(text) { return (film, rest) }
        let starts = words.indices.dropFirst().filter { index in
            let rest = words[index...].joined(separator: " ")[...]
            if rest == "-" || rest.hasPrefix("- ") { return true }
            if let rating = try? TypedRating(at: rest) { return !rating.isBare }
            return words[index].utf8.number == nil
                && (try? TypedDate(at: rest, today: today, orUnknown: true)) != nil
        }
        let start = starts.first ?? words.endIndex
        let title = words[..<start].joined(separator: " ")
        let viewing = words[start...].joined(separator: " ")
        guard let (film, rest) = leading(title, hasBareYears: true), rest.utf8.number ?? 0 <= 10,
            rest.isEmpty || rest.utf8.number != nil
        else { return (FilmName(typed: title), viewing) }
        return (film, [rest, viewing].filter { !$0.isEmpty }.joined(separator: " "))
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

extension Movie {
    package init(_ film: FilmName, _ viewing: Viewing?) {
        self.init(title: film.title)
        year = film.year
        viewings = viewing.map { [$0] } ?? []
    }
}
