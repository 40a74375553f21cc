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
            notation = Self.month((year ?? (month < today.month ? today.year : today.year - 1)) * 12 + month)
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
        let now = today.year * 12 + today.month - 1
        switch name {
        case "year": return String(today.year - (isLast ? 1 : 0))
        case "month": return month(now - (isLast ? 1 : 0))
        case "week":
            guard let monday = today.before(days: today.weekday + (isLast ? 7 : 0)) else { return nil }
            return "\(monday)..\(isLast ? today.before(days: today.weekday + 1) ?? today : today)"
        case "spring", "summer", "autumn", "fall", "winter":
            let first = ["spring": 2, "summer": 5, "winter": 11][name] ?? 8
            // The last that is over, or the one that began last.
            let latest = now - (isLast ? 3 : 0)
            let start = latest - (latest - first) % 12
            return month(start) + ".." + month(start + 2)
        default: return nil
        }
    }

    /// - Parameter months: The months before it since the year 0.
    private static func month(_ months: Int) -> String {
        let month = months % 12 + 1
        return "\(months / 12)-\(month < 10 ? "0" : "")\(month)"
    }
}
