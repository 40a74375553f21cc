extension Catalog {
    /// Returns a query for a search, in the order that it asks for, such as longest first.
    package func query(for search: MovieSearch) throws(CatalogError) -> MovieQuery {
        let search = try SearchSQL.isOfWords(search, in: database) ? search.asWords : readingDirector(search)
        guard let order = try search.order(in: database) else {
            return MovieQuery(search: search, order: try isByHand(search) ? .hand : nil)
        }
        if try hasTitle(of: search) { return MovieQuery(search: search.asWords) }
        return MovieQuery(search: search, order: order.by, isReversed: order.isReversed)
    }

    /// Whether a movie's title has all of the search's words.
    private func hasTitle(of search: MovieSearch) throws(CatalogError) -> Bool {
        guard let title = SearchSQL.title(search.titleWords) else { return false }
        return try !database.integers(sql: "\(SearchSQL.movies(with: title)) LIMIT 1").isEmpty
    }

    /// Returns the meanings of an ambiguous decade, such as “twenties”, that find movies.
    package func readings(of search: MovieSearch) throws(CatalogError) -> [MovieSearch] {
        let both = search.inBothCenturies
        guard !both.isEmpty, try !hasTitle(of: search) else { return [] }
        var found: [MovieSearch] = []
        for other in both {
            if try count(of: MovieQuery(search: other)) != .exactly(0) { found.append(other) }
        }
        return found
    }

    /// Reads words before “films” as a director if more movies have that director than that title.
    private func readingDirector(_ search: MovieSearch) throws(CatalogError) -> MovieSearch {
        guard let films = search.parts.firstIndex(where: \.isNounForFilms) else { return search }
        let first = search.parts[..<films].lastIndex { !$0.isLoose }.map { $0 + 1 } ?? 0
        let words = search.parts[first..<films].compactMap(\.words).joined(separator: " ")
        func found(_ field: String) throws(CatalogError) -> Int {
            guard let search = try? MovieSearch("\(field):\"\(words)\""),
                case .exactly(let count) = try count(suggesting: search)
            else { return 0 }
            return count
        }
        guard try found("director") > found("title") else { return search }
        return (try? search.replacing(first..<films + 1, with: "director:\"\(words)\"")) ?? search
    }

    /// Returns a search to use instead of one that found nothing, such as without “and”.
    package func rescued(_ search: MovieSearch) throws(CatalogError) -> MovieSearch? {
        func isAnd(_ part: MovieSearch.Clause) -> Bool {
            part.isLoose && ["and", "&"].contains(part.text.lowercased())
        }
        let others = search.parts.filter { !isAnd($0) }.map(\.text).joined(separator: " ")
        if search.parts.contains(where: isAnd), let other = try? MovieSearch(others, today: search.today),
            try suggestion(other) != nil
        {
            return other
        }
        return try labels(namedIn: search).first { $0.label != .genre }?.search
    }

    /// Suggests labels that the words name. If nothing was found, also suggests similar words.
    package func suggestions(
        besides search: MovieSearch, finding count: MovieCount
    ) throws(CatalogError) -> [SearchSuggestion] {
        let isEmpty = count == .exactly(0)
        let isOfWords =
            if isEmpty { search.canBeWords } else { try SearchSQL.isOfWords(search, in: database) }
        let search = isOfWords ? search.asWords : search
        return try labels(namedIn: search)
            + (isEmpty ? then(search) + SpellingSuggestions(of: search, in: self).suggestions() : [])
    }

    /// If the search names years of viewing, suggests watched films released in those years.
    private func then(_ search: MovieSearch) throws(CatalogError) -> [SearchSuggestion] {
        guard let other = search.releasedThen else { return [] }
        return try suggestion(other, named: other.inWords).map { [$0] } ?? []
    }

    /// Resolves an ambiguous decade (see ``readings(of:)``). Throws if both meanings find movies.
    package func certainReading(of search: MovieSearch) throws(CatalogError) -> MovieSearch {
        let readings = try readings(of: search)
        guard readings.count < 2 else { throw search.refusal(of: readings) }
        return readings.first ?? search
    }

    private func labels(namedIn search: MovieSearch) throws(CatalogError) -> [SearchSuggestion] {
        try reading { () throws(CatalogError) in
            var offers: [SearchSuggestion] = []
            let keys = search.parts.map { $0.words.map(LabelKind.key) }
            var start = 0
            while start < keys.count {
                // Try names of up to four words, the longest first.
                let run = keys[start...].prefix(4).prefix { $0 != nil }.compactMap(\.self)
                var (count, found) = (run.count + 1, [(label: LabelKind, name: String)]())
                while found.isEmpty, count > 1 {
                    count -= 1
                    found = try labels(withKey: run.prefix(count).joined())
                }
                for (label, name) in found {
                    if let other = try? search.replacing(start..<start + count, with: label.condition(name)),
                        let offer = try suggestion(other, of: label, named: name)
                    {
                        offers.append(offer)
                    }
                }
                start += count
            }
            return offers
        }
    }

    private func labels(withKey key: String) throws(CatalogError) -> [(label: LabelKind, name: String)] {
        try database.rows(
            "SELECT 0, name FROM genre WHERE key = ?1 UNION ALL SELECT 1, name FROM tag WHERE key = ?1"
                + " UNION ALL SELECT 2, name FROM list WHERE key = ?1",
            [.text(key)]
        ) { row in ([.genre, .tag, .list][try row.number(0)], try row.text(1) ?? "") }
    }

    func suggestion(
        _ search: MovieSearch, of label: LabelKind? = nil, named name: String? = nil
    ) throws(CatalogError) -> SearchSuggestion? {
        let count = try count(suggesting: search)
        guard count != .exactly(0) else { return nil }
        return SearchSuggestion(label: label, name: name ?? search.text, search: search, count: count)
    }

    /// Finds movies by IMDb id, or by title and year, ignoring punctuation and articles. If there's
    /// no `Heat 1995` or `Jaws 2`, finds `Heat` of 1995 or `Jaws: Part Two`.
    package func movies(called film: FilmName) throws(CatalogError) -> [Movie] {
        if film.isIMDbID { return try movies("imdb_id = ?1", .text(film.title.lowercased())) }
        let number = spellingNumber(of: film.title)
        let found = try movies("spelling = ?1 OR original_spelling = ?1", .integer(number))
            .filter { $0.isCalled(film) }
        guard found.isEmpty else {
            let written = found.filter { folded($0.title) == folded(film.title) }
            return written.isEmpty ? found : written
        }
        if let film = film.readingLastWordAsYear { return try movies(called: film) }
        var numbered: [Movie] = []
        for (low, high) in film.numberings.map(sortKeys(beginningWith:)) {
            numbered += try movies("sort_key >= ?1 AND sort_key < ?2", .bytes(low), .bytes(high))
        }
        return film.year == nil ? numbered : numbered.filter { $0.year == film.year }
    }

    /// Finds up to three movies whose titles have the words or similar ones.
    package func movies(near film: FilmName) throws(CatalogError) -> [Movie] {
        let words = film.title.split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
        guard !words.isEmpty else { return [] }
        let parts = words.map(String.init).map {
            MovieSearch.Clause(
                $0, MovieSearch.Term(.words($0, in: [.title, .originalTitle], isPhrase: false)))
        }
        var search = MovieSearch(parts: parts, today: today())
        if try count(suggesting: search) == .exactly(0) {
            guard let offer = try SpellingSuggestions(of: search, in: self).suggestions().first else {
                return []
            }
            search = offer.search
        }
        return try movies(of: MovieQuery(search: search), in: 0..<3)
    }

    private func movies(_ condition: String, _ values: SQLValue...) throws(CatalogError) -> [Movie] {
        let sql = "SELECT \(MovieReading.all.selected) FROM movie WHERE \(condition) ORDER BY year, id"
        return try database.rows(sql, values, MovieReading.all.movie)
    }

    /// Finds movies by the longest beginning of the text that names them: see ``movies(called:)``.
    package func movies(leading text: String) throws(CatalogError) -> LeadingMovieName? {
        let ends = text.indices.filter { text[$0].isWhitespace || text[$0] == "," }.prefix(12)
        for end in (ends + [text.endIndex]).reversed() {
            let name = text[..<end].trimmed
            let called = name.last == "," || name.last == ":" ? name.dropLast() : name
            guard !called.isEmpty, !called.endsInSigns else { continue }
            let found = try movies(called: FilmName(typed: called))
            guard found.isEmpty else {
                return LeadingMovieName(
                    movies: found, name: String(called), rest: String(text[end...].drop { $0 == "," }.trimmed)
                )
            }
        }
        return nil
    }

    /// Returns completions of the text, such as titles or, after `genre:`, the names of genres.
    package func names(beginning text: String) throws(CatalogError) -> [String] {
        if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") {
            let field = text[..<colon].lowercased()
            let labels = LabelKind.allCases
            guard let label = labels.first(where: { $0.table == (field == "by" ? "director" : field) }) else {
                return []
            }
            let names = try names(of: label, beginning: text[colon...].dropFirst())
            return names.filter { !$0.contains(" ") }.map { text[...colon] + $0 }
        }
        return try strings(
            "SELECT title || coalesce(' (' || year || ')', '') FROM movie WHERE title", beginning: text)
            + names(of: .tag, beginning: text) + names(of: .genre, beginning: text)
            + SearchField.names.filter { $0.hasPrefix(text.lowercased()) }.map { "\($0):" }
    }

    package func names(
        of label: LabelKind, beginning text: some StringProtocol
    ) throws(CatalogError) -> [String] {
        try strings("SELECT name FROM \(label.table) WHERE name", beginning: text)
    }

    /// Finds movies whose titles begin with the text, ignoring accents, from A to Z. If there are
    /// more than `limit`, adds only the last match, which is enough to find a shared prefix.
    package func movies(beginning text: String, limit: Int) throws(CatalogError) -> [Movie] {
        let isArticle = ["the", "a", "an"].contains(text.trimmed.lowercased())
        // Sort keys order numbers by value, so a number can't be matched by its first digits.
        let stem = text.reversed().drop(while: \.isNumber).reversed()
        let form = TitleForm(of: isArticle ? "" : String(stem))
        let isNumber = stem.count < text.count && !stem.contains { $0.isLetter || $0.isNumber }
        let key = isNumber ? [UInt8(ascii: "0")] : form.sortKey
        let article = isArticle ? text : String(decoding: form.article, as: UTF8.self)
        let reading = MovieReading([.title, .year, .directors])
        let sql = """
            SELECT \(reading.selected) FROM movie WHERE sort_key >= ?1 AND sort_key < ?2 AND title LIKE ?3 \
            ORDER BY sort_key
            """
        let values: [SQLValue] = [.bytes(key), .bytes(key + [0xFF]), .text("\(article)%")]
        let first = try database.readableRows("\(sql) LIMIT \(limit + 1)", values, reading.movie)
        guard first.count > limit else { return first }
        return try first.dropLast() + database.readableRows("\(sql) DESC LIMIT 1", values, reading.movie)
    }

    private func strings(
        _ sql: String, beginning text: some StringProtocol
    ) throws(CatalogError) -> [String] {
        let signs: [Character] = ["!", "%", "_"]
        let pattern = text.reduce("") { $0 + (signs.contains($1) ? "!" : "") + String($1) } + "%"
        return try database.rows("\(sql) LIKE ? ESCAPE '!' ORDER BY 1 LIMIT 50", [.text(pattern)]) {
            try $0.text(0) ?? ""
        }
    }
}

