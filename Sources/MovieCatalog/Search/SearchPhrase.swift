/// Words without a field that are no words to look for: `unseen`, `80s`, `under 2 hours`.
struct SearchPhrase {
    let condition: MovieSearch.Condition
    let meaning: SearchMeaning
    /// The number of words in it.
    package let count: Int

    /// Reads the phrase that stands first; `nil` where words do.
    init?(_ words: ArraySlice<MovieSearch.Token>) {
        guard let word = words.first, word.field == nil, !word.isQuoted else { return nil }
        let name = word.value.lowercased()
        if let known = Self.known(name, isExcluded: word.isExcluded) {
            (condition, meaning, count) = (known.condition, known.meaning, 1)
        } else if name.utf8.last == UInt8(ascii: "s"), let decade = Self.decade(name[...]) {
            (condition, count) = (.number(.year, decade...decade + 9), 1)
            meaning = .decade(decade, isExcluded: word.isExcluded)
        } else if let (isUnder, used) = Self.comparison(name, words),
            let (minutes, units) = Self.minutes(words.dropFirst(used))
        {
            condition = .number(.runtime, isUnder ? Int.min...minutes - 1 : minutes + 1...Int.max)
            count = used + units
            meaning = .runtime(minutes, isUnder: isUnder, isExcluded: word.isExcluded)
        } else {
            return nil
        }
    }

    /// The first year of a decade: of `1980s`, `1980`, `80s` and `'80s`.
    static func decade(_ text: Substring) -> Int? {
        let isShort = text.utf8.count < 5 && text.last == "s"
        let digits = (text.last == "s" ? text.dropLast() : text).drop { $0 == "'" || $0 == "’" }
        guard digits.last == "0", let number = digits.utf8.number else { return nil }
        switch digits.utf8.count {
        case 4: return number
        case 2 where isShort: return number + (number < 30 ? 2_000 : 1_900)
        default: return nil
        }
    }

    private static func known(
        _ name: String, isExcluded: Bool
    ) -> (condition: MovieSearch.Condition, meaning: SearchMeaning)? {
        switch name {
        case "watched", "seen": (.watched(true), .watched(!isExcluded))
        case "unwatched", "unseen": (.watched(false), .watched(isExcluded))
        case "rated": (.known([.rating], true), .rated(!isExcluded))
        case "unrated": (.known([.rating], false), .rated(isExcluded))
        case "watchlist": (.onWatchlist(true), .onWatchlist(!isExcluded))
        default: nil
        }
    }

    /// Reads `under` and the like.
    private static func comparison(
        _ name: String, _ words: ArraySlice<MovieSearch.Token>
    ) -> (isUnder: Bool, count: Int)? {
        switch name {
        case "under", "below": return (true, 1)
        case "over", "above": return (false, 1)
        case "less", "shorter", "more", "longer":
            guard words.dropFirst().first?.plain == "than" else { return nil }
            return (name == "less" || name == "shorter", 2)
        default: return nil
        }
    }

    /// Reads `2 hours`, `90 minutes`, `two hours`, `1.5 h`, `2h`, `90min` and `1h30`.
    private static func minutes(_ words: ArraySlice<MovieSearch.Token>) -> (minutes: Int, count: Int)? {
        let names = words.prefix(2).map(\.plain)
        guard let first = names.first else { return nil }
        if let number = number(first) {
            guard names.count == 2, let unit = units[names[1]] else { return nil }
            return length(number, unit).map { ($0, 2) }
        }
        let digits = first.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        let rest = first[digits.endIndex...]
        guard let amount = number(String(digits)) else { return nil }
        if let unit = units[String(rest)] { return length(amount, unit).map { ($0, 1) } }
        let parts = rest.split(separator: "h", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty, let hours = length(amount, 60),
            let minutes = (parts[1].last == "m" ? parts[1].dropLast() : parts[1]).utf8.number, minutes < 60
        else { return nil }
        return (hours + minutes, 1)
    }

    private static func length(_ tenths: Int, _ unit: Int) -> Int? {
        let minutes = tenths * unit / 10
        return MovieField.runtimes.contains(minutes) ? minutes : nil
    }

    /// A number in tenths.
    private static func number(_ text: String) -> Int? {
        if let number = numbers[text] { return number * 10 }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts[0].utf8.number, whole < 10_000 else { return nil }
        guard parts.count == 2 else { return whole * 10 }
        return parts[1].utf8.count == 1 ? parts[1].utf8.number.map { whole * 10 + $0 } : nil
    }

    private static let numbers = ["a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4]
    private static let units = [
        "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60,
        "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1,
    ]
}

extension MovieSearch.Token {
    /// The word in lower case, where it is nothing but that.
    fileprivate var plain: String {
        field == nil && !isQuoted && !isExcluded ? value.lowercased() : ""
    }
}
