/// The order of month and day in a date such as `12/10/2009`.
package enum DayOrder: Hashable, Sendable {
    case monthFirst, dayFirst
    /// The order isn't known, so ambiguous dates are rejected.
    case unknown

    package static let signs: [(sign: String, order: DayOrder)] = [("mdy", .monthFirst), ("dmy", .dayFirst)]
}

extension Day {
    /// The first year of an imported viewing. Spreadsheets write 1900 for a missing date.
    package static let firstOwnYear = 1_930

    /// Reads a day as other programs write it, with or without a time: `2018-04-18T09:30:00Z`,
    /// `2018/04/18`, `18.04.2018`, `18 April 2018`, and `4/18/2018` in the given order.
    package init?(cell: ArraySlice<UInt8>, order: DayOrder, hasShortYears: Bool = false) {
        guard
            let day = Day(iso: cell) ?? NumericDate(cell, hasShortYears: hasShortYears)?.day(in: order)
                ?? Day(named: String(decoding: cell, as: UTF8.self), hasShortYears: hasShortYears)
        else { return nil }
        self = day
    }

    /// Reads a date with a word for the month: `18 April 2018`, `Wed Apr 18 00:00:00 2018`,
    /// `1er févr. 2024`, `2024年1月5日`, and `05-Jan-24` if `hasShortYears`.
    package init?(named text: String, hasShortYears: Bool = false) {
        guard text.utf8.count <= 90, text.count <= 40, text.utf8.contains(where: \.isDigit) else {
            return nil
        }
        var (year, month, day, mayBeWeekday): (Int?, Int?, Int?, Bool) = (nil, nil, nil, false)
        let plain = String(decoding: folded(text), as: UTF8.self)
        for word in plain.split(whereSeparator: { " ,-.".contains($0) }) where !word.contains(":") {
            var rest = word
            while let first = rest.first {
                let part = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
                rest = rest[part.endIndex...]
                if let number = part.utf8.number {
                    if part.count == 4, year == nil {
                        year = number
                    } else if day == nil, part.count < 3 {
                        day = number
                    } else if hasShortYears, part.count == 2, month != nil, year == nil {
                        year = NumericDate.year(ofTwoDigits: number)
                    } else {
                        return nil
                    }
                } else if part == "月", month == nil {
                    (month, day) = (day, nil)
                } else if !CalendarNames.wordsOfDates.contains(String(part)) {
                    let isWeekday = CalendarNames.isWeekday(part)
                    if let found = CalendarNames.writtenMonth(part), month == nil || mayBeWeekday {
                        (month, mayBeWeekday) = (found, isWeekday)
                    } else if !isWeekday {
                        return nil
                    }
                }
            }
        }
        guard let year, let month, let day else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

package struct NumericDate {
    package let first: Int
    let second: Int
    package private(set) var year: Int
    package var order: DayOrder {
        if hasPoints || first > 12 { return .dayFirst }
        return second > 12 ? .monthFirst : .unknown
    }
    private let hasPoints: Bool
    private let isYearFirst: Bool

    package init?(_ cell: ArraySlice<UInt8>, hasShortYears: Bool = false) {
        let date = cell.prefix { ![" ", ",", "T"].contains(Unicode.Scalar($0)) }
        let time = cell[date.endIndex...].drop { [" ", ",", "T"].contains(Unicode.Scalar($0)) }
        guard date.count <= 10, time.isEmpty || time.prefix(3).contains(UInt8(ascii: ":")),
            let sign = date.first(where: { !$0.isDigit }), ["/", ".", "-"].contains(Unicode.Scalar(sign))
        else { return nil }
        let parts = date.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, let first = parts[0].number, let second = parts[1].number,
            let last = parts[2].number
        else { return nil }
        isYearFirst = parts[0].count == 4
        hasPoints = sign == UInt8(ascii: ".")
        let isShort = hasShortYears && !isYearFirst && parts[2].count == 2
        guard isYearFirst || parts[2].count == 4 || isShort else { return nil }
        (self.first, self.second, year) = isYearFirst ? (second, last, first) : (first, second, last)
        guard isShort else { return }
        guard let long = Self.year(ofTwoDigits: last) else { return nil }
        year = long
    }

    /// Returns the latest year up to now that ends with the digits; nil if it's too early.
    static func year(ofTwoDigits digits: Int) -> Int? {
        let year = digits + (digits > currentYear() % 100 ? 1_900 : 2_000)
        return year < Day.firstOwnYear ? nil : year
    }

    /// Whether the day and the month could be swapped.
    package var isOpen: Bool { !isYearFirst && order == .unknown && first != second }

    func day(in order: DayOrder) -> Day? {
        switch isYearFirst ? .monthFirst : self.order == .unknown ? order : self.order {
        case .monthFirst: Day(year: year, month: first, day: second)
        case .dayFirst: Day(year: year, month: second, day: first)
        case .unknown: first == second ? Day(year: year, month: first, day: second) : nil
        }
    }
}