/// The movies (at least one) whose name starts a text, and the rest of the text.
package struct LeadingMovieName: Sendable {
    package let movies: [Movie]
    package let name: String
    package let rest: String
}

extension Movie {
    /// Whether the movie has this name, compared as in ``Catalog/movies(called:)``.
    package func isCalled(_ film: FilmName) -> Bool {
        let wanted = Set(spellings(of: film.title))
        return (film.year == nil || year == film.year)
            && titles.contains { !wanted.isDisjoint(with: spellings(of: $0)) }
    }

    package var titles: [String] { [title] + (originalTitle.map { [$0] } ?? []) }

    /// Whether the search names this movie, by its id, title or some words of the title.
    package func isNamed(by search: MovieSearch) -> Bool {
        if search.isOfID { return true }
        guard search.isOfNames, let typed = search.titles.first else { return false }
        func words(_ text: String) -> [Substring] {
            let words = String(decoding: folded(text), as: UTF8.self)
                .split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            let main = words.filter { !SearchVocabulary.smallTitleWords.contains($0) }
            return main.isEmpty ? words : main
        }
        let year = year.map { "\($0)"[...] }
        let choices = [words(typed), words(typed).filter { $0 != year }].filter { !$0.isEmpty }
        if isCalled(FilmName(typed: typed)) { return !choices.isEmpty }
        return titles.map(words).contains { title in
            choices.contains { wanted in
                title.indices.prefix(wanted.count > 1 ? title.count : 1).contains {
                    title[$0...].starts(with: wanted)
                }
            }
        }
    }
}

