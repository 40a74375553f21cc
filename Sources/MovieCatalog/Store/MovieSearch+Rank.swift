extension MovieSearch {
    /// Ranks results: exact titles, the same title otherwise spelled, its sequels by number, titles
    /// that start with it, titles with the words, then the rest, each by renown.
    func rank(isDescending: Bool, _ sql: inout String, _ values: inout [SQLValue]) {
        let direction = isDescending ? " DESC" : ""
        let titles = titles
        let forms = titles.map { TitleForm(of: $0) }
        let sequels = forms.map { Self.sequels(of: $0.sortKey) }
        sql += "CASE"
        for (place, title) in titles.enumerated() {
            let (key, number) = (forms[place].sortKey, SQLValue.integer(forms[place].number))
            sql += Self.ranks[place]
            values += [.text(title), .text(title), number, number] + sequels[place]
            values += [.bytes(key), .bytes(key + [0xFF])]
        }
        let words =
            partsAsWords == nil ? titles.last?.split(whereSeparator: \.isWhitespace) ?? [] : titleWords
        if let match = SearchSQL.title(words.filter { $0.unicodeScalars.contains(where: \.isSearchable) }) {
            sql += Self.rank(14, "movie.id IN (\(SearchSQL.moviesWithWords))")
            values.append(.text(match))
        }
        if loose.count > 1 {
            // Prefer one name that has both words to two names with one each.
            sql += Self.rank(15, "movie.directors LIKE ? OR movie.\"cast\" LIKE ?")
            values += Array(repeating: .text("%\(loose.joined(separator: " "))%"), count: 2)
        }
        if isOfLanguage { sql += Self.rank(15, "instr(movie.languages, char(31)) = 0") }
        sql += Self.rank(16, "1") + " END\(direction)"
        if let sequels = sequels.first {
            sql += Self.orderOfSequels + direction
            values += sequels
        }
        sql += ", movie.renown\(isDescending ? "" : " DESC"), movie.sort_key\(direction), movie.id"
    }

    /// The search words, unless a condition separates them.
    private var loose: [String] {
        let words = parts.drop { !$0.isLoose }.prefix(while: \.isLoose)
        return words.count == parts.count(where: \.isLoose) ? words.compactMap(\.words) : []
    }

    /// Movies in the requested language alone come first.
    private var isOfLanguage: Bool {
        parts.contains { !$0.term.isExcluded && $0.notation?.contains("language:") == true }
    }

    func moviesTitled(in database: Database) throws(CatalogError) -> [Int] {
        guard parts.allSatisfy(\.isLoose), let title = titles.first else { return [] }
        let number = SQLValue.integer(spellingNumber(of: title))
        return try database.integers(
            """
            SELECT id FROM movie WHERE spelling = ? OR original_spelling = ?
            ORDER BY title = ? DESC, title = ? COLLATE NOCASE DESC, renown DESC, sort_key, id LIMIT 100
            """, [number, number, .text(title), .text(title)])
    }

    private static let isSpelled = "movie.spelling = ? OR movie.original_spelling = ?"
    private static let begins = "movie.sort_key >= ? AND movie.sort_key < ?"

    /// The ranks for a title, and for a second one after it.
    private static let ranks = [0, 7].map { first in
        let titled = ["movie.title = ?", "movie.title = ? COLLATE NOCASE"]
        let conditions = titled + [isSpelled, begins, begins, begins, begins]
        return conditions.enumerated().map { rank(first + $0, $1) }.joined()
    }

    private static func rank(_ number: Int, _ condition: String) -> String {
        " WHEN \(condition) THEN \(number)"
    }

    private static let orderOfSequels =
        ", CASE" + String(repeating: " WHEN \(begins) THEN movie.sort_key", count: 3) + " END"

    /// The key ranges of numbered sequels and parts.
    private static func sequels(of key: [UInt8]) -> [SQLValue] {
        signsOfSequels.flatMap { [SQLValue.bytes(key + $0), .bytes(key + $0 + [0xFF])] }
    }

    private static let signsOfSequels = [" 0", " part 0", " episode 0"].map { Array($0.utf8) }
}
