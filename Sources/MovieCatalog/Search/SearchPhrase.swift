/// Words without a field that are a condition, written as one with a field.
///
/// ```
/// unseen  rated  watchlist  my favourites  top rated      watched:no  rating:any  watchlist:yes  rating:best
/// 80s  of the 80s  under 2 hours  short  long films       decade:1980s  decade:1980s  runtime:<120  runtime:<60  runtime:>150
/// horror  comedies  german  american movies               see ``SearchVocabulary``
/// from japan  in french                                   country:japan  language:french
/// by kurosawa  directed by ozu  with al pacino            director:kurosawa  director:ozu  cast:"al pacino"
/// last month  june 2024  since 2020  1950..1960           see ``Period``: released:2026-10  year:2020..
/// watched last summer  added this year  rated 8 or more   watched:2026-06..2026-08  added:2026  rating:8..
/// ```
struct SearchPhrase {
    /// The condition as it could be typed, or several of which one holds, with `OR` between them.
    let notation: String
    let count: Int

    /// Reads the phrase at the beginning of words; `nil` where they are to be looked for.
    init?(_ words: ArraySlice<MovieSearch.Token>, isFirst: Bool, today: Day) {
        guard let word = words.first, word.field == nil, !word.isQuoted else { return nil }
        var reader = PhraseReader(
            names: [word.value.lowercased()] + words.dropFirst().prefix(7).map(\.plain),
            isFirst: isFirst, isAlone: isFirst && words.count == 1, today: today)
        guard let notation = reader.read() else { return nil }
        (self.notation, count) = (notation, reader.count)
    }

    /// The first year of a decade: of `1980s`, `1980`, `80s` and `'80s`.
    static func decade(_ text: Substring) -> Int? {
        let isPlural = text.last == "s"
        let digits = (isPlural ? text.dropLast() : text).drop { $0 == "'" || $0 == "’" }
        guard digits.last == "0", let number = digits.utf8.number else { return nil }
        switch digits.utf8.count {
        case 4: return number
        case 2 where isPlural: return number + (number < 30 ? 2_000 : 1_900)
        default: return nil
        }
    }
}

private struct PhraseReader {
    /// The words in lower case, empty for what is more than a word.
    let names: [String]
    var isFirst = false
    var isAlone = false
    let today: Day
    private(set) var count = 1

    private func name(_ place: Int) -> String { place < names.count ? names[place] : "" }

    private func isFilms(_ place: Int) -> Bool { ["film", "films", "movie", "movies"].contains(name(place)) }

    mutating func read() -> String? {
        if let named = vocabulary(at: 0) { return taking(named.count, named.condition) }
        let name = names[0]
        switch name {
        case "watched", "seen": return period("watched") ?? "watched:yes"
        case "rated": return rating() ?? period("rated") ?? "rating:any"
        case "added": return period("added")
        case "short" where isFirst || isFilms(1): return taking(1, "runtime:<60")
        case "long" where isFirst || isFilms(1): return taking(1, "runtime:>150")
        case "by": return people("director", from: 1)
        case "directed" where self.name(1) == "by": return people("director", from: 2)
        case "written" where self.name(1) == "by": return people("writer", from: 2)
        case "with", "starring": return people("cast", from: 1)
        case "from", "in", "of":
            let place = self.name(1) == "the" ? 2 : 1
            if let decade = decade(at: place) { return taking(place + 1, decade) }
            guard let named = vocabulary(at: 1),
                named.condition.hasPrefix(name == "in" ? "language:" : "country:")
            else { break }
            return taking(named.count + 1, named.condition)
        case "under", "below": return length("<", at: 1)
        case "over", "above": return length(">", at: 1)
        case "less", "shorter", "more", "longer":
            return self.name(1) == "than"
                ? length(name == "less" || name == "shorter" ? "<" : ">", at: 2) : nil
        case "film", "films", "movie", "movies":
            // “films with Tom Hanks”
            var rest = PhraseReader(names: Array(names.dropFirst()), today: today)
            guard names.count > 1, let notation = rest.read() else { return nil }
            count = rest.count + 1
            return notation
        default:
            if let decade = decade(at: 0) { return taking(1, decade) }
        }
        return filmPeriod()
    }

