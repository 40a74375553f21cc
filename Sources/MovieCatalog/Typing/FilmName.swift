/// A name of a film as a person types it: `Heat (1995)`, `Heat` or `tt0113277`.
package struct FilmName: Hashable, Sendable {
    package let title: String
    package let year: Int?

    /// Reads a title, and a year at its end that is told from it: see ``leading(_:hasBareYears:)``. An address at IMDb is the
    /// id in it.
    package init(typed text: some StringProtocol) {
        let text = String(text).trimmed
        if text.utf8.contains(UInt8(ascii: "/")), !text.contains(" "), let id = text.lowercased().imdbID {
            (title, year) = (String(id), nil)
        } else if let leading = Self.leading(String(text)), leading.rest.isEmpty {
            self = leading.film
        } else {
            (title, year) = (String(text), nil)
        }
    }

    /// Whether it is an id at IMDb.
    package var isIMDbID: Bool { year == nil && Array(title.lowercased().utf8)[...].isIMDbID }

    /// Looks whether what stands in parentheses at its end, where that begins as a year does, is one.
    package func checkYear() throws(InvalidValue) {
        guard year == nil, let open = title.lastIndex(of: "("),
            title[open...].dropFirst().first?.isWholeNumber == true,
            !title[open...].contains(" ")
        else { return }
        let years = MovieField.years(in: currentYear())
        throw .notAFilmYear(String(title[open...]), years: years)
    }

    package init(title: some StringProtocol, year: Int?) {
        (self.title, self.year) = (String(title), year)
    }

    /// Reads a title and a year that stand first, such as those of `Perfect Days (2023) yesterday 8.5 With Anna.`: a year in
    /// parentheses or brackets, or behind a comma, as in `Perfect Days, 2023`. A comma may follow the year.
    ///
    /// - Parameter hasBareYears: Whether a year may stand without any of them, as in `Perfect Days 2023`.
    /// - Returns: The film, and what is behind it; `nil` where there is no year behind a title.
    package static func leading(_ text: String, hasBareYears: Bool = false) -> (film: FilmName, rest: String)?
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

    /// A film to add, and what is typed of a viewing of it.
    package typealias Added = (film: FilmName, viewing: String)

    /// Reads a film to add, and a viewing behind it. A number alone is part of the title, unless it is behind a year, a comma
    /// or a day.
    ///
    /// - Parameter isTitle: Whether a film is called so, which tells where a title ends that may have a day in it.
    /// - Returns: The likelier meaning, and the other one where the words can mean two things: `Freaky Friday`.
    package static func added(
        _ words: [String], today: Day, isTitle: (String) throws -> Bool = { _ in false }
    ) rethrows -> (film: FilmName, viewing: String, other: Added?) {
        if let (film, rest) = leading(words.joined(separator: " ")) { return (film, rest, nil) }
        let inside = titleEnds(in: words, today: today)
        let ends = inside.map(\.index) + [words.endIndex]
        let known = try inside.isEmpty ? [] : ends.filter { try isTitle(title(words[..<$0])) }
        let open = inside.prefix { $0.isOpen }.count
        let possible = (known.isEmpty ? Array(ends.prefix(open + 1)) : known).map {
            added(words, endingAt: $0)
        }
        let (short, long) = (possible[0], possible[possible.count - 1])
        let isLong = !known.isEmpty || long.viewing.isEmpty
        let (film, viewing) = isLong ? long : short
        return (film, viewing, possible.count == 1 ? nil : isLong ? short : long)
    }

    /// Whether the title has a day or a rating in it, or ends in a word after which more is said.
    package func isDoubtful(today: Day) -> Bool {
        let words = title.split(separator: " ").map(String.init)
        let ends = ["for", "of", "in", "on", "at", "with", "by", "from", "to", "and", "the", "but"]
        let last = words.last ?? ""
        return ends.contains(last.lowercased()) || (try? TypedRating(at: last[...])) != nil
            || TypedViewing.rewatches.contains { title.lowercased().hasSuffix(" \($0)") }
            || Self.titleEnds(in: words, today: today).contains { !$0.isOpen }
    }

    /// The places where a title may end before a day, a rating or a dash, and whether a day there may be in the title as well: a
    /// weekday, `in May`, `unknown`, or one whose number may be.
    private static func titleEnds(in words: [String], today: Day) -> [(index: Int, isOpen: Bool)] {
        var ends: [(index: Int, isOpen: Bool)] = []
        var endOfDay = 0
        for index in words.indices.dropFirst().prefix(64) {
            let rest = words[index...].joined(separator: " ")[...]
            let before = words[index - 1]
            var day: TypedDate?
            do throws(InvalidValue) {
                day = try TypedDate(at: rest, today: today, orUnknown: true)
            } catch {
                if case .severalDays = error { ends.append((index, false)) }
            }
            if let day, !day.isNumber {
                let name = rest[..<day.rest.startIndex]
                let names = name.split(separator: " ").map { $0.firstWord.name.lowercased() }
                let isClear =
                    before.last == "," || year(before[...]) != nil
                    || names.contains {
                        ["ago", "last", "this"].contains($0) || CalendarNames.daysAgo($0) != nil
                    }
                let mayBeTitle = words[index].utf8.number != nil || !name.utf8.contains(where: \.isDigit)
                ends.append((index, !isClear && mayBeTitle))
                endOfDay = index + names.count
            } else if rest == "-" || rest.hasPrefix("- ") {
                ends.append((index, false))
            } else if let rating = try? TypedRating(at: rest),
                !rating.isBare || index == endOfDay || before.last == ","
            {
                ends.append((index, false))
            }
        }
        return ends
    }

    /// Words as a title, without the comma that sets it off.
    private static func title(_ words: ArraySlice<String>) -> String {
        let title = words.joined(separator: " ")
        return title.last.map { ",;:".contains($0) } == true ? String(title.dropLast()) : title
    }

    private static func added(_ words: [String], endingAt end: Int) -> Added {
        let (title, viewing) = (title(words[..<end]), words[end...].joined(separator: " "))
        guard let (film, rest) = leading(title, hasBareYears: true),
            rest.utf8.number.map({ $0 <= 10 }) ?? rest.isEmpty
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
    package var description: String { title + (year.map { " (\($0))" } ?? "") }
}

extension Movie {
    package init(_ film: FilmName, _ viewing: Viewing?) {
        self.init(title: film.title)
        year = film.year
        viewings = viewing.map { [$0] } ?? []
    }
}
