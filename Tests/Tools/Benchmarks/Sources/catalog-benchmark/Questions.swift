import Foundation

extension Question {
    /// Returns all questions about the catalog in this file.
    static func all(of file: String, using shell: Shell) throws -> [Question] {
        try openings(file) + pages(of: file, using: shell) + searches(of: file, using: shell)
    }

    private static let firstPage = "SELECT \(columns) FROM movie ORDER BY sort_key, id LIMIT 10;"

    private static func openings(_ file: String) -> [Question] {
        [
            Question(
                name: "opening and first page", mode: "open",
                statements: [[".open \(file)\n\(firstPage)"]]),
            Question(
                name: "opening and first page by year", mode: "open", arguments: ["year"],
                statements: [
                    [
                        ".open \(file)\nSELECT \(columns) FROM movie WHERE year IS NOT NULL "
                            + "ORDER BY year, sort_key, id LIMIT 10;"
                    ]
                ]),
        ]
    }

    /// Returns the page after pages 1, 10, 1000 and 50,000, in two orders.
    private static func pages(of file: String, using shell: Shell) throws -> [Question] {
        let total = Int(try shell.lines("SELECT movies FROM total;", on: file).first ?? "") ?? 0
        var questions: [Question] = []
        for (order, keys) in [("title", "sort_key"), ("year", "year, sort_key")] {
            for page in [1, 10, 1_000, 50_000] where page * 10 + 2_000 < total {
                let places = keys.split(separator: ", ").map { "quote(\($0))" } + ["id"]
                let rows = try shell.lines(
                    """
                    SELECT \(places.joined(separator: " || ', ' || ' ', ")) FROM movie \
                    WHERE year IS NOT NULL OR \(order == "title") ORDER BY \(keys), id LIMIT 1991 OFFSET \(page * 10 - 1);
                    """.replacingOccurrences(of: " || ', ' || ' ',", with: " || ', ' ||"), on: file)
                let starts = stride(from: 0, to: rows.count, by: 10).map { rows[$0] }
                questions.append(
                    Question(
                        name: "page \(page + 1) on, by \(order)", mode: "pages",
                        arguments: [order, "\(page * 10)"],
                        statements: [
                            starts.map {
                                "SELECT \(columns) FROM movie WHERE (\(keys), id) > (\($0))"
                                    + "\(order == "year" ? " AND year IS NOT NULL" : "") ORDER BY \(keys), id LIMIT 10;"
                            }
                        ]))
            }
        }
        return questions
    }

