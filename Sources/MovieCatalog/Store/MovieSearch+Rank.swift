extension MovieSearch {
    /// Adds the order of what is found: the title as it was typed, what is called so otherwise, its sequels by number, what
    /// begins so, what has the words in its title, each from the best known, and what is known as well by title.
    func rank(isDescending: Bool, _ sql: inout String, _ values: inout [SQLValue]) {
        let direction = isDescending ? " DESC" : ""
        let titles = titles.map { (text: $0, form: TitleForm(of: $0)) }
        sql += "CASE"
        var rank = 0
        func add(_ condition: String, _ bound: SQLValue...) {
            sql += " WHEN \(condition) THEN \(rank)"
            values += bound
            rank += 1
        }
        for (text, form) in titles {
            let (key, number) = (form.sortKey, SQLValue.integer(form.number))
            add("movie.title = ?", .text(text))
            add("movie.title = ? COLLATE NOCASE", .text(text))
            add("movie.spelling = ? OR movie.original_spelling = ?", number, number)
            for sequel in Self.sequels(of: key) { add(Self.begins, sequel.low, sequel.high) }
            add(Self.begins, .bytes(key), .bytes(key + [0xFF]))
        }
        let words =
            partsAsWords == nil ? titles.last?.text.split(whereSeparator: \.isWhitespace) ?? [] : titleWords
        if let match = SearchSQL.title(words.filter { $0.unicodeScalars.contains(where: \.isSearchable) }) {
            add("movie.id IN (\(SearchSQL.moviesWithWords))", .text(match))
        }
        sql += rank == 0 ? " WHEN true THEN 0" : " ELSE \(rank)"
        sql += " END\(direction)"
        if let key = titles.first.map({ $0.form.sortKey }) {
            sql += ", CASE"
            for sequel in Self.sequels(of: key) {
                sql += " WHEN \(Self.begins) THEN movie.sort_key"
                values += [sequel.low, sequel.high]
            }
            sql += " END\(direction)"
        }
        sql += ", movie.renown\(isDescending ? "" : " DESC"), movie.sort_key\(direction), movie.id"
    }

    /// The movies whose whole title is all that was typed, a hundred at most.
    func moviesTitled(in database: Database) throws(CatalogError) -> [Int] {
        guard parts.allSatisfy(\.isLoose), let title = titles.first else { return [] }
        let number = SQLValue.integer(spellingNumber(of: title))
        return try database.integers(
            """
            SELECT id FROM movie WHERE spelling = ? OR original_spelling = ?
            ORDER BY title = ? DESC, title = ? COLLATE NOCASE DESC, renown DESC, sort_key, id LIMIT 100
            """, [number, number, .text(title), .text(title)])
    }

    private static let begins = "movie.sort_key >= ? AND movie.sort_key < ?"

    /// Where the titles are filed that have a number behind this one, and those that are parts with a number.
    private static func sequels(of key: [UInt8]) -> [(low: SQLValue, high: SQLValue)] {
        [" 0", " part 0", " episode 0"].map { (.bytes(key + $0.utf8), .bytes(key + $0.utf8 + [0xFF])) }
    }
}
