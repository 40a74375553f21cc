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

extension Catalog {
    /// The number of viewings.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func viewingCount() throws(CatalogError) -> Int {
        try database.integer("SELECT count(*) FROM viewing")
    }

    /// The viewings at these places of the diary, the latest first; those of which nobody knows when they were come last.
    ///
    /// - Complexity: O(*n*) in the upper bound of the range.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func diary(in range: Range<Int>) throws(CatalogError) -> [DiaryEntry] {
        try diaryEntries(
            "ORDER BY date DESC, movie DESC, place DESC LIMIT ? OFFSET ?", [range.count, range.lowerBound])
    }

    /// The years of the diary, the latest first.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func diaryYears() throws(CatalogError) -> [DiaryYear] {
        let statement = try database.statement(
            "SELECT date / 10000, count(*) FROM viewing WHERE date > 0 GROUP BY 1 ORDER BY 1 DESC")
        defer { statement.reset() }
        var years: [DiaryYear] = []
        while try statement.step() {
            years.append(
                DiaryYear(year: try statement.integer(0) ?? 0, viewings: try statement.integer(1) ?? 0))
        }
        return years
    }

    /// The viewings of a year, the latest first.
    func diary(of year: Int) throws(CatalogError) -> [DiaryEntry] {
        guard (1...9_999).contains(year) else { return [] }
        return try diaryEntries(
            "WHERE date BETWEEN ? AND ? ORDER BY date DESC, movie DESC, place DESC",
            [year * 10_000, year * 10_000 + 9_999])
    }

    private func diaryEntries(_ sql: String, _ values: [Int]) throws(CatalogError) -> [DiaryEntry] {
        let statement = try database.statement("SELECT date, movie, place FROM viewing \(sql)")
        defer { statement.reset() }
        try statement.bind(values.map { .integer($0) })
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
}
