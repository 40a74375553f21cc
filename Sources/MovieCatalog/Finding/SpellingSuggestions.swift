/// Suggests words with a similar spelling for a search that finds nothing.
struct SpellingSuggestions {
    private let catalog: Catalog
    private let search: MovieSearch

    init(of search: MovieSearch, in catalog: Catalog) throws(CatalogError) {
        (self.search, self.catalog) = (search, catalog)
        try catalog.database.execute(
            "CREATE VIRTUAL TABLE IF NOT EXISTS temp.movie_word USING fts5vocab(main, movie_text, row)")
    }

    /// Returns up to three searches with words respelled, cut or left out.
    func suggestions() throws(CatalogError) -> [SearchSuggestion] {
        try catalog.reading { () throws(CatalogError) in
            let words = try looseWords()
            let rarest = { (words: [(word: PlacedWord, count: Int?)]) in
                words.min { $0.count ?? 0 < $1.count ?? 0 }?.word
            }
            // If all words are known, replace only the rarest, because each attempt is slow.
            let unknown = words.filter { $0.count == nil }.prefix(2).map(\.word)
            let misspelled = unknown.isEmpty ? rarest(words).map { [$0] } ?? [] : unknown
            var offers: [SearchSuggestion] = []
            for spelling in try spellings(of: misspelled) where offers.count < 3 {
                if let offer = try offer(spelling) { offers.append(offer) }
            }
            guard offers.isEmpty else { return offers }
            for (place, word) in misspelled {
                for end in word.indices.dropFirst() where offers.count < 3 {
                    let cut = "\"\(word[..<end]) \(word[end...])\""
                    if let offer = try offer([(place, cut)]) { offers.append(offer) }
                }
            }
            // As a last resort, search for a single word: the title may be in another language.
            let known = words.filter { $0.count ?? 0 > 0 && !SearchVocabulary.isSmall($0.word.word) }
            guard offers.isEmpty, words.count > 1, let known = rarest(known) else { return offers }
            let other = MovieSearch(parts: [search.parts[known.place]], today: search.today)
            return try catalog.suggestion(other).map { [$0] } ?? []
        }
    }

    private typealias PlacedWord = (place: Int, word: String)

    /// Returns each word with its number of movies; nil if no indexed word begins with it.
    private func looseWords() throws(CatalogError) -> [(word: PlacedWord, count: Int?)] {
        var found: [(word: PlacedWord, count: Int?)] = []
        for (place, part) in search.parts.enumerated() {
            guard let word = part.looseWord else { continue }
            let isKnown = try !words(beginningWith: word, limit: 1).isEmpty
            let frequency = "SELECT doc FROM temp.movie_word WHERE term = ?"
            let count = isKnown ? try catalog.database.integer(frequency, [.text(word)]) : nil
            found.append(((place, word), count))
        }
        return found
    }

    private func spellings(of misspelled: [PlacedWord]) throws(CatalogError) -> [[PlacedWord]] {
        guard !misspelled.isEmpty else { return [] }
        var spellings: [[PlacedWord]] = [[]]
        for (place, word) in misspelled {
            let near = try nearWords(to: word).prefix(misspelled.count > 1 ? 3 : 8)
            spellings = spellings.flatMap { spelling in near.map { spelling + [(place, $0)] } }
        }
        return spellings
    }

    /// Returns the search with these words, if it finds anything. Replaces all words at once,
    /// because parsing the new text can join or split clauses.
    private func offer(_ words: [PlacedWord]) throws(CatalogError) -> SearchSuggestion? {
        var texts = search.parts.map(\.text)
        for (place, word) in words { texts[place] = search.parts[place].text(with: word) }
        guard let other = try? MovieSearch(texts.joined(separator: " "), today: search.today) else {
            return nil
        }
        return try catalog.suggestion(other)
    }

    /// Returns similar words of the index, sorted by distance, then by frequency.
    private func nearWords(to word: String) throws(CatalogError) -> [String] {
        let most = word.count < 8 ? 1 : 2
        var near: [(word: String, distance: Int, count: Int)] = []
        for (other, count) in try words(beginningWith: String(word.prefix(2)), limit: -1)
        where abs(other.utf8.count - word.utf8.count) <= most {
            var edits = EditDistance(from: word)
            for letter in other.unicodeScalars where edits.least <= most { edits.append(letter) }
            if edits.distance <= most { near.append((other, edits.distance, count)) }
        }
        return near.sorted { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }.map(
            \.word)
    }

    private func words(
        beginningWith text: String, limit: Int
    ) throws(CatalogError) -> [(word: String, count: Int)] {
        try catalog.database.rows(
            "SELECT term, doc FROM temp.movie_word WHERE term >= ? AND term <= ? LIMIT ?",
            [.text(text), .text(text + SearchSQL.lastScalar), .integer(limit)]
        ) { row in (try row.text(0) ?? "", try row.number(1)) }
    }
}

extension MovieSearch.Clause {
    /// The clause's word as the index would store it; nil if it can't be a misspelled word.
    fileprivate var looseWord: String? {
        guard case .words(let word, _, isPhrase: false) = term.condition, !term.isExcluded,
            3...60 ~= word.count, word.unicodeScalars.allSatisfy(\.isSearchable)
        else { return nil }
        return String(decoding: folded(word), as: UTF8.self)
    }

    fileprivate func text(with word: String) -> String {
        guard case .words(let old, _, _) = term.condition else { return word }
        return text.replacing(old, with: word, maxReplacements: 1)
    }
}
