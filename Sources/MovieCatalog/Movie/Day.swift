import Platform

package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The date in digits, such as `19490831`.
    package let number: Int
    package var year: Int { number / 10_000 }
    package var month: Int { number / 100 % 100 }
    package var day: Int { number % 100 }

    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...lengthOfMonth(month, of: year)).contains(day)
        else { return nil }
        number = (year * 100 + month) * 100 + day
    }

    /// Parses an ISO date such as `1949-08-31`.
    package init?(_ text: some StringProtocol) { self.init(iso: Array(text.utf8)[...]) }

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

    package var description: String { Self.text(of: number) }

    static func text(of number: Int) -> String {
        var text = Array("0000-00-00".utf8)
        var rest = number
        for place in [9, 8, 6, 5, 3, 2, 1, 0] {
            text[place] += UInt8(rest % 10)
            rest /= 10
        }
        return String(decoding: text, as: UTF8.self)
    }

    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    static let range = 1_01_01...9999_12_31

    init?(number: Int) { self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100) }

    /// The current day in the system's time zone.
    package static var today: Day {
        let date = currentDate()
        return Day(year: date.year, month: date.month, day: date.day) ?? first
    }

    private init(checked number: Int) { self.number = number }

    private static let first = Day(checked: range.lowerBound)
}

extension Day {
    /// Weekdays start on Monday.
    package static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
    package static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// 0 for Monday.
    package var weekday: Int { (place + 2) % 7 }

    /// Returns nil before year 1.
    package func before(days: Int) -> Day? {
        let (place, overflow) = place.subtractingReportingOverflow(days)
        guard !overflow, place >= Self.first.place else { return nil }
        // Years begin in March here, so that a leap day is the last day of its year.
        var year = (10_000 * place + 14_780) / 3_652_425
        if Self.days(beforeMarchOf: year) > place { year -= 1 }
        let rest = place - Self.days(beforeMarchOf: year)
        let month = (5 * rest + 2) / 153
        return Day(
            year: year + (month + 2) / 12, month: (month + 2) % 12 + 1,
            day: rest - (month * 306 + 5) / 10 + 1)
    }

    /// The number of days since March 1 of year 0.
    private var place: Int {
        Self.days(beforeMarchOf: month > 2 ? year : year - 1) + ((month + 9) % 12 * 306 + 5) / 10 + day - 1
    }

    private static func days(beforeMarchOf year: Int) -> Int {
        365 * year + year / 4 - year / 100 + year / 400
    }
}

/// The current year in UTC.
package func currentYear() -> Int { currentDate(isLocal: false).year }