    private mutating func taking(_ words: Int, _ notation: String) -> String {
        count = isFilms(words) ? words + 1 : words
        return notation
    }

    /// The condition of a decade such as `80s`.
    private func decade(at place: Int) -> String? {
        let name = name(place)
        guard name.utf8.last == UInt8(ascii: "s") else { return nil }
        return SearchPhrase.decade(name[...]).map { "decade:\($0)s" }
    }

    private func vocabulary(at place: Int) -> (condition: String, count: Int)? {
        let (first, second) = (name(place), name(place + 1))
        if !second.isEmpty, let condition = SearchVocabulary.conditions["\(first) \(second)"] {
            return (condition, 2)
        }
        return SearchVocabulary.conditions[first].map { ($0, 1) }
    }

    private mutating func people(_ field: String, from start: Int) -> String? {
        var end = start
        while end < names.count, !names[end].isEmpty,
            !["by", "with", "or", "not", "from", "in"].contains(names[end])
        {
            var rest = PhraseReader(names: Array(names[end...]), today: today)
            if end > start, rest.read() != nil { break }
            end += 1
        }
        guard end > start else { return nil }
        count = end
        let people = names[start..<end].joined(separator: " ")
        return end - start > 1 ? "\(field):\"\(people)\"" : "\(field):\(people)"
    }
}

// Numbers and times.
extension PhraseReader {
    /// Reads `rated 8`, `rated 8..9`, `rated 8+` and `rated 8 or more`.
    private mutating func rating() -> String? {
        let hasPlus = name(1).last == "+"
        let isOrMore = name(2) == "or" && ["more", "higher", "better"].contains(name(3))
        let number = name(1).dropLast(hasPlus ? 1 : 0)
        guard number.utf8.first?.isDigit == true, (try? TypedDate(at: number, today: today)) == nil,
            number.split(separator: ".").allSatisfy({ $0.utf8.number.map { $0 <= 10 } ?? false })
        else { return nil }
        count = isOrMore ? 4 : 2
        return "rating:\(number)\(hasPlus || isOrMore ? ".." : "")"
    }

    /// Reads a length such as `2 hours`, `90 minutes`, `two hours`, `1.5 h`, `2h`, `90min` and `1h30`.
    private mutating func length(_ sign: String, at place: Int) -> String? {
        for words in [2, 1] where place + words <= names.count {
            guard let minutes = Self.minutes(of: names[place..<place + words]) else { continue }
            return taking(place + words, "runtime:\(sign)\(minutes)")
        }
        return nil
    }

    private static func minutes(of words: ArraySlice<String>) -> Int? {
        guard let first = words.first else { return nil }
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

    /// A time behind a word for what the person did.
    private mutating func period(_ field: String) -> String? {
        let start = ["in", "on"].contains(name(1)) ? 2 : 1
        guard let (period, count) = Period.leading(names.dropFirst(start), today: today) else { return nil }
        self.count = start + count
        return "\(field):\(period.notation)"
    }

    /// A time of which films are, in months or years. A month's name or a year alone may be a word; only the whole line is
    /// a month.
    private mutating func filmPeriod() -> String? {
        let name = names[0]
        let isDate = name.utf8.first?.isDigit == true
        let isMonth = Day.months.contains(name)
        guard isDate || isMonth || Self.times.contains(name),
            let (period, count) = Period.leading(names[...], today: today),
            isDate ? period.notation.utf8.count != 4 : !period.isOfOneDay && (count > 1 || isMonth && isAlone)
        else { return nil }
        return taking(count, (period.notation.contains("-") ? "released:" : "year:") + period.notation)
    }

    private static let times = [
        "in", "last", "this", "since", "until", "before", "after", "spring", "summer", "autumn", "fall",
        "winter",
    ]
}

extension MovieSearch.Token {
    /// The word in lower case, where it is nothing but that.
    fileprivate var plain: String {
        field == nil && !isQuoted && !isExcluded ? value.lowercased() : ""
    }
}
