// A search as it was understood, in words.
extension MovieSearch {
    /// The conditions in words, in the order in which they were typed: `not watched, 1970s, under 100 minutes`.
    public var inWords: String {
        var texts: [String] = []
        var loose: [String] = []
        for part in parts where !part.isFilms {
            if part.isLoose || part.isNumberAlone {
                loose.append(part.text)
                continue
            }
            if !loose.isEmpty { texts.append("“\(loose.joined(separator: " "))”") }
            loose = []
            if case .sorted = part.term.condition { continue }
            texts.append(part.inWords)
        }
        if !loose.isEmpty { texts.append("“\(loose.joined(separator: " "))”") }
        return texts.joined(separator: ", ")
    }

    /// Whether nothing of it is a condition, so that its words are quoted as they were typed.
    public var isOfWords: Bool { parts.allSatisfy { $0.isLoose || $0.isNumberAlone || $0.isSigns } }

    /// Whether all of it was read as conditions, and no word is looked for.
    public var isOfConditions: Bool { !parts.isEmpty && parts.allSatisfy { $0.isRead || $0.hasField } }

    /// The time in which the user watched nothing, if that is all it asks for: `in October 2026`.
    public var timeWatched: String? {
        let asked = parts.filter { part in
            if case .sorted = part.term.condition { return false }
            return !part.isFilms
        }
        guard asked.count == 1, !asked[0].term.isExcluded, case .watchedIn(let days) = asked[0].term.condition
        else { return nil }
        return Period.inWords(days)
    }

    /// What it asks for that catalogs don't know.
    public var unknown: String? {
        parts.lazy.compactMap { if case .unknown(let what) = $0.term.condition { what } else { nil } }.first
    }
}

extension MovieSearch.Clause {
    fileprivate var isNumberAlone: Bool {
        if case .wordOrYear = term.condition { !term.isExcluded } else { false }
    }

    fileprivate var isSigns: Bool { if case .called = term.condition { true } else { false } }

    fileprivate var inWords: String {
        let words = text.split(separator: " ").drop {
            term.isExcluded && ["but", "and", "not", "no", "without", "except"].contains($0.lowercased())
        }
        var typed = words.joined(separator: " ")
        if typed.last == "," { typed.removeLast() }
        let said = term.condition.inWords(typed: isRead && !isOfTag ? typed : value) ?? typed
        return term.isExcluded ? "not \(said)" : said
    }

    private var isOfTag: Bool {
        switch term.condition {
        case .label(.tag, _, _), .label(.list, _, _): true
        default: false
        }
    }

    /// The value as it was typed.
    private var value: String {
        let typed = notation.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 } ?? text
        return typed.drop { $0 != ":" }.dropFirst().filter { $0 != "\"" }
    }
}

extension MovieSearch.Condition {
    /// The condition in words; `nil` if it is best said as it was typed.
    fileprivate func inWords(typed value: String) -> String? {
        switch self {
        case .words(let words, Self.worded, _): "“\(words)”"
        case .words(let words, let fields, _):
            SearchVocabulary.fields[fields[0]]?.replacing("*", with: words.nameCased)
        case .label(.genre, _, _): value
        case .label(.tag, _, _): "tagged \(value)"
        case .label(.list, _, _): "on the list \(value)"
        case .watched(let isWatched): isWatched ? "watched" : "not watched"
        case .watchedIn(let days): "watched \(Period.inWords(days))"
        case .releasedIn(let days): "released \(Period.inWords(days))"
        case .number(.dayRated, let days): days.isAny ? nil : "rated \(Period.inWords(days))"
        case .number(.dayAdded, let days): days.isAny ? nil : "added \(Period.inWords(days))"
        case .number(.year, let years)
        where years.upperBound &- 9 == years.lowerBound && years.lowerBound % 10 == 0:
            "\(years.lowerBound)s"
        case .number(.oscars, 1 ... .max): "with an Oscar"
        case .number(.rating, .min ... .max): "rated by you"
        case .number(let field, let range): range.inWords(of: field)
        case .viewings(let range): range.inWords(of: .viewings)
        case .known([.rating], let isKnown): isKnown ? "rated by you" : "not rated by you"
        case .onWatchlist(let isOn): isOn ? "on your watchlist" : "not on your watchlist"
        case .imported(let isOfIt): isOfIt ? "from the last import" : "not from the last import"
        case .best(.rating): "your favorites"
        case .unknown(let what): "\(what) (not known here)"
        case .any(let choices) where choices.count == 1:
            choices[0].compactMap { $0.condition.inWords(typed: "") }.joined(separator: ", ")
        default: nil
        }
    }
}

extension ClosedRange<Int> {
    fileprivate var isAny: Bool { lowerBound == .min && upperBound == .max }

    /// The numbers of a field in words; `nil` if they are best said as they were typed.
    fileprivate func inWords(of field: MovieField) -> String? {
        guard let words = SearchVocabulary.numbers[field], !isAny else { return nil }
        func number(_ number: Int) -> String {
            field == .rating ? Rating(tenths: number)?.description ?? "\(number)" : "\(number)"
        }
        func said(_ words: (String, Int), of bound: Int) -> String {
            words.0.replacing("*", with: number(bound &+ words.1))
        }
        if lowerBound == .min { return said(words.below, of: upperBound) }
        if upperBound == .max { return said(words.from, of: lowerBound) }
        let both = lowerBound == upperBound ? [lowerBound] : [lowerBound, upperBound]
        return words.only.replacing("*", with: both.map(number).joined(separator: " to "))
    }
}

extension Period {
    /// The time in words: `in October 2026`, `on October 5, 2026`, `since 2020`, `from June 2026 to August 2026`.
    public var inWords: String { Self.inWords(days) }

    static func inWords(_ days: ClosedRange<Int>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        // The last day of a month or a year that a date can be is made of nines.
        let rest = last % 10_000 == 9_999 ? 9_999 : last % 100 == 99 ? 99 : 0
        let end = last < 9999_00_00 ? last - rest : .max
        let (from, to) = (PartialDate(number: first)?.inWords, PartialDate(number: end)?.inWords)
        return switch (from, to) {
        case (let from?, let to?) where from == to: from.contains(",") ? "on \(from)" : "in \(from)"
        case (let from?, let to?): "from \(from) to \(to)"
        case (let from?, nil): "since \(from)"
        case (nil, let to?): "until \(to)"
        case (nil, nil): "at any time"
        }
    }
}

extension PartialDate {
    /// The date in words: `2026`, `October 2026`, `October 5, 2026`.
    public var inWords: String {
        guard let month else { return "\(year)" }
        let name = Day.months[month - 1].nameCased
        return day == nil ? "\(name) \(year)" : "\(name) \(number % 100), \(year)"
    }
}

extension String {
    /// A name with capitals, if it was typed without any.
    fileprivate var nameCased: String {
        guard lowercased() == self else { return self }
        return split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
