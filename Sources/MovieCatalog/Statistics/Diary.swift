package struct DiaryEntry: Hashable, Sendable {
    package let movie: Movie
    /// The viewing, which is one of the movie's.
    package let viewing: Viewing
    /// The date, as far as it is known: that of the viewing, or that of the rating, by which it was.
    package let date: PartialDate?
}

package struct DiaryYear: Hashable, Sendable {
    package let year: Int
    package let viewings: Int
}

package enum DiaryPart: Hashable, Sendable {
    case period(Period)
    /// Those of a day of the year, in earlier years than that of the day.
    case onDayOfYear(Day)

    /// Reads a part as a person types it: a period, or `on this day`.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    package init(typed text: some StringProtocol, today: Day) throws(InvalidValue) {
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
