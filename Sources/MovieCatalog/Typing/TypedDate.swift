/// A date at the beginning of typed text.
///
/// ```
/// today  tonight  yesterday  last night  the day before yesterday
/// friday  last friday  on friday  fri 8   the last one before today
/// friday night  yesterday evening  friday the 20th
/// 3 days ago  2 weeks ago  a month ago  last year  in june  in june 2019
/// 2024  2024-08  2024-08-31
/// 31.8.2024  31.8.24  8/31/2024           8/9/2024 can be two days, and is refused
/// August 2024  31 August 2024  Aug 31, 2024
/// 31.8.  31 August  Aug 31  the 31st  on 8/31   the last one up to today
/// unknown                                 if that is allowed
/// ```
package struct TypedDate {
    /// `nil` for an unknown date.
    package let date: PartialDate?
    package let rest: Substring
    /// Whether the date is only digits, so it may be another number, such as a rating.
    package let isNumber: Bool
    /// Whether it's a day such as `the 13th`, which may be part of a title.
    let isOrdinal: Bool

    /// Reads the longest date at the beginning of the text. Returns nil if there's none.
    ///
    /// - Parameter isViewing: Whether a short weekday may end the text, as in “seen heat sat”.
    /// - Throws: ``InvalidValue`` for a date that is impossible or ambiguous.
    package init?(
        at text: Substring, today: Day, orUnknown: Bool = false, ofViewing isViewing: Bool = false
    ) throws(InvalidValue) {
        let words = Self.words(of: text, ofViewing: isViewing)
        for count in stride(from: words.count, to: 0, by: -1) {
            let names = words.prefix(count).map(\.name)
            let isUnknown = orUnknown && names == ["unknown"]
            let named = isUnknown ? nil : try Self.date(names, today)
            guard isUnknown || named != nil else { continue }
            let after = words[count - 1].word.rest.droppingSign()
            let isOrdinal = names.dropLast().last == "the" && names[count - 1].isOrdinal
            // “The 5th time” isn't a day.
            if isOrdinal, count == 2, after.first?.isLetter == true { continue }
            (date, rest, self.isOrdinal) = (named, after, isOrdinal)
            isNumber = count == 1 && names[0].utf8.number != nil
            return
        }
        return nil
    }

    /// Throws an error for text that looks like a mistyped day, such as `wenesday`, or like a
    /// period, such as `in the summer of 2020`.
    static func refuseTypo(at text: Substring, isAfterDate: Bool = false) throws(InvalidValue) {
        let words = words(of: text)
        let start = words.prefix { CalendarNames.prepositions.contains($0.name) }.count
        let names = words.map(\.name) + ["", ""]
        guard start < words.count else { return }
        let (first, second) = (names[start], names[start + 1])
        let isTypo = (["today", "tonight", "yesterday", "unknown"] + Day.weekdays)
            .contains { first.isTypo(of: $0) }
        let isPart =
            first.count > 2 && second.utf8.first?.isDigit == true
            && (["yesterday"] + Day.months).contains { $0.hasPrefix(first) }
            || second.isEmpty && CalendarNames.longWeekday(first) != nil
        let isName = CalendarNames.movableDays.contains(first) || CalendarNames.isMonth(first)
        let isLong = CalendarNames.periodNames.contains(first) && second.year != nil
        let isOfDay =
            (start > 0 || isAfterDate)
            && (first.isPartOfDate || first == "other" && CalendarNames.periodNames.contains(second))
        let count =
            names.firstIndex(of: "ago").map { $0 + 1 }
            ?? (isPart || isLong || first == "other" && isOfDay
                ? start + 2 : isTypo || isName || isOfDay ? start + 1 : 0)
        guard count > 0 else { return }
        let end = words[min(count, words.count) - 1].word.name.endIndex
        throw .notADay(String(text[..<end]), in: String(text))
    }

    /// Returns as many words as a date can have, lowercase, without accents or final punctuation.
    private static func words(
        of text: Substring, ofViewing isViewing: Bool = false
    ) -> [(name: String, word: TypedWord)] {
        var words: [(name: String, word: TypedWord)] = []
        var rest = text.trimmed
        while words.count < 5, !rest.isEmpty {
            let word = rest.firstWord
            var name = String(decoding: folded(word.name), as: UTF8.self)
            // Keep the last period of “31.8.”, which makes it a day.
            if word.signs.first == ".", name.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1 {
                name += "."
            }
            // Sat, sun and wed can be other words, so complete them only if a date is likely.
            if word.rest.first.map({ !$0.isLetter }) ?? isViewing
                || ["last", "on"].contains(words.last?.name)
                || CalendarNames.timesOfDay.contains(word.rest.firstWord.name.lowercased())
            {
                name = CalendarNames.longWeekday(name, orShort: isViewing) ?? name
            }
            words.append((name, word))
            rest = word.rest
        }
        return words
    }

    private static func date(_ words: [String], _ today: Day) throws(InvalidValue) -> PartialDate? {
        var names = words
        let isIn = names.count > 2 && ["in", "im"].contains(names[0])
        // “in March 7” is a month and a rating.
        if isIn, CalendarNames.month(names[1]) != nil, names[2].year == nil { return nil }
        let isOn = ["on", "am", "the", "at"].contains(names[0])
        if isIn || isOn { names.removeFirst(names.starts(with: ["on", "the"]) ? 2 : 1) }
        if isOn, names.count == 1, let day = try dayAlone(names[0], today) { return day }
        if names.count > 2 || names.count == 2 && names[1].first?.isNumber == false,
            let weekday = CalendarNames.weekday(names[0]),
            let day = try date(Array(names.dropFirst()), today)?.day
        {
            guard day.weekday == weekday else { throw .notInCalendar(words.joined(separator: " ")) }
            return PartialDate(day)
        }
        if let day = try holiday(names, today) { return day }
        if names.count > 1, CalendarNames.timesOfDay.contains(names[names.count - 1]),
            let date = try date(Array(names.dropLast()), today), date.day != nil
        {
            return date
        }
        // Drop the prepositions of “31 de agosto de 2024”.
        if names.count > 2, let last = names.popLast() {
            names = names.filter { !["of", "de", "di"].contains($0) } + [last]
        }
        if let days = CalendarNames.daysAgo[names.joined(separator: " ")] {
            return try date(days, daysBefore: today)
        }
        return switch names.count {
        case 1: try date(names[0], today)
        case 2: try date(names[0], names[1], today)
        case 3: try date(names[0], names[1], names[2], today)
        default: nil
        }
    }

    /// Reads a holiday in a given year or, without a year, the latest one up to today.
    private static func holiday(_ words: [String], _ today: Day) throws(InvalidValue) -> PartialDate? {
        let names = (words.first == "last" ? words.dropFirst() : words[...]).filter { $0 != "of" }
        let year = names.count > 1 ? names.last?.year : nil
        let name = (year == nil ? names : names.dropLast()).joined(separator: " ")
        guard let (month, day) = CalendarNames.holidays[name] else { return nil }
        guard let year else { return try date(month, day, upTo: today, name) }
        return Day(year: year, month: month, day: day).map { PartialDate($0) }
    }

    private static func date(_ name: String, _ today: Day) throws(InvalidValue) -> PartialDate? {
        if name == "tomorrow" { throw .yetToCome(name) }
        if let weekday = CalendarNames.weekday(name) { return try date(weekday: weekday, before: today) }
        return try number(name, today)
    }

    private static func date(
        _ first: String, _ second: String, _ today: Day
    ) throws(InvalidValue) -> PartialDate? {
        switch (first, second) {
        case ("last", "month"), ("last", "year"), ("this", "month"), ("this", "year"):
            return try date(first == "last" ? 1 : 0, unit: second, before: today, "\(first) \(second)")
        case ("last", "week"), ("last", "weekend"):
            let days = (second == "week" ? 1...7 : 1...2).compactMap {
                today.before(days: today.weekday + $0)
            }
            throw .severalDays("\(first) \(second)", days.reversed())
        case ("next", _) where CalendarNames.weekday(second) ?? CalendarNames.month(second) != nil:
            throw .yetToCome("\(first) \(second)")
        case ("last", _), ("in", _), ("im", _):
            if let weekday = CalendarNames.weekday(second) {
                return try date(weekday: weekday, before: today)
            }
            guard let month = CalendarNames.month(second) else {
                return first == "last" ? nil : try number(second, today)
            }
            let isOfLastYear = month > today.month || first == "last" && month == today.month
            return date(month: month, of: isOfLastYear ? today.year - 1 : today.year)
        default:
            if let month = CalendarNames.month(first), let year = second.year {
                return date(month: month, of: year)
            }
            guard let (month, day) = monthAndDay(first, second) else { return nil }
            return try date(month, day, upTo: today, "\(first) \(second)")
        }
    }

    private static func date(
        _ first: String, _ second: String, _ third: String, _ today: Day
    ) throws(InvalidValue) -> PartialDate? {
        let words = "\(first) \(second) \(third)"
        if third == "ago" {
            guard let count = ["a", "an"].contains(first) ? 1 : first.typedCount else { return nil }
            return try date(count, unit: second, before: today, words)
        }
        guard let year = third.year else { return nil }
        if first.utf8.number != nil, second.utf8.number != nil {
            return try number("\(first)/\(second)/\(third)", today)
        }
        guard let (month, day) = monthAndDay(first, second) else { return nil }
        guard let day = Day(year: year, month: month, day: day) else { throw .notInCalendar(words) }
        return PartialDate(day)
    }

    private static func date(
        _ count: Int, unit: String, before today: Day, _ words: String
    ) throws(InvalidValue) -> PartialDate? {
        let months = today.year * 12 + today.month - 1
        switch unit {
        case "day", "days": return try date(count, daysBefore: today)
        case "week", "weeks": return try date(count > 1_000_000 ? .max : count * 7, daysBefore: today)
        case "month", "months":
            guard count < months - 11 else { throw .notInCalendar(words) }
            return date(month: (months - count) % 12 + 1, of: (months - count) / 12)
        case "year", "years":
            guard count < today.year else { throw .notInCalendar(words) }
            return PartialDate(number: (today.year - count) * 10_000)
        default: return nil
        }
    }

    private static func date(_ count: Int, daysBefore today: Day) throws(InvalidValue) -> PartialDate {
        guard let day = today.before(days: count) else { throw .beforeCalendar(days: count) }
        return PartialDate(day)
    }

    private static func date(weekday: Int, before today: Day) throws(InvalidValue) -> PartialDate {
        try date((today.weekday - weekday + 6) % 7 + 1, daysBefore: today)
    }

    private static func date(month: Int, of year: Int) -> PartialDate? {
        PartialDate(number: (year * 100 + month) * 100)
    }

    /// Returns the latest date up to today with this month and day.
    private static func date(
        _ month: Int, _ day: Int, upTo today: Day, _ words: String
    ) throws(InvalidValue) -> PartialDate {
        // Leap days are up to eight years apart.
        for year in (today.year - 8...today.year).reversed() {
            if let day = Day(year: year, month: month, day: day), day <= today { return PartialDate(day) }
        }
        throw .notInCalendar(words)
    }

    /// Reads `31st` and `8/31` as the latest such day up to today.
    private static func dayAlone(_ text: String, _ today: Day) throws(InvalidValue) -> PartialDate? {
        if text.isOrdinal, let day = text.dayOfMonth {
            let month = today.year * 12 + today.month - 1
            return (0...2).lazy.compactMap {
                Day(year: (month - $0) / 12, month: (month - $0) % 12 + 1, day: day)
            }.first { $0 <= today }.map { PartialDate($0) }
        }
        guard text.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 1 else { return nil }
        let date = try number("\(text)/\(today.year)", today)
        return try date.map { $0.number > today.number } == true
            ? number("\(text)/\(today.year - 1)", today) : date
    }

    /// Reads `31 August`, `31. August`, `August 31` and `August 31st`.
    private static func monthAndDay(_ first: String, _ second: String) -> (month: Int, day: Int)? {
        for (name, number) in [(first, second), (second, first)] {
            if let month = CalendarNames.month(name), let day = number.dayOfMonth { return (month, day) }
        }
        return nil
    }

    /// Reads 2024, 2024-08, 2024-08-31, 31.8.2024, 31.8.24, 31.8. and 8/31/2024.
    private static func number(_ text: String, _ today: Day) throws(InvalidValue) -> PartialDate? {
        if let date = PartialDate(text) { return date }
        let digits = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isPart = digits.count == 2 && digits[0].count == 4 && digits[1].count <= 2
        if isPart, digits[0].number != nil, digits[1].number != nil { throw .notInCalendar(text) }
        let points = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if points.count == 3, points[2].isEmpty, points[0].count < 3, points[1].count < 3,
            let day = points[0].number, let month = points[1].number
        {
            return try date(month, day, upTo: today, text)
        }
        guard let parts = NumericDate(Array(text.utf8)[...], hasShortYears: true) else { return nil }
        if let day = parts.day(in: .unknown) { return PartialDate(day) }
        if parts.isOpen, let one = parts.day(in: .monthFirst), let other = parts.day(in: .dayFirst) {
            throw .twoDays(text, one, other)
        }
        throw .notInCalendar(text)
    }
}

