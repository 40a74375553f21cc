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
public enum DiaryFilter: Hashable, Sendable {
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
    fileprivate var condition: (sql: String, values: [Int]) {
        switch self {
        case .period(let period):
            (SearchSQL.isInPeriod, [period.days.lowerBound, period.days.upperBound, period.days.upperBound])
        case .onDayOfYear(let day): ("date % 10000 = ? AND date < ?", [day.number % 10_000, day.number])
        }
    }
}

extension Catalog {
    /// The number of viewings, of a part of the diary or of all.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func viewingCount(of part: DiaryFilter? = nil) throws(CatalogError) -> Int {
        let (sql, values) = part?.condition ?? ("true", [])
        let statement = try database.statement("SELECT count(*) FROM viewing WHERE \(sql)")
        defer { statement.reset() }
        try statement.bind(values.map { .integer($0) })
        return try statement.step() ? try statement.integer(0) ?? 0 : 0
    }

    /// The viewings at these places of the diary, the latest first; those of which nobody knows when they were come last.
    ///
    /// - Complexity: O(*n*) in the upper bound of the range.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func diary(
        in range: Range<Int>, of part: DiaryFilter? = nil
    ) throws(CatalogError) -> [DiaryEntry] {
        let (sql, values) = part?.condition ?? ("true", [])
        let statement = try database.statement(
            """
            SELECT date, movie, place FROM viewing WHERE \(sql)
            ORDER BY date DESC, movie DESC, place DESC LIMIT ? OFFSET ?
            """)
        defer { statement.reset() }
        try statement.bind((values + [range.count, range.lowerBound]).map { .integer($0) })
        var rows: [(date: Int, movie: Int, place: Int)] = []
        while try statement.step() {
            rows.append(
                (try statement.integer(0) ?? 0, try statement.integer(1) ?? 0, try statement.integer(2) ?? 0))
        }
        var entries: [DiaryEntry] = []
        for row in rows {
            guard let movie = try movie(Movie.ID(row.movie)), movie.viewings.indices.contains(row.place),
                movie.diaryNumbers[row.place] == row.date
            else { throw database.damage(.missingViewing) }
            entries.append(
                DiaryEntry(
                    movie: movie, viewing: movie.viewings[row.place], date: PartialDate(number: row.date)))
        }
        return entries
    }

    /// The years with viewings, the latest first.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func diaryYears() throws(CatalogError) -> [DiaryYear] {
        let statement = try database.statement(
            """
            SELECT date / 10000, count(*) FROM viewing JOIN movie ON id = movie
            WHERE date > 0 AND NOT (place = 0 AND substr(viewings, 1, 1) = '?') GROUP BY 1 ORDER BY 1 DESC
            """)
        defer { statement.reset() }
        var years: [DiaryYear] = []
        while try statement.step() {
            years.append(
                DiaryYear(year: try statement.integer(0) ?? 0, viewings: try statement.integer(1) ?? 0))
        }
        return years
    }
}
