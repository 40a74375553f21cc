package struct WatchedStatistics: Sendable {
    package let period: Period?
    package private(set) var movies = 0
    package private(set) var viewings = 0
    /// The number of viewings that weren't a movie's first, or that are marked as rewatches.
    package private(set) var rewatches = 0
    /// The total minutes of viewings, without movies whose runtime is unknown.
    package private(set) var minutesWatched = 0
    package private(set) var viewingsWithoutRuntime = 0
    package private(set) var rated = 0
    /// The average of the user's ratings, in tenths.
    package private(set) var average: Int?
    package private(set) var figures: [SubjectTable] = []

    package struct SubjectTable: Sendable {
        package let subject: Subject
        package fileprivate(set) var rows: [Row] = []

        /// Returns how many rows after the first `count` rows tie with the last of those rows.
        package func more(after count: Int) -> Int { count > 0 ? rows[count - 1].rank - count : 0 }
    }

    package enum Subject: String, CaseIterable, Sendable {
        /// The first film, the last, the longest, and the most consecutive days with viewings.
        case first, last, longest, run
        /// The best films, the worst, the most rewatched, and those the public rates differently.
        case best, worst, rewatched, different
        case year, month, weekday
        /// The viewings on each date, which may be just a month or a year.
        case date
        /// The films grouped by the user's rating, with tenths rounded down.
        case rating
        case decade, genre, country, language, director, actor
    }

    package struct Row: Sendable {
        /// A title, a name, or the number of a year, decade, month, weekday (0: Monday) or rating.
        package let name: String
        package let count: Int
        /// The average of the user's ratings in tenths.
        package let average: Int?
        package let year: Int?
        /// The public's rating in tenths.
        package let publicRating: Int?
        /// A film's last viewing (for ``Subject/first``, its first), or the start of a run of days.
        package let date: PartialDate?
        package let minutes: Int?
        /// The user's note on one of the five best films.
        package fileprivate(set) var note: String?
        fileprivate let movie: Int?
        /// The number of rows that rank as high as this one or higher.
        fileprivate let rank: Int
    }

    package subscript(subject: Subject) -> SubjectTable? { figures.first { $0.subject == subject } }
}

extension WatchedStatistics {
    init(
        in period: Period?, of found: MatchCondition, limit: Int, names: Int, database: Database
    ) throws(CatalogError) {
        self.period = period
        let values = (period.map { SearchSQL.values(ofPeriod: $0.days) } ?? []) + found.values
        let sql = WatchedSQL.figures(
            isInPeriod: period != nil, found.condition(of: "movie"), limit: limit, names: names)
        try database.forEachRow(sql, values) { row in
            guard let subject = Subject(rawValue: try row.text(0) ?? "") else {
                _ = try database.readable { try readSums(row) }
                return
            }
            if figures.last?.subject != subject { figures.append(SubjectTable(subject: subject)) }
            let line = try database.readable {
                Row(
                    name: try row.text(1) ?? "", count: try row.number(2), average: try row.integer(3),
                    year: try row.integer(4), publicRating: try row.integer(5),
                    date: try row.integer(6).flatMap { PartialDate(number: $0) },
                    minutes: try row.integer(7), movie: try row.integer(8), rank: try row.number(9))
            }
            if let line { figures[figures.count - 1].rows.append(line) }
        }
        figures = Subject.allCases.compactMap { self[$0] }.filter { !$0.rows.isEmpty }
        try addNotes(database)
    }

    private mutating func readSums(_ row: Statement) throws(CatalogError) {
        movies = try row.number(2)
        average = try row.integer(3)
        viewings = try row.number(4)
        minutesWatched = try row.number(5)
        viewingsWithoutRuntime = try row.number(6)
        rewatches = try row.number(7)
        rated = try row.number(8)
    }

    private mutating func addNotes(_ database: Database) throws(CatalogError) {
        guard let best = figures.firstIndex(where: { $0.subject == .best }) else { return }
        for (place, row) in figures[best].rows.prefix(5).enumerated() {
            guard let movie = row.movie else { continue }
            let note = try database.readable {
                try database.row(Self.noted.byID, [.integer(movie)], Self.noted.movie).flatMap { movie in
                    movie.viewings.last { isInPeriod($0) && $0.note != nil }?.note ?? movie.note
                }
            }
            figures[best].rows[place].note = note
        }
    }