extension StringProtocol {
    /// Whether there are several words, and the last has no letters or digits, such as “★★★”.
    package var endsInSigns: Bool {
        guard let space = lastIndex(where: \.isWhitespace) else { return false }
        return !self[space...].contains { $0.isLetter || $0.isNumber }
    }
}

/// Another search that the user may have meant.
package struct SearchSuggestion: Hashable, Sendable {
    package let label: LabelKind?
    /// The label's name, or the words to search for: `Horror`, `ratatouille`.
    package let name: String
    package let search: MovieSearch
    package let count: MovieCount
}

extension Movie {
    /// Returns matches outside of titles: `cast: James Caan`, `your note: With Anna.`
    package func matches(of search: MovieSearch) -> [String] {
        let words = search.parts.filter(\.isLoose).compactMap(\.words).map { Self.words(of: $0).joined() }
        let lists = [
            ("directors", directors), ("cast", cast), ("writers", writers), ("languages", languages),
            ("countries", countries), ("your note", [note ?? ""] + viewings.map { $0.note ?? "" }),
        ]
        return lists.flatMap { field, texts in
            texts.filter { text in
                Self.words(of: text).contains { word in words.contains { word.hasPrefix($0) } }
            }.prefix(3).map { "\(field): \($0)" }
        }
    }

    private static func words(of text: String) -> [Substring] {
        String(decoding: folded(text), as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    }
}

extension SearchSuggestion {
    package var heading: String {
        switch label {
        case .genre: "Genre: \(name)"
        case .tag: "Tag: \(name)"
        case .list: "List: \(name)"
        case .director, nil: name
        }
    }
}

extension MovieSearch {
    package func refusal(of readings: [MovieSearch]) -> CatalogError {
        let texts = readings.map(\.text).joined(separator: " or ")
        return .described(.badData, "“\(text)” can be \(texts). Type one of them.")
    }

    /// Returns the order that the search asks for. “Best” is by the user's or others' ratings.
    func order(
        in database: Database
    ) throws(CatalogError) -> (by: MovieOrder, isReversed: Bool, most: Int?)? {
        guard let (order, isReversed, most) = order else { return nil }
        if let order { return (order, isReversed, most) }
        let isRated = "SELECT 1 FROM movie WHERE public_rating IS NOT NULL LIMIT 1"
        let best: MovieOrder =
            try isAboutUser ? .rating : database.integer(isRated) == 1 ? .publicRating : .score
        return (best, isReversed, most)
    }
}
