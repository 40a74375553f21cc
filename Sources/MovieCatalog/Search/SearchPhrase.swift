/// Words without a field that are a condition, written as one with a field.
///
/// ```
/// unseen  rated  watchlist  my favourites  top rated      watched:no  rating:any  watchlist:yes  rating:>=8  score:>=90
/// 80s  under 2 hours  short  long films                   decade:1980s  runtime:<120  runtime:<60  runtime:>150
/// horror  comedies  science fiction films                 genre:horror  genre:comedy  genre:scifi
/// german  american movies  from japan  in french          language:german  country:"united states"  country:japan
/// by kurosawa  directed by ozu  with al pacino            director:kurosawa  director:ozu  cast:"al pacino"
/// last month  june 2024  since 2020  1950..1960           released:2026-10  released:2024-06  year:2020..
/// watched last summer  added this year  rated 10          watched:2026-06..2026-08  added:2026  rating:10
/// ```
struct SearchPhrase {
    /// The condition as it could be typed.
    let notation: String
    /// How many words it takes.
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
        let isShort = text.utf8.count < 5 && text.last == "s"
        let digits = (text.last == "s" ? text.dropLast() : text).drop { $0 == "'" || $0 == "’" }
        guard digits.last == "0", let number = digits.utf8.number else { return nil }
        switch digits.utf8.count {
        case 4: return number
        case 2 where isShort: return number + (number < 30 ? 2_000 : 1_900)
        default: return nil
        }
    }
}

private struct PhraseReader {
    /// The words in lower case, empty for what is more than a word.
    let names: [String]
    let isFirst: Bool
    let isAlone: Bool
    let today: Day
    /// The number of words that were read.
    private(set) var count = 1

    private func name(_ place: Int) -> String { place < names.count ? names[place] : "" }

    init(names: [String], isFirst: Bool, isAlone: Bool, today: Day) {
        (self.names, self.isFirst, self.isAlone, self.today) = (names, isFirst, isAlone, today)
    }

    mutating func read() -> String? {
        let name = names[0]
        switch name {
        case "watched", "seen": return period("watched") ?? "watched:yes"
        case "unwatched", "unseen": return "watched:no"
        case "rated":
            let (number, count) = self.name(1) == "in" ? ("", 1) : (self.name(1), 2)
            if number.utf8.first?.isDigit == true, number.utf8.count < 7,
                number.split(separator: ".").allSatisfy({ $0.utf8.number.map { $0 <= 10 } ?? false })
            {
                self.count = count
                return "rating:\(number)"
            }
            return period("rated") ?? "rating:any"
        case "unrated": return "rating:none"
        case "watchlist": return "watchlist:yes"
        case "added": return period("added")
        case "favourites", "favorites": return "rating:>=8"
        case "my" where ["favourites", "favorites"].contains(self.name(1)): return take(1, "rating:>=8")
        case "top" where self.name(1) == "rated", "best" where self.name(1) == "rated":
            return take(1, "score:>=90")
        case "short" where isFirst || isFilms(1): return take(isFilms(1) ? 1 : 0, "runtime:<60")
        case "long" where isFirst || isFilms(1): return take(isFilms(1) ? 1 : 0, "runtime:>150")
        case "by": return people("director")
        case "directed" where self.name(1) == "by": return people("director", from: 2)
        case "written" where self.name(1) == "by": return people("writer", from: 2)
        case "with", "starring": return people("cast")
        case "from": return place(at: 1).map { take($0.count, "country:\($0.notation)") }
        case "in" where Self.languages.contains(self.name(1)): return take(1, "language:\(self.name(1))")
        case "film", "films", "movie", "movies":
            // “films with Tom Hanks”
            var rest = PhraseReader(
                names: Array(names.dropFirst()), isFirst: false, isAlone: false, today: today)
            return names.count > 1 ? rest.read().map { take(rest.count, $0) } : nil
        default: break
        }
        return length() ?? genre() ?? origin() ?? filmPeriod()
    }

