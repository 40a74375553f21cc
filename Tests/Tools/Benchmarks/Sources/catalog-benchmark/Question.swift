/// A search as typed and in the full-text index's syntax, with the number of movies it finds.
struct Words {
    let text: String
    let match: String
    let count: Int
}

/// Pages to request, in the form that each side needs.
struct Question {
    let name: String
    /// The input for the catalog's side: its mode, the arguments after the file and the number of
    /// times, and standard input.
    var mode = "search"
    var arguments: [String] = []
    var searches: [String] = []
    /// Alternative SQL statements for the same pages. The fastest one counts.
    var statements: [[String]]
    /// The statements that count the results as far as a page shows it, up to a thousand.
    var counts: [String] = []

    /// The columns that a page needs for a movie's row and its actions.
    static let columns = "movie.id, movie.title, movie.year, movie.your_rating, movie.score"

    /// Returns the first page of a search for words, given the number of movies with each.
    ///
    /// Up to 250 results are sorted with title matches first and then by popularity. Longer results
    /// are in the order of addition.
    static func words(_ name: String, _ searches: [Words]) -> Question {
        Question(
            name: name, searches: searches.map(\.text),
            statements: [
                searches.map { page(matching: $0.match, words: $0.text, isRanked: $0.count <= 250) }
            ],
            counts: searches.map { count("FROM movie_text WHERE movie_text MATCH \(quoted($0.match))") })
    }

    /// Returns the first page by title of the movies that meet these conditions, each in several
    /// forms.
    static func conditions(_ name: String, _ conditions: [(text: String, sql: [String])]) -> Question {
        Question(
            name: name, searches: conditions.map(\.text),
            statements: (0..<(conditions.first?.sql.count ?? 0)).map { way in
                conditions.map { condition in
                    "SELECT \(columns) FROM movie \(condition.sql[way]) ORDER BY sort_key, id LIMIT 11;"
                }
            },
            counts: conditions.map { count("FROM movie \($0.sql[0])") })
    }

    static func count(_ from: String) -> String {
        "SELECT count(*) FROM (SELECT 1 \(from) LIMIT 251);"
    }

    /// - Parameter words: The words to search for, in lower case.
    static func page(
        matching match: String, words: String, isRanked: Bool, and condition: String = "true"
    ) -> String {
        let key = filed(words).utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let order =
            isRanked
            ? "CASE WHEN movie.title = \(quoted(words)) COLLATE NOCASE THEN 0 "
                + "WHEN sort_key >= x'\(key)00' AND sort_key < x'\(key)01' THEN 1 "
                + "WHEN sort_key >= x'\(key)2030' AND sort_key < x'\(key)2031' THEN 2 "
                + "WHEN sort_key >= x'\(key)' AND sort_key < x'\(key)ff' THEN 3 "
                + "WHEN movie.id IN (SELECT rowid FROM movie_text WHERE movie_text MATCH "
                + "\(quoted("{title original_title other_words} : (\(match))"))) THEN 4 ELSE 5 END, "
                + "renown DESC, sort_key, id"
            : "movie_text.rowid"
        return "SELECT \(columns) FROM movie_text CROSS JOIN movie ON movie.id = movie_text.rowid "
            + "WHERE movie_text MATCH \(quoted(match)) AND \(condition) ORDER BY \(order) LIMIT \(isRanked ? 10 : 11);"
    }

    /// Returns a title of these words alone in its sort form, without its article.
    private static func filed(_ words: String) -> Substring {
        let title = words.dropFirst(words.hasPrefix("title:") ? 6 : 0)
        let article = ["the ", "an ", "a "].first { title.hasPrefix($0) }
        return title.dropFirst(article?.count ?? 0)
    }
}
