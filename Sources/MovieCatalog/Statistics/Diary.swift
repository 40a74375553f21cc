package struct DiaryEntry: Hashable, Sendable {
    package let movie: Movie
    package let viewing: Viewing
    /// The date of the viewing, or of the rating if only that is known.
    package let date: PartialDate?
}

package enum DiaryPart: Hashable, Sendable {
    case period(Period)
    /// Viewings on this day of the year in earlier years.
    case onDayOfYear(Day)

    /// Parses a typed period, or `on this day`.
    package init(typed text: some StringProtocol, today: Day) throws(InvalidValue) {
        self =
            text.lowercased() == "on this day"
            ? .onDayOfYear(today) : .period(try Period(typed: text, today: today))
    }

    var condition: (sql: String, values: [SQLValue]) {
        switch self {
        case .period(let period): (SearchSQL.isInPeriod, SearchSQL.values(ofPeriod: period.days))
        case .onDayOfYear(let day):
            ("date % 10000 = ? AND date < ?", [.integer(day.number % 10_000), .integer(day.number)])
        }
    }
}
