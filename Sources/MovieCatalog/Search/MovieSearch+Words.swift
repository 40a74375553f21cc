extension MovieSearch {
    /// The conditions in words, in the order typed: `not watched, 1970s, under 100 minutes`.
    package var inWords: String {
        var texts: [(isQuoted: Bool, text: String)] = []
        for part in parts where !part.isFiller && !part.isOrder {
            if case .sorted(_, _, let most?) = part.term.condition {
                texts.append((false, "the first \(most)"))
            } else if !part.isLoose, !part.isNumberAlone {
                texts.append((false, part.inWords(today: today)))
            } else if let last = texts.last, last.isQuoted {
                texts[texts.count - 1].text += " \(part.text)"
            } else {
                texts.append((true, part.text))
            }
        }
        return texts.map { $0.isQuoted ? "“\($0.text)”" : $0.text }.joined(separator: ", ")
    }

    /// Whether the search has no conditions, only words to look for.
    package var isOfWords: Bool { parts.allSatisfy { $0.isLoose || $0.isNumberAlone || $0.isSigns } }

    /// Whether the search has only conditions, and no words to look for.
    package var isOfConditions: Bool { !parts.isEmpty && parts.allSatisfy { $0.isRead || $0.hasField } }

    /// The time of viewing, if the search asks for nothing else: `in October 2026`.
    package var timeWatched: String? {
        let asked = parts.filter { !$0.isFiller && !$0.isOrder }.map(\.term)
        guard case .watchedIn(let days) = asked.first?.condition else { return nil }
        return asked.count > 1 || asked[0].isExcluded ? nil : Period.inWords(days)
    }

    /// The first condition that catalogs have no data for, if any.
    package var unknown: String? {
        parts.lazy.compactMap { if case .unknown(let what) = $0.term.condition { what } else { nil } }.first
    }
}

extension MovieSearch.Clause {
    fileprivate var isNumberAlone: Bool {
        if case .wordOrYear = term.condition { !term.isExcluded } else { false }
    }

    fileprivate var isOrder: Bool { if case .sorted(_, _, nil) = term.condition { true } else { false } }

    fileprivate var isSigns: Bool { if case .called = term.condition { true } else { false } }

    fileprivate func inWords(today: Day) -> String {
        if case .unknown(let what) = term.condition { return "\(what) (not known here)" }
        let read = (try? MovieSearch.words(of: String((notation ?? text).trimmingPrefix("-")))) ?? []
        // For alternatives, show the text as typed.
        let isOneOf = read.contains { $0.field == nil && !$0.isQuoted }
        let said = isOneOf ? [] : read.compactMap { $0.inWords(today: today) }
        let words = said.count < read.count ? text.drop { $0 == "-" } : said.joined(separator: ", ")[...]
        return term.isExcluded ? "not \(words)" : String(words)
    }
}

extension MovieSearch.Token {
    /// Returns the condition in words, or nil if it's clearest as it was typed.
    fileprivate func inWords(today: Day) -> String? {
        guard field != nil else { return "“\(value)”" }
        guard meant.count == 1 else { return nil }
        let typed = "\(meant[0].name):\(value)"
        for (condition, words) in SearchVocabulary.conditions {
            let ends = condition.split(separator: "*", omittingEmptySubsequences: false)
            guard typed.hasPrefix(ends[0]), typed.hasSuffix(ends[ends.count - 1]),
                ends.count > 1 ? typed.count > condition.count - 1 : typed == condition
            else { continue }
            let found = typed.dropFirst(ends[0].count).dropLast(ends.count > 1 ? ends[1].count : 0)
            let period = words.contains("PERIOD") ? try? Period(typed: found, today: today) : nil
            guard period != nil || !words.contains("PERIOD") else { return nil }
            return words.replacing("PERIOD", with: period?.inWords ?? "")
                .replacing("NAME", with: String(found).nameCased)
                .replacing("*", with: found.replacing("..", with: " to "))
        }
        return nil
    }
}

extension Period {
    /// In words: `in October 2026`, `on 5 Oct 2026`, `since 2020`, `from June 2026 to August 2026`.
    package var inWords: String { Self.inWords(days) }

    static func inWords(_ days: ClosedRange<Int>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        // A period up to the end of a month or year ends in nines: 20261099, 20269999.
        let rest = last % 10_000 == 9_999 ? 9_999 : last % 100 == 99 ? 99 : 0
        let end = last < 9999_00_00 ? last - rest : .max
        return switch (PartialDate(number: first), PartialDate(number: end)) {
        case (let from?, let to?) where from == to: "\(from.day == nil ? "in" : "on") \(from.inWords)"
        case (_?, _?) where first % 100_000 == 0 && end == first + 90_000:
            "in the \(first / 10_000)s"
        case (let from?, let to?): "from \(from.inWords) to \(to.inWords)"
        case (let from?, nil): "since \(from.inWords)"
        case (nil, let to?): "until \(to.inWords)"
        case (nil, nil): "at any time"
        }
    }
}

extension PartialDate {
    /// The date in words: `2026`, `October 2026`, `5 Oct 2026`.
    package var inWords: String {
        guard let month, day == nil else { return abbreviated }
        return "\(Day.months[month - 1].sentenceCased) \(year)"
    }
}

extension String {
    /// The name capitalized, if it was typed in lowercase.
    fileprivate var nameCased: String {
        guard lowercased() == self else { return self }
        return split(separator: " ").map(\.sentenceCased).joined(separator: " ")
    }
}