    private mutating func take(_ others: Int, _ notation: String) -> String {
        count = others + 1
        return notation
    }

    private func isFilms(_ place: Int) -> Bool { ["film", "films", "movie", "movies"].contains(name(place)) }

    /// Takes “films” behind words.
    private mutating func taking(_ others: Int, _ notation: String) -> String {
        take(isFilms(others + 1) ? others + 1 : others, notation)
    }

    /// The names of people, up to the next phrase.
    private mutating func people(_ field: String, from start: Int = 1) -> String? {
        var end = start
        while end < names.count, !names[end].isEmpty,
            !["by", "with", "or", "not", "from", "in"].contains(names[end])
        {
            var rest = PhraseReader(names: Array(names[end...]), isFirst: false, isAlone: false, today: today)
            if end > start, rest.read() != nil { break }
            end += 1
        }
        guard end > start else { return nil }
        let people = names[start..<end].joined(separator: " ")
        return take(end - 1, end - start > 1 ? "\(field):\"\(people)\"" : "\(field):\(people)")
    }
}

// Decades and lengths.
extension PhraseReader {
    private mutating func length() -> String? {
        let name = names[0]
        if name.utf8.last == UInt8(ascii: "s"), let decade = SearchPhrase.decade(name[...]) {
            return taking(0, "decade:\(decade)s")
        }
        let isUnder: Bool
        var used = 1
        switch name {
        case "under", "below": isUnder = true
        case "over", "above": isUnder = false
        case "less", "shorter", "more", "longer":
            guard self.name(1) == "than" else { return nil }
            (isUnder, used) = (name == "less" || name == "shorter", 2)
        default: return nil
        }
        guard let (minutes, units) = minutes(at: used) else { return nil }
        return take(used + units - 1, "runtime:\(isUnder ? "<" : ">")\(minutes)")
    }

    /// Reads `2 hours`, `90 minutes`, `two hours`, `1.5 h`, `2h`, `90min` and `1h30`.
    private func minutes(at place: Int) -> (minutes: Int, count: Int)? {
        let first = name(place)
        if let number = Self.number(first) {
            return Self.units[name(place + 1)].flatMap { Self.length(number, $0) }.map { ($0, 2) }
        }
        let digits = first.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        let rest = first[digits.endIndex...]
        guard let amount = Self.number(String(digits)) else { return nil }
        if let unit = Self.units[String(rest)] { return Self.length(amount, unit).map { ($0, 1) } }
        let parts = rest.split(separator: "h", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty, let hours = Self.length(amount, 60),
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
        if let number = ["a", "one", "two", "three", "four"].firstIndex(of: text == "an" ? "a" : text) {
            return max(number, 1) * 10
        }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts[0].utf8.number, whole < 10_000 else { return nil }
        guard parts.count == 2 else { return whole * 10 }
        return parts[1].utf8.count == 1 ? parts[1].utf8.number.map { whole * 10 + $0 } : nil
    }

    private static let units = [
        "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60,
        "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1,
    ]
}

// Genres, and where films are from.
extension PhraseReader {
    private mutating func genre() -> String? {
        let isPair = ["fiction", "fi", "noir"].contains(name(1))
        let name = isPair ? "\(names[0]) \(name(1))" : names[0]
        let genre = Self.genres.contains(name) ? name : Self.genresByName.first { $0.name == name }?.genre
        return genre.map { taking(isPair ? 1 : 0, "genre:\($0)") }
    }

    private mutating func origin() -> String? {
        if Self.languages.contains(names[0]) { return taking(0, "language:\(names[0])") }
        return place(at: 0).map { taking($0.count - 1, "country:\($0.notation)") }
    }

    /// A country, by its name or as what is from there.
    private func place(at place: Int) -> (notation: String, count: Int)? {
        let (name, next) = (name(place), name(place + 1))
        let pair = "\(name) \(next)"
        if !next.isEmpty, let country = Self.pairs.first(where: { $0 == pair }) {
            return ("\"\(country)\"", 2)
        }
        if Self.countries.contains(name) { return (name, 1) }
        return Self.countriesByName.first { $0.name == name }.map { ($0.country, 1) }
    }

