/// A typed name of a film: `Heat (1995)`, `Heat` or `tt0113277`.
package struct FilmName: Hashable, Sendable {
    package let title: String
    package let year: Int?

    /// Reads a title, with its year if there is one. Reads an IMDb address as its id.
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

    package var isIMDbID: Bool { year == nil && Array(title.lowercased().utf8)[...].isIMDbID }

    /// Throws an error if the title ends in a mistyped year, such as `(19955)`.
    package func checkYear() throws(InvalidValue) {
        guard year == nil, let open = title.lastIndex(of: "("),
            title[open...].dropFirst().first?.isWholeNumber == true,
            !title[open...].contains(" ")
        else { return }
        let years = MovieField.years(in: currentYear())
        throw .notAFilmYear(String(title[open...]), years: years)
    }

    package init(title: some StringProtocol, year: Int?) { (self.title, self.year) = (String(title), year) }

    /// Reads a title and its year at the beginning: `Perfect Days (2023)`, `Perfect Days, 2023`, or
    /// `Perfect Days 2023` if `hasBareYears`.
    package static func leading(
        _ text: String, hasBareYears: Bool = false
    ) -> (film: FilmName, rest: String)? {
        for open in text.indices where text[open] == "(" || text[open] == "[" {
            let digits = text[open...].dropFirst().prefix(4)
            var rest = text[digits.endIndex...]
            guard rest.popFirst() == (text[open] == "(" ? ")" : "]") else { continue }
            if let found = leading(text[..<open].trimmed, digits, rest) { return found }
        }
        for start in text.indices.dropFirst() where text[text.index(before: start)].isWhitespace {
            var title = text[..<start].trimmed
            if title.last == "," {
                title.removeLast()
            } else if !hasBareYears || Self.wordsBeforeYears.contains(title.split(separator: " ").last ?? "")
            {
                continue
            }
            let digits = text[start...].prefix(4)
            if let found = leading(title, digits, text[digits.endIndex...]) { return found }
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

    /// A film to add, and the text of a viewing of it.
    package typealias FilmAndViewing = (film: FilmName, viewing: String)

    /// Reads a film to add, and a viewing after it. Returns the likelier meaning, with the second
    /// one, if any, in `other`.
    ///
    /// - Parameter isTitle: Whether a film has this title, so that `Freaky Friday` isn't split.
    package static func added(
        _ words: [String], today: Day, isTitle: (String) throws -> Bool = { _ in false }
    ) rethrows -> (film: FilmName, viewing: String, other: FilmAndViewing?) {
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

    /// Whether the title may include part of a viewing, such as a day or a rating.
    package func isDoubtful(today: Day) -> Bool {
        let words = title.split(separator: " ").map(String.init)
        let last = words.last ?? ""
        return Self.unlikelyEnds.contains(last.lowercased()) || (try? TypedRating(at: last[...])) != nil
            || TypedViewing.rewatches.contains { title.lowercased().hasSuffix(" \($0)") }
            || Self.titleEnds(in: words, today: today).contains { !$0.isOpen }
    }

    /// Returns the indexes of words before which the title may end. An end is open if the words
    /// after it, such as `in May`, may also belong to the title.
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
            if let day, !day.isNumber, !day.isOrdinal {
                let name = rest[..<day.rest.startIndex]
                let names = name.split(separator: " ").map { $0.firstWord.name.lowercased() }
                let isClear =
                    before.last == "," || year(before[...]) != nil
                    || names.contains {
                        ["ago", "last", "this"].contains($0) || CalendarNames.daysAgo[$0] != nil
                    }
                let mayBeTitle = words[index].utf8.number != nil || !name.utf8.contains(where: \.isDigit)
                ends.append((index, !isClear && mayBeTitle))
                endOfDay = index + names.count
            } else if rest == "-" || rest.hasPrefix("- ") {
                ends.append((index, false))
            } else if let rating = try? TypedRating(at: rest) {
                if !rating.isBare || index == endOfDay || before.last == "," {
                    ends.append((index, false))
                } else if rating.rest.isEmpty, !rating.isWord, year(before[...]) == nil,
                    !TypedViewing.numbered.contains(before.lowercased())
                {
                    ends.append((index, true))
                }
            }
        }
        return ends
    }

    private static func title(_ words: ArraySlice<String>) -> String {
        let title = words.joined(separator: " ")
        return title.last.map { ",;:".contains($0) } == true ? String(title.dropLast()) : title
    }

    private static func added(_ words: [String], endingAt end: Int) -> FilmAndViewing {
        let (title, viewing) = (title(words[..<end]), words[end...].joined(separator: " "))
        guard let (film, rest) = leading(title, hasBareYears: true),
            rest.utf8.number.map({ $0 <= 10 }) ?? rest.isEmpty
        else { return (FilmName(typed: title), viewing) }
        return (film, [rest, viewing].filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// The film if the last word is its year: `Heat` of 1995 for `Heat 1995`.
    var readingLastWordAsYear: FilmName? {
        guard year == nil, let space = title.lastIndex(of: " "),
            let year = Self.year(title[title.index(after: space)...])
        else { return nil }
        return FilmName(title: title[..<space].trimmed, year: year)
    }

    /// Beginnings of a numbered film's title, such as “jaws part two” for `Jaws 2`.
    package var numberings: [String] {
        var words = String(decoding: TitleForm(of: title).words, as: UTF8.self).split(separator: " ")
        guard let number = words.popLast()?.typedCount, 1...20 ~= number else { return [] }
        if Self.parts.contains(words.last ?? "") { words.removeLast() }
        guard !words.isEmpty else { return [] }
        let names = ["\(number)"] + CalendarNames.numbers.dropFirst(number).prefix(1)
        return ([""] + Self.parts).flatMap { part in
            names.map { (words + [part, $0[...]]).filter { !$0.isEmpty }.joined(separator: " ") }
        }
    }

    /// Whether the title is this film's with its number in any form: “Jaws: Part Two” for `Jaws 2`.
    package func isNumbered(as title: String) -> Bool {
        let key = TitleForm(of: title).sortKey(year: nil)
        return numberings.map(sortKeys(beginningWith:)).contains {
            !key.lexicographicallyPrecedes($0.lowerBound) && key.lexicographicallyPrecedes($0.upperBound)
        }
    }

    private static let parts: [Substring] = ["part", "chapter", "episode", "volume", "vol"]

    /// Words after which a number isn't the year of a film.
    private static let wordsBeforeYears: Set<Substring> = ["of", "in", "to", "from", "since"]

    /// Reads four digits as a year, if a movie can be from that year.
    package static func year(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 4, let year = digits.utf8.number,
            MovieField.years(in: currentYear()).contains(year)
        else { return nil }
        return year
    }
}

extension FilmName: CustomStringConvertible {
    package var description: String { title + (year.map { " (\($0))" } ?? "") }
}

extension Movie {
    package init(_ film: FilmName, _ viewing: Viewing?) {
        self.init(title: film.title)
        year = film.year
        viewings = viewing.map { [$0] } ?? []
    }
}
