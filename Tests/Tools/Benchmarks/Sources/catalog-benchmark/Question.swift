/// Words as a person types them and as the full-text index takes them, with the number of movies that have them.
struct Words {
    let text: String
    let match: String
    let count: Int
}

/// Pages that a person asks for, as both sides are asked for them.
struct Question {
    let name: String
    /// What the catalog's side is asked: its mode, what follows the file and the number of times, and its input.
    var mode = "search"
    var arguments: [String] = []
    var searches: [String] = []
    /// The statements that give the same pages: the ways to ask, of which the fastest counts.
    var statements: [[String]]
    /// The statements that count what is found, as far as a page tells it: up to a thousand.
    var counts: [String] = []

    /// What a page shows of a movie, for its line and for what is done with it.
    static let columns = "movie.id, movie.title, movie.year, movie.your_rating, movie.score"

    /// The first page of what has these words, which are told with the number of movies that have them.
    ///
    /// Up to 250 movies come with titles first, then the best known, more of them in the order in which they were added.
    static func words(_ name: String, _ searches: [Words]) -> Question {
        Question(
            name: name, searches: searches.map(\.text),
            statements: [
                searches.map { page(matching: $0.match, words: $0.text, isRanked: $0.count <= 250) }
            ],
            counts: searches.map { count("FROM movie_text WHERE movie_text MATCH \(quoted($0.match))") })
    }

    /// The first page by title of what holds these conditions, each of them told in several ways.
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

    /// - Parameter words: The words that are looked for, in small letters.
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

    /// A title of these words alone, as it is filed: without its article.
    private static func filed(_ words: String) -> Substring {
        let title = words.dropFirst(words.hasPrefix("title:") ? 6 : 0)
        let article = ["the ", "an ", "a "].first { title.hasPrefix($0) }
        return title.dropFirst(article?.count ?? 0)
    }
}