    private static let genres = [
        "action", "adventure", "animation", "biography", "comedy", "crime", "documentary", "drama", "family",
        "fantasy", "history", "horror", "music", "musical", "mystery", "romance", "sport", "thriller", "war",
        "western",
    ]
    private static let genresByName: [(name: String, genre: String)] = [
        ("adventures", "adventure"), ("animated", "animation"), ("cartoons", "animation"),
        ("biopics", "biography"),
        ("biopic", "biography"), ("comedies", "comedy"), ("documentaries", "documentary"),
        ("dramas", "drama"),
        ("film noir", "filmnoir"), ("films noir", "filmnoir"), ("noir", "filmnoir"),
        ("historical", "history"),
        ("musicals", "musical"), ("mysteries", "mystery"), ("romances", "romance"), ("romantic", "romance"),
        ("science fiction", "scifi"), ("sci fi", "scifi"), ("sci-fi", "scifi"), ("scifi", "scifi"),
        ("sports", "sport"), ("thrillers", "thriller"), ("westerns", "western"),
    ]
    private static let languages = [
        "english", "french", "german", "spanish", "italian", "japanese", "chinese", "mandarin", "cantonese",
        "russian", "korean", "hindi", "portuguese", "swedish", "danish", "norwegian", "finnish", "polish",
        "czech",
        "hungarian", "dutch", "greek", "turkish", "arabic", "hebrew", "persian", "thai", "romanian",
        "yiddish",
    ]
    private static let countries = [
        "france", "germany", "spain", "italy", "japan", "china", "russia", "korea", "india", "sweden",
        "denmark",
        "norway", "finland", "poland", "hungary", "netherlands", "belgium", "switzerland", "austria",
        "greece",
        "turkey", "iran", "israel", "mexico", "brazil", "argentina", "australia", "canada", "ireland",
        "portugal",
        "romania", "thailand", "taiwan", "egypt", "cuba", "chile", "iceland", "vietnam",
    ]
    private static let pairs = [
        "united states", "united kingdom", "new zealand", "hong kong", "soviet union", "south korea",
        "south africa",
    ]
    private static let countriesByName: [(name: String, country: String)] = [
        ("american", "\"united states\""), ("usa", "\"united states\""), ("america", "\"united states\""),
        ("british", "\"united kingdom\""), ("britain", "\"united kingdom\""), ("uk", "\"united kingdom\""),
        ("england", "\"united kingdom\""), ("indian", "india"), ("australian", "australia"),
        ("canadian", "canada"),
        ("mexican", "mexico"), ("brazilian", "brazil"), ("irish", "ireland"), ("iranian", "iran"),
        ("austrian", "austria"), ("belgian", "belgium"), ("swiss", "switzerland"),
    ]
}

// Times.
extension PhraseReader {
    /// A time behind a word for what the person did.
    private mutating func period(_ field: String) -> String? {
        let start = ["in", "on"].contains(name(1)) ? 2 : 1
        guard let period = SearchPeriod(names.dropFirst(start), today: today) else { return nil }
        return take(start + period.count - 1, "\(field):" + period.notation)
    }

    /// A time of which films are. What is a month's name or a year alone may be a word; only the whole line is a month.
    private mutating func filmPeriod() -> String? {
        guard let period = SearchPeriod(names[...], today: today, isOfFilms: true),
            period.count > 1 || period.notation.contains(".") || isAlone && period.notation.utf8.count != 4
        else { return nil }
        return taking(period.count - 1, (period.isOfYears ? "year:" : "released:") + period.notation)
    }
}

extension MovieSearch.Token {
    /// The word in lower case, where it is nothing but that.
    fileprivate var plain: String {
        field == nil && !isQuoted && !isExcluded ? value.lowercased() : ""
    }
}
