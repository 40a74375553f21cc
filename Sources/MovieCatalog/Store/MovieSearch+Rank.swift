extension MovieSearch {
    /// Returns the terms of an ORDER BY that puts the best matches first, or last if descending.
    func rank(isDescending: Bool) -> SQL {
        let direction = isDescending ? " DESC" : ""
        let keys = titles.map { TitleForm(of: $0).sortKey }
        var ranks = zip(titles, keys).flatMap { title, key -> [SQL] in
            ["movie.title = \(title)", "movie.title = \(title) COLLATE NOCASE", Self.isSpelled(title)]
                + Self.areSequels(of: key) + [Self.begins(key)]
        }
        let words =
            partsAsWords == nil ? titles.last?.split(whereSeparator: \.isWhitespace) ?? [] : titleWords
        if let match = SearchSQL.title(words.filter { $0.unicodeScalars.contains(where: \.isSearchable) }) {
            ranks.append("movie.id IN (\(SearchSQL.movies(with: match)))")
        }
        var preferences: [SQL] = []
        if loose.count > 1 {
            // Prefer one name that has both words to two names with one each.
            let name = "%\(loose.joined(separator: " "))%"
            preferences = ["movie.directors LIKE \(name)", "movie.\"cast\" LIKE \(name)"]
        }
        if isOfLanguage { preferences.append("instr(movie.languages, char(31)) = 0") }
        if !preferences.isEmpty { ranks.append(preferences.joined(" OR ")) }
        ranks.append("1")
        let cases = ranks.enumerated().map { "WHEN \($1) THEN \(sql: "\($0)")" as SQL }
        var order: [SQL] = ["CASE \(cases.joined(" ")) END\(sql: direction)"]
        if let key = keys.first {
            let sequels = Self.areSequels(of: key).map { "WHEN \($0) THEN movie.sort_key" as SQL }
            order.append("CASE \(sequels.joined(" ")) END\(sql: direction)")
        }
        order.append("movie.renown\(sql: isDescending ? "" : " DESC")")
        return (order + ["movie.sort_key\(sql: direction)", "movie.id"]).joined(", ")
    }

    /// The plain words to search for, or none if a condition separates them.
    private var loose: [String] {
        let words = parts.drop { !$0.isLoose }.prefix(while: \.isLoose)
        return words.count == parts.count(where: \.isLoose) ? words.compactMap(\.words) : []
    }

    /// Whether there's a `language:` condition. Movies in only that language are then preferred.
    private var isOfLanguage: Bool {
        parts.contains { !$0.term.isExcluded && $0.notation?.contains("language:") == true }
    }

    func moviesTitled(in database: Database) throws(CatalogError) -> [Int] {
        guard parts.allSatisfy(\.isLoose), let title = titles.first else { return [] }
        return try database.integers(
            sql: """
                SELECT id FROM movie WHERE \(Self.isSpelled(title)) ORDER BY title = \(title) DESC, \
                title = \(title) COLLATE NOCASE DESC, renown DESC, sort_key, id LIMIT 100
                """)
    }

    private static func isSpelled(_ title: String) -> SQL {
        let number = spellingNumber(of: title)
        return "movie.spelling = \(number) OR movie.original_spelling = \(number)"
    }

    private static func begins(_ key: [UInt8]) -> SQL {
        "movie.sort_key >= \(.bytes(key)) AND movie.sort_key < \(.bytes(key + [0xFF]))"
    }

    private static func areSequels(of key: [UInt8]) -> [SQL] {
        [" 0", " part 0", " episode 0"].map { begins(key + $0.utf8) }
    }
}
