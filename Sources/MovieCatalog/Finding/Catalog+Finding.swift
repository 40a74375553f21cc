extension Catalog {
    /// The movies that a search asks for in this catalog, in the order it asks for: the best or the
    /// worst first, unless they are words of a title, or as the user put a list in order.
    package func query(for search: MovieSearch) throws(CatalogError) -> MovieQuery {
        let search = try SearchSQL.isOfWords(search, in: database) ? search.asWords : readingFilms(search)
        guard let isBest = search.isOfBest else {
            return MovieQuery(search: search, order: try isByHand(search) ? .hand : nil)
        }
        if let title = SearchSQL.title(search.titleWords),
            try !database.integers(sql: "\(SearchSQL.movies(with: title)) LIMIT 1").isEmpty
        {
            return MovieQuery(search: search.asWords)
        }
        func isKnown(_ column: String) throws(CatalogError) -> Bool {
            try database.integer("SELECT 1 FROM movie WHERE \(column) IS NOT NULL LIMIT 1") == 1
        }
        let order: MovieOrder =
            try search.isOfUser ? .rating : isKnown("public_rating") ? .publicRating : .score
        return MovieQuery(search: search, order: order, isReversed: !isBest)
    }

    /// A search with words before “films” as a director's name, if more movies are by one than are
    /// called so.
    private func readingFilms(_ search: MovieSearch) throws(CatalogError) -> MovieSearch {
        let nouns = SearchVocabulary.films
        guard
            let films = search.parts.firstIndex(where: { $0.isFilms && nouns.contains($0.text.lowercased()) })
        else { return search }
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

    /// Another search for one that finds nothing, which means the same: for a tag or a list by its
    /// name, or without “and”.
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

    /// Other searches that may be meant by one that finds so many movies: by words that name a genre or a tag, and where
    /// nothing is found, by words that are spelled almost so.
    package func suggestions(
        besides search: MovieSearch, finding count: MovieCount
    ) throws(CatalogError) -> [SearchSuggestion] {
        let isEmpty = count == .exactly(0)
        let isOfWords =
            if isEmpty { search.canBeWords } else { try SearchSQL.isOfWords(search, in: database) }
        let search = isOfWords ? search.asWords : search
        return try labels(namedIn: search)
            + (isEmpty ? NearSpellings(of: search, in: self).suggestions() : [])
    }

    /// The genres and tags whose whole names are among the words of a search, each with the search for it instead of
    /// these words.
    private func labels(namedIn search: MovieSearch) throws(CatalogError) -> [SearchSuggestion] {
        try reading { () throws(CatalogError) in
            var offers: [SearchSuggestion] = []
            // The key of several words is the keys of each, one behind the other.
            let keys = search.parts.map { $0.words.map(LabelKind.key) }
            var start = 0
            while start < keys.count {
                let run = keys[start...].prefix(Self.longestLabel).prefix { $0 != nil }
                var used = 1
                for count in stride(from: run.count, to: 0, by: -1) {
                    let range = start..<start + count
                    let found = try labels(withKey: run.prefix(count).reduce(into: "") { $0 += $1 ?? "" })
                    for (label, name) in found {
                        if let other = try? search.replacing(range, with: label.condition(name)),
                            let offer = try suggestion(other, of: label, name)
                        {
                            offers.append(offer)
                        }
                    }
                    guard found.isEmpty else {
                        used = count
                        break
                    }
                }
                start += used
            }
            return offers
        }
    }

    /// Of how many words a name of a genre or a tag is looked for.
    private static var longestLabel: Int { 4 }

    private func labels(withKey key: String) throws(CatalogError) -> [(label: LabelKind, name: String)] {
        try database.rows(
            "SELECT 0, name FROM genre WHERE key = ?1 UNION ALL SELECT 1, name FROM tag WHERE key = ?1"
                + " UNION ALL SELECT 2, name FROM list WHERE key = ?1",
            [.text(key)]
        ) { (row) throws(CatalogError) in
            ([.genre, .tag, .list][try row.number(0)], try row.text(1) ?? "")
        }
    }

    func suggestion(
        _ search: MovieSearch, of label: LabelKind? = nil, _ name: String? = nil
    ) throws(CatalogError) -> SearchSuggestion? {
        let count = try count(suggesting: search)
        guard count != .exactly(0) else { return nil }
        return SearchSuggestion(label: label, name: name ?? search.text, search: search, count: count)
    }

    /// The movies that are called so: by the form of their whole title or original title, see ``TitleForm``, and of that
    /// year where one is named; or the movies with that id at IMDb. Where none is called `Heat 1995`, those of 1995 that are
    /// called `Heat`. What is written so comes first.
    package func movies(called film: FilmName) throws(CatalogError) -> [Movie] {
        if film.isIMDbID { return try movies("imdb_id = ?", [.text(film.title.lowercased())]) }
        let number = SQLValue.integer(spellingNumber(of: film.title))
        let found = try movies("spelling = ? OR original_spelling = ?", [number, number]).filter {
            ListedMovie($0).isCalled(film)
        }
        guard found.isEmpty, let film = film.readingLastWordAsYear else {
            let written = found.filter { folded($0.title) == folded(film.title) }
            return written.isEmpty ? found : written
        }
        return try movies(called: film)
    }

    /// The movies whose titles are near to that of a film, three at most: those that have its words, or else words that are
    /// spelled almost so. They are offered, and never taken unasked.
    package func movies(near film: FilmName) throws(CatalogError) -> [Movie] {
        let words = film.title.split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
        guard !words.isEmpty else { return [] }
        let parts = words.map { word in
            MovieSearch.Clause(
                String(word),
                MovieSearch.Term(.words(String(word), in: [.title, .originalTitle], isPhrase: false)))
        }
        var search = MovieSearch(parts: parts, today: today())
        if try count(suggesting: search) == .exactly(0) {
            guard let offer = try NearSpellings(of: search, in: self).suggestions().first else { return [] }
            search = offer.search
        }
        return try movies(of: MovieQuery(search: search), in: 0..<3)
    }

    private func movies(_ condition: String, _ values: [SQLValue]) throws(CatalogError) -> [Movie] {
        try database.rows(
            "SELECT \(MovieRow.selected) FROM movie WHERE \(condition) ORDER BY year, id", values,
            MovieRow.movie)
    }

    /// Finds the longest beginning of a text that is the whole name of movies, up to twelve words of it: see
    /// ``movies(called:)``. A comma or a colon may follow the name.
    package func movies(leading text: String) throws(CatalogError) -> LeadingName? {
        let spaces = text.indices.filter { text[$0].isWhitespace }.prefix(12)
        for end in (spaces + [text.endIndex]).reversed() {
            let name = text[..<end].trimmed
            let called = name.last == "," || name.last == ":" ? name.dropLast() : name
            guard !called.isEmpty, !called.endsInSigns else { continue }
            let found = try movies(called: FilmName(typed: called))
            guard found.isEmpty else {
                return LeadingName(movies: found, name: String(called), rest: String(text[end...].trimmed))
            }
        }
        return nil
    }

    /// The titles with their years, tags, genres and fields of a search that begin with a text, up to fifty of each; behind a
    /// field such as `genre:`, its names.
    package func names(beginning text: String) throws(CatalogError) -> [String] {
        if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") {
            let field = text[..<colon].lowercased()
            guard
                let label = LabelKind.allCases.first(where: {
                    $0.table == field || $0 == .director && field == "by"
                })
            else { return [] }
            let names = try strings(
                "SELECT name FROM \(label.table) WHERE name", beginning: text[colon...].dropFirst())
            return names.filter { !$0.contains(" ") }.map { text[...colon] + $0 }
        }
        return try strings(
            "SELECT title || coalesce(' (' || year || ')', '') FROM movie WHERE title", beginning: text)
            + strings("SELECT name FROM tag WHERE name", beginning: text)
            + strings("SELECT name FROM genre WHERE name", beginning: text)
            + SearchField.names.filter { $0.hasPrefix(text.lowercased()) }.map { "\($0):" }
    }

    private func strings(
        _ sql: String, beginning text: some StringProtocol
    ) throws(CatalogError) -> [String] {
        let signs: [Character] = ["!", "%", "_"]
        let pattern = text.reduce("") { $0 + (signs.contains($1) ? "!" : "") + String($1) } + "%"
        return try database.rows("\(sql) LIKE ? ESCAPE '!' ORDER BY 1 LIMIT 50", [.text(pattern)]) {
            (row) throws(CatalogError) in try row.text(0) ?? ""
        }
    }
}

