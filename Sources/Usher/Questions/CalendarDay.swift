import Platform

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Hashable, LosslessStringConvertible, Sendable, Strideable {
    private let value: Day
    @usableFromInline static let first = CalendarDay(value: .first)
    @usableFromInline static let last = CalendarDay(value: .last)
    /// Today by the system's clock and time zone.
    public static var today: CalendarDay { CalendarDay(value: .today) }

    private init(value: Day) { self.value = value }

    /// Creates a day of the years 1 to 9999, or returns `nil` if the calendar doesn't have it.
    public init?(year: Int, month: Int, day: Int) {
        guard let value = Day(year: year, month: month, day: day) else { return nil }
        self.init(value: value)
    }
    /// Reads an ISO date, `2024-05-01`; `nil` for any other text.
    public init?(_ description: String) {
        guard let value = Day(description) else { return nil }
        self.init(value: value)
    }

    /// The year, 1 to 9999.
    public var year: Int { value.year }
    /// The month, 1 to 12.
    public var month: Int { value.month }
    /// The day of the month, from 1.
    public var day: Int { value.day }
    /// The day as an ISO date: `2024-05-01`.
    public var description: String { value.description }
    /// Returns the number of days from this day to another.
    public func distance(to other: CalendarDay) -> Int { other.value.place - value.place }
    /// Returns the day this many days later, limited to the years 1 to 9999.
    public func advanced(by days: Int) -> CalendarDay {
        CalendarDay(value: value.after(days: days) ?? (days < 0 ? .first : .last))
    }
}