    private static func searches(of file: String, using shell: Shell) throws -> [Question] {
        /// Returns words or prefixes, with the number of movies that each one finds.
        func wordsFound(_ sql: String) throws -> [Words] {
            let terms = try shell.lines(
                "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, movie_text, row);\n\(sql)",
                on: file)
            let counts = try shell.lines(
                terms.map {
                    "SELECT count(*) FROM movie_text WHERE movie_text MATCH \(quoted("\"\($0)\" *"));"
                }
                .joined(separator: "\n"), on: file)
            return zip(terms, counts).map { Words(text: $0, match: "\"\($0)\" *", count: Int($1) ?? 0) }
        }
        func beginnings(_ length: Int, _ condition: String) throws -> [Words] {
            try wordsFound(
                """
                SELECT substr(term, 1, \(length)) FROM vocabulary WHERE term BETWEEN 'a' AND 'zz' AND length(term) > \(length)
                GROUP BY 1 HAVING \(condition) ORDER BY sum(doc) DESC LIMIT 10;
                """)
        }
        let rare = try wordsFound(
            "SELECT term FROM vocabulary WHERE doc BETWEEN 8 AND 12 AND term > 'b' LIMIT 20;")
        let several = try wordsFound(
            "SELECT term FROM vocabulary WHERE doc BETWEEN 400 AND 800 AND term > 'b' LIMIT 10;")
        let common = try wordsFound(
            "SELECT term FROM vocabulary WHERE length(term) > 3 ORDER BY doc DESC LIMIT 6;")
        let most = try wordsFound("SELECT term FROM vocabulary ORDER BY doc DESC LIMIT 4;")
        let exact = try most.map { word in
            Words(
                text: "\"\(word.text)\"", match: "\"\(word.text)\"",
                count: Int(
                    try shell.lines(
                        "SELECT count(*) FROM movie_text WHERE movie_text MATCH \(quoted("\"\(word.text)\""));",
                        on: file
                    ).first ?? "") ?? 0
            )
        }
        func both(_ left: String, _ right: String) throws -> Words {
            let match = "(\"\(left)\" *) AND (\"\(right)\" *)"
            let count = try shell.lines(
                "SELECT count(*) FROM movie_text WHERE movie_text MATCH \(quoted(match));", on: file)
            return Words(text: "\(left) \(right)", match: match, count: Int(count.first ?? "") ?? 0)
        }
        var questions = [
            words("rare words", rare),
            words("words in several hundred movies", several),
            words("common words", common),
            words("the most common words, in quotes", exact),
            words("the most common words", most),
            words("two letters, common", try beginnings(2, "sum(doc) > 10000")),
            words("two letters, rare", try beginnings(2, "sum(doc) BETWEEN 1 AND 1000")),
            words("three letters, common", try beginnings(3, "sum(doc) > 10000")),
            words("three letters, rare", try beginnings(3, "sum(doc) BETWEEN 1 AND 200")),
            words(
                "two common words",
                [try both(most[0].text, common[0].text), try both(most[1].text, common[1].text)]),
            words("a common and a rare word", try rare.prefix(6).map { try both(most[0].text, $0.text) }),
            words(
                "a word of the title",
                rare.prefix(6).map { word in
                    let match = "{title original_title other_words} : \"\(word.text)\" *"
                    return Words(text: "title:\(word.text)", match: match, count: word.count)
                }),
        ]
        let years = "+year BETWEEN 1950 AND 1990"
        let counts = common.map { word in
            "FROM movie_text CROSS JOIN movie ON movie.id = movie_text.rowid "
                + "WHERE movie_text MATCH \(quoted(word.match)) AND \(years)"
        }
        let found = try shell.lines(counts.map { "SELECT count(*) \($0);" }.joined(separator: "\n"), on: file)
        questions.append(
            Question(
                name: "a common word and years", searches: common.map { "\($0.text) year:1950..1990" },
                statements: [
                    zip(common, found).map {
                        page(matching: $0.match, words: $0.text, isRanked: Int($1) ?? 0 <= 250, and: years)
                    }
                ],
                counts: counts.map(count)))
        questions.append(
            Question(
                name: "common words by title", arguments: ["title"], searches: common.map(\.text),
                statements: ["id", "+id"].map { id in
                    common.map {
                        "SELECT \(columns) FROM movie WHERE \(id) IN (SELECT rowid FROM movie_text "
                            + "WHERE movie_text MATCH \(quoted($0.match))) ORDER BY sort_key, id LIMIT 11;"
                    }
                },
                counts: common.map { count("FROM movie_text WHERE movie_text MATCH \(quoted($0.match))") }))
        questions += [
            conditions(
                "a range of years",
                [("year:1950..1965", 1950, 1965), ("year:1990..", 1990, 2026), ("decade:1980s", 1980, 1989)]
                    .map {
                        ($0, ["WHERE year BETWEEN \($1) AND \($2)", "WHERE +year BETWEEN \($1) AND \($2)"])
                    }),
            conditions(
                "one year",
                [1923, 1950, 2001].map {
                    ("year:\($0)", ["WHERE year = \($0)", "WHERE +year = \($0)"])
                }),
            conditions(
                "a public rating",
                [("public:>8", 81, 100), ("public:5..6", 50, 60)].map {
                    (
                        $0,
                        [
                            "WHERE public_rating IS NOT NULL AND -public_rating BETWEEN -\($2) AND -\($1)",
                            "WHERE +public_rating BETWEEN \($1) AND \($2)",
                        ]
                    )
                }),
            conditions(
                "your rating, where there are none",
                [
                    ("rating:>8", ["WHERE your_rating IS NOT NULL AND -your_rating BETWEEN -100 AND -81"]),
                    ("rating:>7", ["WHERE your_rating IS NOT NULL AND -your_rating BETWEEN -100 AND -71"]),
                ]),
            conditions(
                "a runtime",
                [("runtime:90", ["WHERE runtime = 90"]), ("runtime:<60", ["WHERE runtime < 60"])]),
            conditions(
                "a genre",
                ["war", "drama", "filmnoir"].map { genre in
                    let label = "(SELECT id FROM genre WHERE key = '\(genre)')"
                    return (
                        "genre:\(genre)",
                        [
                            "JOIN movie_genre ON movie.id = movie_genre.movie WHERE label = \(label)",
                            "WHERE EXISTS (SELECT 1 FROM movie_genre WHERE label = \(label) AND movie = movie.id)",
                        ]
                    )
                }),
            conditions(
                "a genre of one year",
                [("western", 1951), ("comedy", 1999)].map { genre, year in
                    let label = "(SELECT id FROM genre WHERE key = '\(genre)')"
                    let exists =
                        "EXISTS (SELECT 1 FROM movie_genre WHERE label = \(label) AND movie = movie.id)"
                    return (
                        "genre:\(genre) year:\(year)",
                        ["WHERE \(exists) AND year = \(year)", "WHERE \(exists) AND +year = \(year)"]
                    )
                }),
            conditions(
                "not watched",
                [("watched:no", ["WHERE viewings IS NULL"]), ("-watched:yes", ["WHERE viewings IS NULL"])]),
        ]
        return questions.filter { !$0.searches.isEmpty }
    }
}