/// The movies that are called as a text begins, and what is behind their name.
package struct LeadingName: Sendable {
    /// The movies, of which there is one at least.
    package let movies: [Movie]
    package let name: String
    package let rest: String
}

extension ListedMovie {
    /// Whether it is called so: see ``Catalog/movies(called:)``.
    package func isCalled(_ film: FilmName) -> Bool {
        let wanted = Set(spellings(of: film.title))
        return (film.year == nil || year == film.year)
            && ([title] + (originalTitle.map { [$0] } ?? [])).contains {
                !wanted.isDisjoint(with: spellings(of: $0))
            }
    }
}

extension ListedMovie {
    /// Whether the words of a search are its title, two or more words of it without a gap, or its
    /// first word; small words, signs and its year don't count. An id names it, too.
    package func isNamed(by search: MovieSearch) -> Bool {
        if search.isOfID { return true }
        guard search.isOfNames, let typed = search.titles.first else { return false }
        func words(_ text: String) -> [Substring] {
            let words = String(decoding: folded(text), as: UTF8.self)
                .split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            let main = words.filter { !Self.smallWords.contains($0) }
            return main.isEmpty ? words : main
        }
        let year = year.map { "\($0)"[...] }
        return ([title] + [originalTitle].compactMap(\.self)).contains { title in
            let all = words(title)
            return [words(typed), words(typed).filter { $0 != year }].contains { wanted in
                if wanted.isEmpty { return false }
                if isCalled(FilmName(typed: typed)) || wanted.count == 1 && all.first == wanted[0] {
                    return true
                }
                return wanted.count > 1
                    && all.indices.contains { all[$0...].starts(with: wanted) }
            }
        }
    }

    /// Words of a title that don't count.
    private static let smallWords: Set<Substring> = [
        "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with",
    ]
}

extension StringProtocol {
    /// Whether the last of several words has no letter and no digit, as a rating in stars behind a name has none.
    package var endsInSigns: Bool {
        guard let space = lastIndex(where: \.isWhitespace) else { return false }
        return !self[space...].contains { $0.isLetter || $0.isNumber }
    }
}

/// Another search that may be what was meant. It is offered, and never run unasked.
package struct SearchSuggestion: Hashable, Sendable {
    package let label: LabelKind?
    /// The name or the words: `Horror`, `ratatouille`.
    package let name: String
    package let search: MovieSearch
    package let count: MovieCount
}

extension Movie {
    /// The fields with a search's words, if not the titles: `cast: James Caan`, `your note: With
    /// Anna.`
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
