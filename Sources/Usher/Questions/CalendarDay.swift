import Platform

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Hashable, Sendable {
    /// Days since 1 January of the year 1.
    private let number: Int

    private init(number: Int) {
        self.number = min(max(number, 0), Self.lastNumber)
    }

    /// Creates a day, or returns `nil` if the calendar doesn't have it.
    ///
    /// - Parameters:
    ///   - year: 1 to 9999.
    ///   - month: 1 to 12.
    ///   - day: From 1.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...lengthOfMonth(month, of: year)).contains(day)
        else { return nil }
        number = Self.days(before: year) + Self.days(before: month, in: year) + day - 1
    }

    /// The year, 1 to 9999.
    public var year: Int {
        var year = number * 400 / 146_097
        while Self.days(before: year + 1) <= number { year += 1 }
        return year
    }

    /// The month, 1 to 12.
    public var month: Int {
        let (year, rest) = (year, number - Self.days(before: year))
        var month = 1
        while Self.days(before: month + 1, in: year) <= rest { month += 1 }
        return month
    }

    /// The day of the month, from 1.
    public var day: Int { number - Self.days(before: year) - Self.days(before: month, in: year) + 1 }

    /// Today by the system's clock and time zone.
    public static var today: CalendarDay {
        let (year, month, day) = currentDate()
        return CalendarDay(year: year, month: month, day: day) ?? first
    }

    @usableFromInline static let first = CalendarDay(number: 0)
    @usableFromInline static let last = CalendarDay(number: lastNumber)
    private static let lastNumber = days(before: 10_000) - 1

    private static func days(before year: Int) -> Int {
        let years = year - 1
        return years * 365 + years / 4 - years / 100 + years / 400
    }

    private static func days(before month: Int, in year: Int) -> Int {
        (1..<month).reduce(0) { $0 + lengthOfMonth($1, of: year) }
    }
}

extension CalendarDay: Strideable {
    /// Returns the days from this one to another.
    public func distance(to other: CalendarDay) -> Int { other.number - number }

    /// Returns the day so many days later, limited to the years 1 to 9999.
    public func advanced(by days: Int) -> CalendarDay {
        // Limit the days first, so that the sum can't overflow.
        CalendarDay(number: number + min(max(days, -Self.lastNumber), Self.lastNumber))
    }
}

extension CalendarDay: LosslessStringConvertible {
    /// Reads an ISO date, `2024-05-01`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, let day = CalendarDay(year: parts[0], month: parts[1], day: parts[2]),
            day.description == description
        else { return nil }
        self = day
    }

    /// The day as an ISO date: `2024-05-01`.
    public var description: String {
        // The digit that is dropped keeps leading zeros.
        [10_000 + year, 100 + month, 100 + day].map { "\($0)".dropFirst() }.joined(separator: "-")
    }
}
