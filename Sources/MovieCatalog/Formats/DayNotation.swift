/// The order of month and day in a date such as `12/10/2009`.
package enum DayOrder: Hashable, Sendable {
    case monthFirst, dayFirst
    /// The order isn't known, so ambiguous dates are rejected.
    case unknown

    package static let signs: [(sign: String, order: DayOrder)] = [("mdy", .monthFirst), ("dmy", .dayFirst)]
}

extension Day {
    /// The first year accepted for a viewing or rating in an import. No exported diary goes back
    /// further, and spreadsheets write 1900 for a missing date.
    package static let firstOwnYear = 1_930

    /// Reads a day as other programs write it, with or without a time: `2018-04-18T09:30:00Z`,
    /// `2018/04/18`, `18.04.2018`, `18 April 2018`, and `4/18/2018` in the given order.
    ///
    /// - Parameter hasShortYears: Whether to accept past days with two-digit years, `10/21/20`.
    package init?(cell: ArraySlice<UInt8>, order: DayOrder, hasShortYears: Bool = false) {
        guard
            let day = Day(iso: cell) ?? NumericDate(cell, hasShortYears: hasShortYears)?.day(in: order)
                ?? Day(named: cell)
        else { return nil }
        self = day
    }

    /// Reads dates such as `18 April 2018`, `Apr 18, 2018` and `Wed Apr 18 00:00:00 2018`.
    private init?(named cell: ArraySlice<UInt8>) {
        guard cell.count <= 40, cell.contains(where: { $0 | 0x20 >= UInt8(ascii: "a") && $0 < 0x80 }) else {
            return nil
        }
        var (year, month, day): (Int?, Int?, Int?)
        for word in cell.split(whereSeparator: {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
        }) {
            let name = String(decoding: word, as: UTF8.self).lowercased().filter { $0 != "." }
            if let number = word.number {
                guard word.count == 4 ? year == nil : day == nil else { return nil }
                if word.count == 4 { year = number } else { day = number }
            } else if name.count > 2, month == nil,
                let place = Self.months.firstIndex(where: { $0.hasPrefix(name) })
            {
                month = place + 1
            } else if !word.contains(UInt8(ascii: ":")),
                !["am", "pm", "at", "of", "utc", "gmt"].contains(name),
                name.count < 3 || !Self.weekdays.contains(where: { $0.hasPrefix(name) })
            {
                return nil
            }
        }
        guard let year, let month, let day else { return nil }
        self.init(year: year, month: month, day: day)
    }
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
        year += last > currentYear() % 100 ? 1_900 : 2_000
        // In 2026, for example, `29` would be 1929, which is too early for a viewing.
        if year < Day.firstOwnYear { return nil }
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
