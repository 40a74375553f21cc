/// A day of the Gregorian calendar, in the years 1 to 9999.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The date in digits, such as `19490831`.
    package let number: Int
    package var year: Int { number / 10_000 }
    package var month: Int { number / 100 % 100 }
    package var day: Int { number % 100 }

    package static let range = 1_01_01...9999_12_31
    package static let first = Day(checked: range.lowerBound)
    package static let last = Day(checked: range.upperBound)

    private init(checked number: Int) { self.number = number }

    package init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month else { return nil }
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let length = month == 2 ? (isLeapYear ? 29 : 28) : 30 + (month + month / 8) % 2
        guard 1...length ~= day else { return nil }
        number = (year * 100 + month) * 100 + day
    }

    package init?(number: Int) {
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    /// Parses an ISO date such as `1949-08-31`.
    package init?(_ text: some StringProtocol) { self.init(iso: Array(text.utf8)[...]) }

    package init?(iso text: ArraySlice<UInt8>) {
        let dash = UInt8(ascii: "-")
        guard text.count == 10, text[text.startIndex + 4] == dash, text[text.startIndex + 7] == dash,
            let year = text.prefix(4).number, let month = text.dropFirst(5).prefix(2).number,
            let day = text.suffix(2).number
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The current day in the system's time zone.
    package static var today: Day {
        let date = currentDate()
        return Day(year: date.year, month: date.month, day: date.day) ?? first
    }

    package var description: String { Self.text(of: number) }

    package static func text(of number: Int) -> String {
        var text = Array("0000-00-00".utf8)
        var rest = number
        for place in [9, 8, 6, 5, 3, 2, 1, 0] {
            text[place] += UInt8(rest % 10)
            rest /= 10
        }
        return String(decoding: text, as: UTF8.self)
    }

    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day {
    package static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
    package static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// The day of the week, from 0 for Monday to 6 for Sunday.
    package var weekday: Int { (place + 2) % 7 }

    /// The number of days since March 1 of year 0.
    package var place: Int {
        Self.days(beforeMarchOf: month > 2 ? year : year - 1) + ((month + 9) % 12 * 306 + 5) / 10 + day - 1
    }

    /// Adds days. Returns nil if the result isn't in the years 1 to 9999.
    package func after(days: Int) -> Day? {
        let (place, overflow) = place.addingReportingOverflow(days)
        guard !overflow, Self.first.place...Self.last.place ~= place else { return nil }
        // Years begin in March here, so that a leap day is the last day of its year.
        var year = (10_000 * place + 14_780) / 3_652_425
        if Self.days(beforeMarchOf: year) > place { year -= 1 }
        let rest = place - Self.days(beforeMarchOf: year)
        let month = (5 * rest + 2) / 153
        return Day(
            year: year + (month + 2) / 12, month: (month + 2) % 12 + 1,
            day: rest - (month * 306 + 5) / 10 + 1)
    }

    package func before(days: Int) -> Day? { days == .min ? nil : after(days: -days) }

    private static func days(beforeMarchOf year: Int) -> Int {
        365 * year + year / 4 - year / 100 + year / 400
    }
}

/// Returns the current year in UTC.
package func currentYear() -> Int { currentDate(isLocal: false).year }
