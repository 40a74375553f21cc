/// A time in words, as a search writes dates.
///
/// ```
/// june  june 2024  last month  this year  last summer   2026-06  2024-06  2026-10  2026  2026-06..2026-08
/// 2024  1950..1960  since 2020  before june 2024        2024  1950..1960  2020..  <2024-06
/// ```
struct SearchPeriod {
    let notation: String
    /// The number of words it takes.
    let count: Int

    /// Whether it is in years.
    var isOfYears: Bool { !notation.contains("-") }

    /// Reads the time at the beginning of words.
    ///
    /// - Parameter isOfFilms: Whether days such as yesterday are left aside.
    init?(_ names: ArraySlice<String>, today: Day, isOfFilms: Bool = false) {
        guard let first = names.first, !first.isEmpty else { return nil }
        let rest = names.dropFirst()
        if let sign = Self.sign(first) {
            guard let period = SearchPeriod(rest, today: today, isOfFilms: isOfFilms), period.isOne else {
                return nil
            }
            (notation, count) = (
                sign == ".." ? period.notation + sign : sign + period.notation, period.count + 1
            )
        } else if first == "last" || first == "this", let name = rest.first,
            let time = Self.time(name, isLast: first == "last", today)
        {
            (notation, count) = (time, 2)
        } else if first.utf8.count > 2, let month = Day.months.firstIndex(where: { $0 == first }) {
            let year = rest.first.flatMap { $0.utf8.count == 4 ? $0.utf8.number : nil }
            notation = Self.month(month + 1, of: year ?? (month < today.month ? today.year : today.year - 1))
            count = year == nil ? 1 : 2
        } else if Self.isYear(first[...]) || Self.isRange(first) {
            (notation, count) = (first, 1)
        } else if !isOfFilms,
            let date = try? TypedDate(at: names.prefix(3).joined(separator: " ")[...], today: today),
            let day = date.date
        {
            notation = day.description
            count = min(names.count, 3) - date.rest.split(separator: " ").count
        } else {
            return nil
        }
    }

    private static func sign(_ name: String) -> String? {
        switch name {
        case "since": ".."
        case "before": "<"
        case "after": ">"
        case "until": "<="
        default: nil
        }
    }

    /// Whether it is one date.
    private var isOne: Bool { !notation.contains("..") && notation.utf8.first?.isDigit == true }

    private static func isYear(_ text: Substring) -> Bool { FilmName.year(text) != nil }

    private static func isRange(_ text: String) -> Bool {
        guard let dots = text.firstRange(of: "..") else { return false }
        let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
        return (low.isEmpty || isYear(low)) && (high.isEmpty || isYear(high)) && text.utf8.count > 5
    }

    private static func time(_ name: String, isLast: Bool, _ today: Day) -> String? {
        switch name {
        case "year": return String(today.year - (isLast ? 1 : 0))
        case "month":
            let isDecember = isLast && today.month == 1
            return month(
                isDecember ? 12 : today.month - (isLast ? 1 : 0), of: today.year - (isDecember ? 1 : 0))
        case "week":
            guard let monday = today.before(days: today.weekday + (isLast ? 7 : 0)) else { return nil }
            return "\(monday)..\(isLast ? today.before(days: today.weekday + 1) ?? today : today)"
        case "spring", "summer", "autumn", "fall", "winter":
            let first = ["spring": 3, "summer": 6, "winter": 12][name] ?? 9
            // The last that is over, or for “this” that has begun.
            var year = today.year
            let end = first == 12 ? 2 : first + 2
            if isLast { if first == 12 ? today.month <= 2 : today.month <= end { year -= 1 } }
            if first == 12 { year -= 1 }
            return month(first, of: year) + ".." + month(end, of: first == 12 ? year + 1 : year)
        default: return nil
        }
    }

    private static func month(_ month: Int, of year: Int) -> String {
        "\(year)-\(month < 10 ? "0" : "")\(month)"
    }
}
