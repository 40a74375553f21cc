/// Translates words that mean a condition into conditions on fields: see ``SearchVocabulary``.
///
/// ```
/// unseen  rated  my favourites  top rated       watched:no  rating:any  rating:best
/// 80s  under 2 hours  german  in french         decade:1980s  runtime:<120  language:german
/// by kurosawa  directed by ozu  with al pacino  director:kurosawa  cast:"al pacino"
/// last month  since 2020  rated 8 or more       released:2026-10  year:2020..  rating:8..
/// ```
struct PhraseReader {
    /// The words in lowercase. One that can't be in a phrase, such as a quoted word, is empty.
    private let names: [String]
    private let isFirst: Bool
    private let isAlone: Bool
    private let today: Day

    init(_ words: ArraySlice<MovieSearch.Token>, isFirst: Bool, today: Day) {
        names = words.prefix(8).enumerated().map { place, word in
            // Only the first word may have a minus sign.
            word.field == nil && !word.isQuoted && (place == 0 || !word.isExcluded)
                ? word.value.lowercased() : ""
        }
        (self.isFirst, isAlone, self.today) = (isFirst, isFirst && words.count == 1, today)
    }

    private init(_ names: ArraySlice<String>, today: Day) {
        (self.names, isFirst, isAlone, self.today) = (Array(names), false, false, today)
    }

    /// The condition that the words begin with, and the number of words that it takes.
    var phrase: (notation: String, count: Int)? {
        let start = films(at: 0)
        guard let (notation, end) = condition(at: start) else {
            let isOne = ["a", "an"].contains(word(start + 1))
            let isAbout = start > 0 && (word(start) == "about" || isOne && word(start) == "with")
            return isAbout ? ("any", start + (isOne ? 2 : 1)) : nil
        }
        return (notation, isFilms(end) ? end + 1 : end)
    }

    private func word(_ place: Int) -> Substring {
        guard names.indices.contains(place) else { return "" }
        return names[place].last.map { ",;".contains($0) } == true
            ? names[place].dropLast() : names[place][...]
    }

    private func isFilms(_ place: Int) -> Bool { SearchVocabulary.films.contains(String(word(place))) }

    private func decade(at place: Int) -> (year: Int, end: Int)? {
        if word(place) == "the" { return nil }
        return Period.decade([String(word(place)), String(word(place + 1))]).map { ($0, place + $1) }
    }

    /// The number of words here that only mean “films”, such as two for “all movies”.
    private func films(at place: Int) -> Int {
        let first = String(word(place))
        if SearchVocabulary.anything.contains(first) { return 1 }
        return isFilms(place) ? 1 : SearchVocabulary.determiners.contains(first) && isFilms(place + 1) ? 2 : 0
    }

    /// Reads the longest phrase here or, if there's none, a time of release.
    private func condition(at place: Int) -> (notation: String, end: Int)? {
        let first = word(place)
        guard !first.isEmpty else { return nil }
        var best: (notation: String, end: Int)?
        for key in [Self.literal(first), ""] {
            for phrase in PhraseTable.phrases[key] ?? [] {
                guard let (values, end) = match(phrase.words[...], at: place), end > best?.end ?? place,
                    !phrase.isLeading || isFirst || place > 0 || isFilms(end)
                else { continue }
                best = (Self.filled(phrase.condition, values.isEmpty ? [[String(first)]] : values), end)
            }
        }
        return best ?? filmPeriod(at: place)
    }

    private func match(_ phrase: ArraySlice<Substring>, at place: Int) -> (values: [[String]], end: Int)? {
        guard let token = phrase.first else { return ([], place) }
        let isOptional = token.utf8.last == UInt8(ascii: "?")
        let literal = isOptional ? token.dropLast() : token
        if literal.utf8.first.map({ $0 < 0x5B }) == true {
            guard let (value, end) = value(literal, at: place),
                let (values, last) = match(phrase.dropFirst(), at: end)
            else { return nil }
            return ((value.isEmpty ? [] : [value]) + values, last)
        }
        let word = Self.literal(word(place))
        if !word.isEmpty, PhraseTable.split(literal, "/").contains(word),
            let found = match(phrase.dropFirst(), at: place + 1)
        {
            return found
        }
        return isOptional ? match(phrase.dropFirst(), at: place) : nil
    }

