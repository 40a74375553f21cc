/// A viewing in the diary.
public struct DiaryEntry: Hashable, Sendable {
    /// The movie that was watched.
    public let movie: Movie
    /// The viewing, which is one of the movie's.
    public let viewing: Viewing
    /// The date, as far as it is known: that of the viewing, or that of the rating, by which it was.
    public let date: PartialDate?
}

/// A year of the diary.
public struct DiaryYear: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The number of viewings.
    public let viewings: Int
}

/// A part of the diary.
public enum DiaryPart: Hashable, Sendable {
    /// All viewings of a period.
    case period(Period)
    /// Those of a day of the year, in earlier years than that of the day.
    case onDayOfYear(Day)

    /// Reads a part as a person types it: a period, or `on this day`.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: some StringProtocol, today: Day) throws(InvalidValue) {
        self =
            text.lowercased() == "on this day"
            ? .onDayOfYear(today) : .period(try Period(typed: text, today: today))
    }

    /// The condition on the dates of viewings, and its values.
    var condition: (sql: String, values: [SQLValue]) {
        switch self {
        case .period(let period): (SearchSQL.isInPeriod, SearchSQL.values(ofPeriod: period.days))
        case .onDayOfYear(let day):
            ("date % 10000 = ? AND date < ?", [.integer(day.number % 10_000), .integer(day.number)])
        }
    }
}
