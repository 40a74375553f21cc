package struct DiaryEntry: Hashable, Sendable {
    package let movie: ListedMovie
    package let viewing: Viewing
    /// The date of the viewing, or of the rating if only that is known.
    package let date: PartialDate?
}

extension ListedMovie {
    /// Reads a movie once for all of its viewings. Yields a closure that returns a viewing's entry.
    static let diary = RowReading<(_ place: Int) -> DiaryEntry?>(columns + ["viewings", "day_rated"]) { row in
        do throws(CatalogError) {
            let (movie, viewings) = (try ListedMovie(row, []), try row.viewings(columns.count + 1))
            let dayRated = try row.day(columns.count + 2)
            return { place in
                guard viewings.indices.contains(place) else { return nil }
                let date = viewings.date(at: place, rated: dayRated)
                return DiaryEntry(movie: movie, viewing: viewings[place], date: date)
            }
        } catch {
            throw error.of(.movie(try row.number(0), title: (try? row.text(2)) ?? nil))
        }
    }
}

package struct DiaryYear: Hashable, Sendable {
    package let year: Int
    package let viewings: Int
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
