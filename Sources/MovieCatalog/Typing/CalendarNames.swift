/// Day and month names in English, German, French, Spanish and Italian, lowercase without accents.
package enum CalendarNames {
    /// Returns the day of the week with this name; 0 is Monday.
    static func weekday(_ name: String) -> Int? {
        Day.weekdays.firstIndex(of: name) ?? weekdays.firstIndex { $0.contains(name) }
    }

    /// Completes the English name of a weekday from three letters or more.
    static func longWeekday(_ name: String) -> String? {
        name.utf8.count > 2 ? Day.weekdays.first { $0.hasPrefix(name) } : nil
    }

    /// Returns the month with this name, from 1 to 12. Three letters of an English name are enough.
    package static func month(_ name: String) -> Int? {
        guard name.utf8.count > 2 else { return nil }
        let place = Day.months.firstIndex { $0.hasPrefix(name) } ?? months.firstIndex { $0.contains(name) }
        return place.map { $0 + 1 }
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