extension PartialDate {
    func refuse(after today: Day) throws(InvalidValue) {
        guard number <= today.number else { throw .yetToCome("\(self)") }
    }
}

extension String {
    /// Whether the text begins with a day, as `2 weeks ago 7` does. A number isn't enough.
    package func beginsWithDay(today: Day) -> Bool {
        (try? TypedDate(at: self[...], today: today)).map { !$0.isNumber } ?? false
    }

    fileprivate var year: Int? { utf8.count == 4 ? utf8.number : nil }

    fileprivate var isPartOfDate: Bool {
        isOrdinal || first?.isNumber == true && !contains(where: \.isLetter) || self == "eve"
            || CalendarNames.weekday(self) != nil || CalendarNames.periodNames.contains(self)
            || Period.decade(of: self[...]) != nil
    }

    fileprivate var isOrdinal: Bool {
        dayOfMonth != nil && ["st", "nd", "rd", "th"].contains { hasSuffix($0) }
    }

    /// Reads `31`, `31.` and `31st`.
    fileprivate var dayOfMonth: Int? {
        let digits = utf8.prefix { $0.isDigit }
        guard (1...2).contains(digits.count) else { return nil }
        let rest = self[digits.endIndex...]
        return ["", ".", "st", "nd", "rd", "th"].contains(rest) ? digits.number : nil
    }

    fileprivate func isTypo(of word: String) -> Bool { count > 4 && EditDistance.between(word, self) == 1 }
}
