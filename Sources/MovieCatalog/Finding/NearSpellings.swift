/// Words that are spelled almost as those of a search that finds nothing.
struct NearSpellings {
    private let catalog: Catalog
    private let search: MovieSearch

    init(of search: MovieSearch, in catalog: Catalog) throws(CatalogError) {
        (self.search, self.catalog) = (search, catalog)
        try catalog.database.execute(
            "CREATE VIRTUAL TABLE IF NOT EXISTS temp.movie_word USING fts5vocab(main, movie_text, row)")
    }

    /// Searches with other words than those of one that finds nothing: words that begin with the same two letters and
    /// are spelled almost so, or else a word cut in two. The nearest and the most frequent come first, three at most.
    ///
    /// - Complexity: O(*n*) in the number of words of the index that begin with these letters, and of where they stand.
    func suggestions() throws(CatalogError) -> [SearchSuggestion] {
        try catalog.reading { () throws(CatalogError) in
            let misspelled = try misspelledWords()
            var offers: [SearchSuggestion] = []
            for spelling in try spellings(of: misspelled) where offers.count < Self.mostOffers {
                if let offer = try offer(spelling) { offers.append(offer) }
            }
            guard offers.isEmpty else { return offers }
            for (place, word) in misspelled {
                for end in word.indices.dropFirst() where offers.count < Self.mostOffers {
                    let cut = "\"\(word[..<end]) \(word[end...])\""
                    if let offer = try offer([(place, cut)]) { offers.append(offer) }
                }
            }
            guard offers.isEmpty, let word = try rarestKnownWord() else { return offers }
            return try catalog.suggestion(MovieSearch(parts: [word], today: search.today)).map { [$0] } ?? []
        }
    }

    /// A word in the place of one of a search.
    private typealias PlacedWord = (place: Int, word: String)

    private static var mostOffers: Int { 3 }

    /// The words of a search that no word of the index begins with; where there are no such words, the rarest of them.
    private func misspelledWords() throws(CatalogError) -> [PlacedWord] {
        var unknown: [PlacedWord] = []
        var rarest: (word: PlacedWord, count: Int)?
        for (place, part) in search.parts.enumerated() {
            guard let word = part.looseWord else { continue }
            if try words(beginningWith: word, limit: 1).isEmpty {
                unknown.append((place, word))
            } else {
                let count = try frequency(of: word)
                if count < rarest?.count ?? .max { rarest = ((place, word), count) }
            }
        }
        // Each costs as much as all else.
        return unknown.isEmpty ? rarest.map { [$0.word] } ?? [] : Array(unknown.prefix(2))
    }

    /// Words for all of the misspelled ones, the likeliest first.
    private func spellings(of misspelled: [PlacedWord]) throws(CatalogError) -> [[PlacedWord]] {
        guard !misspelled.isEmpty else { return [] }
        var spellings: [[PlacedWord]] = [[]]
        for (place, word) in misspelled {
            let near = try nearWords(to: word).prefix(misspelled.count > 1 ? 3 : 8)
            spellings = spellings.flatMap { spelling in near.map { spelling + [(place, $0)] } }
        }
        return spellings
    }

    private func offer(_ words: [PlacedWord]) throws(CatalogError) -> SearchSuggestion? {
        var other = search
        for (place, word) in words {
            let text = other.parts[place].text(with: word)
            guard let next = try? other.replacing(place..<place + 1, with: text) else { return nil }
            other = next
        }
        return try catalog.suggestion(other)
    }

    /// Of several words, the rarest that the index has: the one by which a title in another language is found.
    private func rarestKnownWord() throws(CatalogError) -> MovieSearch.Clause? {
        var rarest: (part: MovieSearch.Clause, count: Int)?
        let words = search.parts.compactMap { part in part.looseWord.map { (part, $0) } }
        for (part, word) in words where words.count > 1 {
            let count = try frequency(of: word)
            if count > 0, count < rarest?.count ?? .max { rarest = (part, count) }
        }
        return rarest?.part
    }

    /// Words that are spelled almost so, the nearest and the most frequent first.
    private func nearWords(to word: String) throws(CatalogError) -> [String] {
        let most = word.count < 8 ? 1 : 2
        var near: [(word: String, distance: Int, count: Int)] = []
        for (other, count) in try words(beginningWith: String(word.prefix(2)), limit: -1)
        where abs(other.utf8.count - word.utf8.count) <= most {
            var edits = EditDistance(from: word)
            for letter in other.unicodeScalars where edits.least <= most { edits.append(letter) }
            if edits.least <= most, edits.distance <= most { near.append((other, edits.distance, count)) }
        }
        return near.sorted { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }.map(
            \.word)
    }

    private func frequency(of word: String) throws(CatalogError) -> Int {
        try catalog.database.integer("SELECT doc FROM temp.movie_word WHERE term = ?", [.text(word)])
    }

    /// Words that begin so, each with the number of movies that have it.
    private func words(
        beginningWith text: String, limit: Int
    ) throws(CatalogError) -> [(word: String, count: Int)] {
        try catalog.database.rows(
            "SELECT term, doc FROM temp.movie_word WHERE term >= ? AND term <= ? LIMIT ?",
            [.text(text), .text(text + SearchSQL.lastScalar), .integer(limit)]
        ) { (row) throws(CatalogError) in (try row.text(0) ?? "", try row.integer(1) ?? 0) }
    }
}

extension MovieSearch.Clause {
    /// A word that may be misspelled, as the index of words has it.
    fileprivate var looseWord: String? {
        guard case .words(let word, _, isPhrase: false) = term.condition, !term.isExcluded, word.count > 2,
            word.unicodeScalars.allSatisfy(\.isSearchable)
        else { return nil }
        return String(decoding: folded(word), as: UTF8.self)
    }

    fileprivate func text(with word: String) -> String {
        guard case .words(let old, _, _) = term.condition else { return word }
        return text.dropLast(old.count) + word
    }
}
