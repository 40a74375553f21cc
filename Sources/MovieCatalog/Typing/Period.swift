/// A typed period.
///
/// ```
/// 2024  june  june 2024  last month  this year  friday  3 days ago      see ``TypedDate``
/// last summer  winter 2023  last week  1950..1960  june..august
/// since 2020  until june  before 1960  after yesterday
/// ```
package struct Period: Hashable, Sendable {
    /// The period as written in a search: `2024-06`, `2026-06..2026-08`, `2020..`, `<1960`.
    package let notation: String

    /// The range of the days' numbers: see ``PartialDate/span``.
    package let days: ClosedRange<Int>

    package init(typed text: some StringProtocol, today: Day) throws(InvalidValue) {
        let names = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard let (period, count) = Self.leading(names[...], today: today), count == names.count else {
            throw .notAPeriod(String(String(text).trimmed))
        }
        self = period
    }

    /// Reads a period at the beginning of the text, if there is one, and the rest of the text.
    package static func leading(
        _ text: some StringProtocol, today: Day
    ) -> (period: Period?, rest: String) {
        let text = String(text).trimmed
        let words = text.split(whereSeparator: \.isWhitespace)
        let names = words.map { $0.lowercased() }
        guard let (period, count) = leading(names[...], today: today) else { return (nil, String(text)) }
        return (period, String(text[words[count - 1].endIndex...].trimmed))
    }

    init(_ low: PartialDate, _ high: PartialDate) {
        (notation, days) = ("\(low)..\(high)", low.span.lowerBound...high.span.upperBound)
    }

    private init?(_ sign: String, _ low: PartialDate, _ high: PartialDate) {
        let (first, last) = (low.span.lowerBound, high.span.upperBound)
        switch sign {
        case "": (notation, days) = (low == high ? "\(low)" : "\(low)..\(high)", first...last)
        case ">=": (notation, days) = ("\(low)..", first...Self.end)
        case "<=": (notation, days) = ("..\(high)", 0...last)
        case "<": (notation, days) = ("<\(low)", 0...first - 1)
        // For the year 9999, `last + 1` is beyond the end, and a reversed range would crash.
        case ">": (notation, days) = (">\(high)", last + 1...max(last + 1, Self.end))
        default: return nil
        }
    }

    /// Whether the notation has only one date, and it's a day: `2024-06-01` or `<2024-06-01`.
    package var isOfOneDay: Bool { notation.split { "<>.".contains($0) }.map(\.utf8.count) == [10] }

    private static let end = 99_999_999

    /// Reads a period at the beginning of lowercase words. Also returns its number of words.
    static func leading(_ names: ArraySlice<String>, today: Day) -> (period: Period, count: Int)? {
        guard let first = names.first else { return nil }
        let word = ["since": ">=", "until": "<=", "before": "<", "after": ">"][first]
        let sign = word ?? String(first.prefix { "<>=".contains($0) })
        let rest = word == nil ? [String(first.dropFirst(sign.count))] + names.dropFirst() : names.dropFirst()
        if let dots = first.firstRange(of: "..") {
            let ends = [first[..<dots.lowerBound], first[dots.upperBound...]].map { String($0) }
            switch (date([ends[0]], today)?.date, date([ends[1]], today)?.date) {
            case (let low?, let high?) where low <= high: return (Period(low, high), 1)
            case (let low?, nil) where ends[1].isEmpty: return Period(">=", low, low).map { ($0, 1) }
            case (nil, let high?) where ends[0].isEmpty: return Period("<=", high, high).map { ($0, 1) }
            default: return nil
            }
        }
        if let (low, high, count) = dates(rest, today), let period = Period(sign, low, high) {
            return (period, word == nil ? count : count + 1)
        }
        let isRelative = first == "last" || first == "this"
        let name = isRelative ? names.dropFirst().first ?? "" : first
        let year = isRelative ? nil : names.dropFirst().first.flatMap { PartialDate($0) }?.year
        return stretch(name, of: year, isLast: first == "last", today).map {
            ($0, isRelative || year != nil ? 2 : 1)
        }
    }

    private static func dates(
        _ names: ArraySlice<String>, _ today: Day
    ) -> (low: PartialDate, high: PartialDate, count: Int)? {
        if let (date, count) = date(names, today) { return (date, date, count) }
        guard let (year, count) = decade(names), let first = PartialDate("\(year)"),
            let last = PartialDate("\(year + 9)")
        else { return nil }
        return (first, last, count)
    }

    /// Reads a date, or the name of a month, which means the latest such month up to today.
    private static func date(
        _ names: ArraySlice<String>, _ today: Day
    ) -> (date: PartialDate, count: Int)? {
        let text = names.prefix { !$0.isEmpty }
        if let typed = try? TypedDate(at: text.joined(separator: " ")[...], today: today),
            let date = typed.date
        {
            return (date, text.count - typed.rest.split(separator: " ").count)
        }
        guard let first = text.first, CalendarNames.month(first) != nil else { return nil }
        return (try? TypedDate(at: "in \(first)", today: today))?.date.map { ($0, 1) }
    }

    /// Reads a decade such as `the 80s` or `nineteen eighties`, but not `1980`.
    static func decade(_ names: ArraySlice<String>) -> (year: Int, count: Int)? {
        let words = names.first == "the" ? names.dropFirst() : names
        let isInTwo = words.first.map { CalendarNames.centuries[$0] != nil } ?? false
        let text = words.prefix(isInTwo ? 2 : 1).joined(separator: " ")
        guard text.utf8.last == UInt8(ascii: "s") else { return nil }
        return decade(of: text[...]).map { ($0, names.count - words.count + (isInTwo ? 2 : 1)) }
    }

    /// Returns the first year of `1980s`, `1980`, `80s`, `80's`, `eighties`, `nineteen-eighties`.
    static func decade(of text: Substring) -> Int? {
        let words = text.split { $0 == "-" || $0 == " " }
        if let last = words.last, let years = CalendarNames.decades[String(last)] {
            let century =
                words.count > 1 ? CalendarNames.centuries[String(words[0])] : years < 30 ? 2_000 : 1_900
            return words.count > 2 ? nil : century.map { $0 + years }
        }
        let isPlural = text.last == "s"
        let digits = (isPlural ? text.dropLast() : text).filter { $0 != "'" && $0 != "’" }
        guard digits.last == "0", let number = digits.utf8.number else { return nil }
        switch digits.utf8.count {
        case 4: return number
        case 2 where isPlural: return number + (number < 30 ? 2_000 : 1_900)
        default: return nil
        }
    }

    /// Returns the latest week or season that has begun or, if `isLast`, ended. If a year is given,
    /// returns the season of that year.
    private static func stretch(_ name: String, of year: Int?, isLast: Bool, _ today: Day) -> Period? {
        if name == "week" {
            guard let monday = today.before(days: today.weekday + (isLast ? 7 : 0)) else { return nil }
            let last = isLast ? monday.before(days: -6) ?? today : today
            return Period(PartialDate(monday), PartialDate(last))
        }
        guard let first = CalendarNames.seasons[name] else { return nil }
        let latest = today.year * 12 + today.month - 1 - (isLast ? 3 : 0)
        let start = year.map { $0 * 12 + first } ?? latest - (latest - first) % 12
        let ends = [start, start + 2].compactMap { PartialDate(number: ($0 / 12 * 100 + $0 % 12 + 1) * 100) }
        return ends.count == 2 ? Period(ends[0], ends[1]) : nil
    }
}
