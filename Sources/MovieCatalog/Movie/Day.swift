import Platform

/// A day of the calendar, without a time or a time zone.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The day in digits: `19490831`.
    package let number: Int
    /// The year, 1 to 9999.
    package var year: Int { number / 10_000 }
    /// The month, 1 to 12.
    package var month: Int { number / 100 % 100 }
    /// The day of the month, from 1.
    package var day: Int { number % 100 }

    /// Makes a day; `nil` for one that the Gregorian calendar doesn't have.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...lengthOfMonth(month, of: year)).contains(day)
        else { return nil }
        number = (year * 100 + month) * 100 + day
    }

    /// Reads an ISO date such as `1949-08-31`; `nil` where the text is none.
    package init?(_ text: some StringProtocol) {
        self.init(iso: Array(text.utf8)[...])
    }

    package init?(iso text: ArraySlice<UInt8>) {
        guard text.count == 10 else { return nil }
        var (number, place) = (0, 0)
        for byte in text {
            if place == 4 || place == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard byte.isDigit else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            place += 1
        }
        self.init(number: number)
    }

    /// The day as an ISO date: `1949-08-31`.
    package var description: String { Self.text(of: number) }

    /// A number such as `19490831` with dashes.
    static func text(of number: Int) -> String {
        var text = Array("0000-00-00".utf8)
        var rest = number
        for place in [9, 8, 6, 5, 3, 2, 1, 0] {
            text[place] += UInt8(rest % 10)
            rest /= 10
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether the left day comes before the right one.
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    /// The numbers of the first day and the last.
    static let range = 1_01_01...9999_12_31

    init?(number: Int) {
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    /// The day it is here, by the system's clock and time zone.
    package static var today: Day {
        let date = currentDate()
        return Day(year: date.year, month: date.month, day: date.day) ?? first
    }

    private init(checked number: Int) { self.number = number }

    private static let first = Day(checked: range.lowerBound)
}

// Days as they follow each other.
extension Day {
    /// The names of the months, and of the days of a week from Monday on.
    package static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
    package static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// The day of the week, Monday being 0.
    package var weekday: Int { (place + 2) % 7 }

    /// The day so many days earlier; `nil` before the year 1.
    package func before(days: Int) -> Day? {
        let (place, overflow) = place.subtractingReportingOverflow(days)
        guard !overflow, place >= Self.first.place else { return nil }
        // Years begin in March here, so that the day that some of them have more is the last.
        var year = (10_000 * place + 14_780) / 3_652_425
        if Self.days(beforeMarchOf: year) > place { year -= 1 }
        let rest = place - Self.days(beforeMarchOf: year)
        let month = (5 * rest + 2) / 153
        return Day(
            year: year + (month + 2) / 12, month: (month + 2) % 12 + 1,
            day: rest - (month * 306 + 5) / 10 + 1)
    }

    /// The number of days since the first of March of the year 0.
    private var place: Int {
        Self.days(beforeMarchOf: month > 2 ? year : year - 1) + ((month + 9) % 12 * 306 + 5) / 10 + day - 1
    }

    private static func days(beforeMarchOf year: Int) -> Int {
        365 * year + year / 4 - year / 100 + year / 400
    }
}

/// The year it is, by the system's clock in universal time.
package func currentYear() -> Int {
    currentDate(isLocal: false).year
}