    /// Replaces each `*` with its value. Several values of the first `*` make several conditions.
    private static func filled(_ condition: Substring, _ values: [[String]]) -> String {
        if let first = values.first, first.count > 1 {
            return first.map { condition.replacing("*", with: $0) }.joined(separator: " ")
        }
        return values.reduce(String(condition)) { $0.replacing("*", with: $1[0], maxReplacements: 1) }
    }

    /// Reads the words for a placeholder of the vocabulary, such as `YEAR`.
    private func value(_ kind: Substring, at place: Int) -> (values: [String], end: Int)? {
        let word = word(place)
        func one(_ value: String?) -> ([String], Int)? { value.map { ([$0], place + 1) } }
        switch kind {
        case "YEAR":
            let ago = ["this": 0, "last": 1][word]
            if let ago, self.word(place + 1) == "year" { return (["\(today.year - ago)"], place + 2) }
            return one(FilmName.year(word).map { "\($0)" })
        case "DECADE": return decade(at: place).map { (["\($0)s"], $1) }
        case "SPAN":
            let first = word.prefix { $0 != "-" }
            guard let years = CalendarNames.partsOfDecades[String(first)] else { return nil }
            let rest = word[first.endIndex...].dropFirst()
            let found = rest.isEmpty ? decade(at: place + 1) : Period.decade(of: rest).map { ($0, place + 1) }
            return found.map { (["\($0 + years.lowerBound)..\($0 + years.upperBound)"], $1) }
        case "COUNT": return one(word.typedCount.map { "\($0)" })
        case "RATING": return rating(at: place)
        case "STARS": return stars(at: place).map { ([$0], $1) }
        case "LENGTH": return length(at: place)
        case "NAMES":
            return people(from: place).map { ($0.map(Self.quoted), $1) }
        case "LISTED":
            let end = names[min(place + 1, names.count)...].firstIndex(of: "list")
            return end.map { ([Self.quoted(names[place..<$0].joined(separator: " "))], $0) }
        case "PERIOD", "RECENT":
            let isRecent = ["last", "this"].contains(word)
            // In “watched 80s horror”, “80s” is when the films came out, not a time of viewing.
            let isOfFilms = decade(at: place) != nil && !["in", "during"].contains(self.word(place - 1))
            guard kind == "PERIOD" ? !isOfFilms : isRecent,
                let (period, count) = Period.leading(
                    names.dropFirst(place).map(Self.plain)[...], today: today),
                kind == "PERIOD" || !period.isOfOneDay && period.notation.contains("-")
            else { return nil }
            return ([period.notation], place + count)
        case "FILMS":
            let isGenre = condition(at: place)?.notation.hasPrefix("genre:") ?? false
            return isFilms(place) || isGenre ? ([], place) : nil
        default:
            let field = kind == "PLACE" ? "country:" : kind == "TONGUE" ? "language:" : "genre:"
            guard let (notation, end) = condition(at: place), notation.hasPrefix(field) else { return nil }
            return ([String(notation.dropFirst(field.count))], end)
        }
    }

    private static func quoted(_ text: String) -> String { text.contains(" ") ? "\"\(text)\"" : text }

    /// Removes apostrophes, which the vocabulary leaves out.
    private static func literal(_ word: Substring) -> Substring {
        word.contains { $0 == "'" || $0 == "’" } ? Substring(word.filter { $0 != "'" && $0 != "’" }) : word
    }

    private static func plain(_ name: String) -> String { name.last == "," ? String(name.dropLast()) : name }