    private func isInPeriod(_ viewing: Viewing) -> Bool {
        guard let days = period?.days else { return true }
        guard let span = viewing.date?.span else { return false }
        return days.lowerBound <= span.lowerBound && span.upperBound <= days.upperBound
    }

    private static let noted = MovieReading([.title, .viewings, .note])
}

extension WatchedStatistics {
    package var json: String {
        var writer = JSONWriter()
        writer.add("period", text: period?.notation)
        for (name, number) in [
            ("movies", movies), ("viewings", viewings), ("rewatches", rewatches), ("minutes", minutesWatched),
            ("viewings_without_runtime", viewingsWithoutRuntime), ("rated", rated),
        ] {
            writer.add(name, literal: "\(number)")
        }
        writer.add("average", literal: average.map(DecimalNumber.inTenths))
        for figure in figures {
            let rows = figure.rows.map { row in
                var writer = JSONWriter()
                writer.add("name", text: row.name.isEmpty ? nil : row.name)
                writer.add("year", literal: row.year.map(String.init))
                writer.add("count", literal: "\(row.count)")
                writer.add("rating", literal: row.average.map(DecimalNumber.inTenths))
                writer.add("public", literal: row.publicRating.map(DecimalNumber.inTenths))
                writer.add("date", text: row.date?.description)
                writer.add("minutes", literal: row.minutes.map(String.init))
                writer.add("note", text: row.note)
                return String(decoding: writer.end(), as: UTF8.self)
            }
            writer.add(figure.subject.rawValue, literals: rows)
        }
        return String(decoding: writer.end(), as: UTF8.self)
    }
}

enum WatchedSQL {
    /// Returns the SQL for the viewings and the watched films. An undated viewing has the date 0.
    private static func watched(isInPeriod: Bool, _ isFound: String) -> String {
        """
        WITH watched AS MATERIALIZED (
            SELECT * FROM (
                SELECT viewing.movie, place,
                    CASE WHEN place = 0 AND substr(viewings, 1, 1) = '?' THEN 0 ELSE date END AS date,
                    place > 0 OR ltrim(viewings, '0123456789-?') LIKE '+%' AS again
                FROM viewing JOIN movie ON movie.id = viewing.movie
            ) WHERE \(isInPeriod ? SearchSQL.isInPeriod : "true")\(isFound)
        ), kept (movie, place, text) AS MATERIALIZED (
            SELECT movie.id, key, value FROM movie, \(elements(of: "viewings"))
            WHERE \(isInPeriod) AND movie.id IN (SELECT movie FROM watched) AND instr(viewings, char(30)) > 0
        ), rated (movie, rating) AS (
            SELECT movie, max(date * 1000 + CAST(round(10 * CAST(rating AS REAL)) AS INTEGER)) % 1000 FROM (
                SELECT movie, date, substr(text, instr(text, char(30)) + 1, 4) AS rating
                FROM watched JOIN kept USING (movie, place) WHERE instr(text, char(30)) > 0
            ) WHERE rating BETWEEN '0' AND ':' GROUP BY movie
        ), film AS MATERIALIZED (
            SELECT id, title, year, public_rating, CASE WHEN \(MovieField.runtime.limit) THEN runtime END AS runtime,
                coalesce(rated.rating, your_rating) AS rating, genres AS genre, directors AS director,
                "cast" AS actor, countries AS country, languages AS language, count(*) AS times,
                sum(again) AS again, min(nullif(date, 0)) AS first, max(date) AS last
            FROM watched JOIN movie ON movie.id = watched.movie LEFT JOIN rated ON rated.movie = movie.id
            GROUP BY movie.id
        )
        """
    }

    /// Returns SQL that splits a list at U+001F, which JSON escapes. A damaged list may be a blob.
    private static func elements(of list: String) -> String {
        let text = #"replace(json_quote(CAST(\#(list) AS TEXT)), '\\', '\u005c')"#
        return #"json_each('[' || replace(\#(text), '\u001f', '","') || ']')"#
    }

    private static let names = ["genre", "country", "language", "director", "actor"].map {
        "SELECT '\($0)', film.id, value FROM film, \(elements(of: $0)) WHERE \($0) IS NOT NULL"
    }.joined(separator: " UNION ALL ")

