/// Names of days and months in the languages in which a day can be typed: English, German, French, Spanish and Italian.
/// They are compared without accents, in lower case.
enum CalendarNames {
    /// The number of days before today that `today`, `gestern` and the like mean; `nil` for another word.
    static func daysAgo(_ name: String) -> Int? { today.firstIndex { $0.contains(name) } }

    /// The day of the week, Monday being 0; `nil` for another word.
    static func weekday(_ name: String) -> Int? {
        Day.weekdays.firstIndex(of: name) ?? weekdays.firstIndex { $0.contains(name) }
    }

    /// The whole name of a weekday of which three letters are typed, or more.
    static func longWeekday(_ name: String) -> String? {
        name.utf8.count > 2 ? Day.weekdays.first { $0.hasPrefix(name) } : nil
    }

    /// The month, 1 to 12, three letters of an English one being enough; `nil` for another word.
    static func month(_ name: String) -> Int? {
        guard name.utf8.count > 2 else { return nil }
        let place = Day.months.firstIndex { $0.hasPrefix(name) } ?? months.firstIndex { $0.contains(name) }
        return place.map { $0 + 1 }
    }

    /// Whether a word is the whole name of a month, and no other English word.
    static func isMonth(_ name: String) -> Bool {
        guard !["march", "mars", "may"].contains(name), let month = month(name) else { return false }
        return Day.months[month - 1] == name || months[month - 1].contains(name)
    }
}

extension StringProtocol {
    /// Whether it is a word for hours, or one for minutes; `nil` where it is neither.
    package var isUnitOfHours: Bool? {
        if ["h", "hr", "hrs", "hour", "hours"].contains(String(self)) { return true }
        return ["m", "min", "mins", "minute", "minutes"].contains(String(self)) ? false : nil
    }

    /// The whole number that a word is, in digits or as `two`; `nil` for another word.
    var typedCount: Int? {
        let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return utf8.number ?? names.firstIndex(of: lowercased())
    }
}