    /// The words after a negation, split at “and” and “or”.
    var excluded: (words: [String], count: Int)? {
        people(from: 0, joinedBy: ["and", "&", "or"]).map { names, end in
            let articles = ["a ", "an ", "any ", "the "]
            return (
                names.map { name in
                    String(name.dropFirst(articles.first(where: name.hasPrefix)?.count ?? 0))
                }, end
            )
        }
    }

    /// Reads names up to the next phrase or a comma. “The Coen brothers” becomes “Coen”.
    private func people(
        from start: Int, joinedBy joiners: Set<String> = ["and", "&"]
    ) -> (names: [String], end: Int)? {
        if word(start - 1) == "with", ["a", "an"].contains(word(start)) { return nil }
        var people: [[Substring]] = [[]]
        var end = start
        while end < names.count, !names[end].isEmpty,
            joiners.contains(names[end]) || !SearchVocabulary.ends.contains(names[end])
        {
            let isAnd = joiners.contains(names[end])
            if end > start, !isAnd || SearchVocabulary.ends.contains(String(word(end + 1))),
                PhraseReader(names[end...], today: today).phrase != nil || isFilms(end)
            {
                break
            }
            if isAnd, end > start, !word(end + 1).isEmpty {
                people.append([])
            } else {
                people[people.count - 1].append(word(end))
            }
            end += 1
            if names[end - 1].last == "," { break }
        }
        guard end > start, people.allSatisfy({ !$0.isEmpty }) else { return nil }
        let texts = people.map { name in
            let areSiblings = name[0] == "the" && ["brothers", "sisters"].contains(name.last)
            return (areSiblings ? name.dropFirst().dropLast() : name[...]).joined(separator: " ")
        }
        return texts.contains("") ? nil : (texts, end)
    }
}

extension PhraseReader {
    /// Whether a number can begin here. This check is faster than reading the number.
    private func mayBeNumber(at place: Int) -> Bool {
        let word = word(place)
        guard let first = word.utf8.first else { return false }
        return first < UInt8(ascii: "a") || first >= 0x80 || word.utf8.count < 6 && word.typedCount != nil
    }

    /// Reads `8`, `8..9`, `8+`, `four stars`, `8 or more` and `8 or less`.
    private func rating(at place: Int) -> (values: [String], end: Int)? {
        let text = word(place)
        let hasPlus = text.last == "+"
        let number = text.dropLast(hasPlus ? 1 : 0)
        let isNumber =
            number.utf8.first?.isDigit == true && (try? TypedDate(at: number, today: today)) == nil
            && number.split(separator: ".").allSatisfy { $0.utf8.number.map { $0 <= 10 } ?? false }
        guard let (value, end) = stars(at: place) ?? (isNumber ? (String(number), place + 1) : nil) else {
            return nil
        }
        switch word(end) == "or" ? word(end + 1) : "" {
        case "more", "higher", "better", "above": return (["\(value).."], end + 2)
        case "less", "lower", "worse", "below": return (["..\(value)"], end + 2)
        default: return (["\(value)\(hasPlus ? ".." : "")"], end)
        }
    }

    /// Reads `4/5`, `four stars` and `80%`.
    private func stars(at place: Int) -> (value: String, end: Int)? {
        guard mayBeNumber(at: place) else { return nil }
        let words = names[place...].prefix { !$0.isEmpty }
        guard let typed = try? TypedRating(at: words.joined(separator: " ")[...]), !typed.isBare else {
            return nil
        }
        let end = words.endIndex - typed.rest.split(separator: " ").count
        let isNumber = end == place + 1 && word(place).allSatisfy { $0.isNumber || $0 == "." }
        return isNumber ? nil : ("\(typed.rating)", end)
    }

    /// Reads a length: `2 hours`, `90 minutes`, `two and a half hours`, `1.5 h`, `90min` and `1h30`.
    private func length(at place: Int) -> (values: [String], end: Int)? {
        guard mayBeNumber(at: place) || ["a", "an", "half"].contains(word(place)) else { return nil }
        for count in stride(from: 5, to: 0, by: -1) where place + count <= names.count {
            let words = names[place..<place + count].map(Self.plain)
            if let minutes = Self.minutes(of: words[...]) { return (["\(minutes)"], place + count) }
        }
        return nil
    }