    /// Returns the SQL for all figures in one query. The sums come in a row whose subject is empty.
    static func figures(isInPeriod: Bool, _ isFound: String, limit: Int, names most: Int) -> String {
        """
        \(watched(isInPeriod: isInPeriod, isFound)), day AS (
            SELECT date, count(*) AS count, CAST(
                julianday(printf('%04d-%02d-%02d', date / 10000, date / 100 % 100, date % 100)) + 0.5 AS INTEGER) AS number
            FROM watched WHERE date % 100 > 0 GROUP BY date
        ), name (subject, id, name) AS (
            \(names)
        ), line (subject, place, tie, name, count, rating, year, public, date, minutes, movie) AS (
            SELECT subject, -count(*), 0, name, count(*), avg(rating), NULL, NULL, NULL, NULL, NULL
            FROM (SELECT DISTINCT * FROM name) JOIN film USING (id)
            GROUP BY subject, name
            UNION ALL SELECT 'decade', year / 10, 0, year / 10 * 10, count(*), avg(rating), NULL, NULL, NULL,
                NULL, NULL FROM film WHERE year IS NOT NULL GROUP BY year / 10
            UNION ALL SELECT 'rating', rating / 10, 0, rating / 10, count(*), NULL, NULL, NULL, NULL,
                NULL, NULL FROM film WHERE rating IS NOT NULL GROUP BY rating / 10
            UNION ALL SELECT 'date', date, 0, '', count(*), NULL, NULL, NULL, date, NULL, NULL
            FROM watched WHERE date > 0 GROUP BY date
            UNION ALL SELECT 'year', -date / 10000, 0, date / 10000, count(*), NULL, NULL, NULL, NULL,
                NULL, NULL FROM watched WHERE date > 0 GROUP BY date / 10000
            UNION ALL SELECT 'month', date / 100 % 100, 0, date / 100 % 100, count(*), NULL, NULL,
                NULL, NULL, NULL, NULL FROM watched WHERE date / 100 % 100 > 0 GROUP BY date / 100 % 100
            UNION ALL SELECT 'weekday', number % 7, 0, number % 7, sum(count), NULL, NULL, NULL, NULL,
                NULL, NULL FROM day GROUP BY number % 7
            UNION ALL SELECT subject, place, -times * 100000000 - last, title, times, rating, year,
                public_rating, CASE subject WHEN 'first' THEN first ELSE last END, runtime, id
            FROM (
                SELECT 'best' AS subject, -rating AS place, * FROM film
                UNION ALL SELECT 'worst', rating, * FROM film WHERE rating < (SELECT min(rating) FROM (
                    SELECT rating FROM film WHERE rating IS NOT NULL ORDER BY rating DESC LIMIT \(limit)))
                UNION ALL SELECT 'rewatched', -nullif(times, 1), * FROM film
                UNION ALL SELECT 'different', -nullif(abs(rating - public_rating), 0), * FROM film
                UNION ALL SELECT 'last', -nullif(last, 0), * FROM film
                UNION ALL SELECT 'first', first, * FROM film
                UNION ALL SELECT 'longest', -runtime, * FROM film
            ) WHERE place IS NOT NULL
            UNION ALL SELECT 'run', -count(*), 0, '', count(*), NULL, NULL, NULL, min(date), NULL, NULL
            FROM (SELECT date, number - row_number() OVER (ORDER BY number) AS start FROM day) GROUP BY start
            HAVING count(*) > 1
        )
        SELECT subject, CAST(name AS TEXT), count, CAST(round(rating) AS INTEGER), year, public,
            date, minutes, movie, peers, number
        FROM (
            SELECT *, row_number() OVER (PARTITION BY subject ORDER BY place, tie, name) AS number,
                count(*) OVER (PARTITION BY subject ORDER BY place) AS peers
            FROM line
        ) WHERE number <= CASE WHEN subject IN ('first', 'last', 'longest', 'run') THEN 1
            WHEN subject IN ('year', 'month', 'weekday', 'date', 'rating', 'decade') THEN number
            WHEN subject IN ('genre', 'country', 'language', 'director', 'actor') THEN \(most)
            ELSE \(limit) END
        UNION ALL SELECT '', '', count(*), CAST(round(avg(rating)) AS INTEGER), sum(times),
            sum(times * runtime), sum(CASE WHEN runtime IS NULL THEN times END), sum(again), count(rating), 0, 0 FROM film
        ORDER BY subject, number
        """
    }
}
