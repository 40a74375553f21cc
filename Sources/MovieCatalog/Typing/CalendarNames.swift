/// Names of days and months, in lowercase without accents.
package enum CalendarNames {
    /// Returns the day of the week with this name, from 0 for Monday.
    static func weekday(_ name: String) -> Int? {
        Day.weekdays.firstIndex(of: name) ?? weekdays.firstIndex { $0.contains(name) }
    }

    /// Completes a weekday such as `mon` or, if `isShort`, `mo`.
    static func longWeekday(_ name: String, orShort isShort: Bool = false) -> String? {
        if isShort, let place = shortWeekdays[name] { return Day.weekdays[place] }
        return name.utf8.count > 2 ? Day.weekdays.first { $0.hasPrefix(name) } : nil
    }

    /// Returns the month with this name, from 1 to 12. Three letters of an English name are enough.
    package static func month(_ name: String) -> Int? {
        guard name.utf8.count > 2 else { return nil }
        let place = Day.months.firstIndex { $0.hasPrefix(name) } ?? months.firstIndex { $0.contains(name) }
        return place.map { $0 + 1 }
    }

    /// Like ``fileMonth(_:)``, but also accepts the first letters of a name, if they are unique.
    package static func writtenMonth(_ name: some StringProtocol) -> Int? {
        let name = String(name)
        if let month = fileMonth(name) { return month }
        guard name.count > 2 else { return nil }
        let found = months.indices.filter { place in
            [months, otherMonths].contains { $0[place].contains { $0.hasPrefix(name) } }
        }
        return found.count == 1 ? found[0] + 1 : nil
    }

    /// Like ``month(_:)``, but also accepts the names of ``otherMonths``.
    package static func fileMonth(_ name: String) -> Int? {
        month(name) ?? otherMonths.firstIndex { $0.contains(name) }.map { $0 + 1 }
    }

    private static let fileWeekdays = weekdays.reduce(otherWeekdays.union(Day.weekdays)) { $0.union($1) }

    /// Whether it's the name of a weekday or an abbreviation of at least two letters.
    package static func isWeekday(_ name: some StringProtocol) -> Bool {
        name.count > 1 && fileWeekdays.contains { $0.hasPrefix(name) }
    }

    /// Whether it's the whole name of a month and not another English word, such as “may”.
    static func isMonth(_ name: String) -> Bool {
        guard !["march", "mars", "may"].contains(name), let month = month(name) else { return false }
        return Day.months[month - 1] == name || months[month - 1].contains(name)
    }
}

extension StringProtocol {
    /// True for a unit of hours, false for one of minutes, and nil for anything else.
    package var isUnitOfHours: Bool? {
        CalendarNames.hourUnits.contains(String(self))
            ? true : CalendarNames.minuteUnits.contains(String(self)) ? false : nil
    }

    /// A whole number in digits, or as a word such as `two`.
    var typedCount: Int? { utf8.number ?? CalendarNames.numbers.firstIndex(of: lowercased()) }
}