    private static func minutes(of words: ArraySlice<String>) -> Int? {
        guard let first = words.first else { return nil }
        if words == ["half", "an", "hour"] { return 30 }
        let others = words.joined(separator: " ").replacing(" and a half", with: "").split(separator: " ")
        if words.count == others.count + 3 {
            return minutes(of: others.map { String($0) }[...]).map { $0 + 30 }
        }
        if words.count > 2 {
            // “1 hour and 30 minutes”
            let parts = words.filter { $0 != "and" }
            guard parts.count == 4, let hours = minutes(of: parts[..<2]), hours % 60 == 0 else { return nil }
            return minutes(of: parts[2...]).flatMap { $0 < 60 ? hours + $0 : nil }
        }
        let digits = first.prefix { $0.isASCII && !$0.isLetter }
        let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        let decimal = parts.count == 2 ? parts[1].utf8.count == 1 ? parts[1].utf8.number : nil : 0
        let whole =
            digits.isEmpty ? (first == "a" || first == "an" ? 1 : first.typedCount) : parts[0].utf8.number
        guard let whole, whole <= MovieField.runtimes.upperBound, let decimal else { return nil }
        let unit = (digits.isEmpty ? "" : first[digits.endIndex...]) + (words.dropFirst().first ?? "")
        let letters = unit.prefix(while: \.isLetter)
        guard let isHours = letters.isUnitOfHours else { return nil }
        let rest = unit[letters.endIndex...]
        let minutes = rest.isEmpty ? 0 : (rest.last == "m" ? rest.dropLast() : rest).utf8.number
        guard let minutes, minutes < (isHours ? 60 : 1) else { return nil }
        let all = (whole * 10 + decimal) * (isHours ? 60 : 1) / 10 + minutes
        return MovieField.runtimes.contains(all) ? all : nil
    }

    /// Reads a time of release. A lone month counts only as the whole search: “may” is a word too.
    private func filmPeriod(at place: Int) -> (notation: String, end: Int)? {
        let name = String(word(place))
        let isDate = name.utf8.first?.isDigit == true
        let isMonth = Day.months.contains(name)
        guard isDate || isMonth || SearchVocabulary.times.contains(name),
            let (period, count) = Period.leading(names.dropFirst(place).map(Self.plain)[...], today: today),
            isDate
                ? period.notation.utf8.count != 4
                : !period.isOfOneDay && (count > 1 || isMonth && isAlone && place == 0)
        else { return nil }
        return ((period.notation.contains("-") ? "released:" : "year:") + period.notation, place + count)
    }
}

/// The phrases of the vocabulary, by the words that they can begin with.
private struct PhraseTable {
    struct SearchPhrase {
        let condition: Substring
        let words: [Substring]
        /// Whether the phrase counts only at the beginning of a search, or before “films”.
        let isLeading: Bool
    }

    static let phrases = {
        var phrases: [Substring: [SearchPhrase]] = [:]
        for row in split(SearchVocabulary.phrases[...], "\n") {
            let sides = row.split(maxSplits: 1) { $0 == "=" }
            for text in split(sides[1], "|") {
                let isLeading = text.utf8.first == UInt8(ascii: "^")
                let words = split(isLeading ? text.dropFirst() : text, " ")
                let phrase = SearchPhrase(condition: sides[0], words: words, isLeading: isLeading)
                for word in words {
                    let isOptional = word.utf8.last == UInt8(ascii: "?")
                    let isValue = word.utf8.first.map { $0 < 0x5B } ?? false
                    for first in isValue ? [""] : split(isOptional ? word.dropLast() : word, "/") {
                        phrases[first, default: []].append(phrase)
                    }
                    if !isOptional { break }
                }
            }
        }
        return phrases
    }()

    static func split(_ text: Substring, _ sign: Unicode.Scalar) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: sign)).map { Substring($0) }
    }
}
