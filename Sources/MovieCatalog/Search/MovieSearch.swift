/// A typed search: words, and conditions on fields, all of which must hold.
///
/// ```
/// third man  "third man"      words of titles, people, languages, countries and notes; a phrase
/// unseen 80s horror films     conditions in words: see ``PhraseReader``
/// not horror  -genre:war      excluded
/// kurosawa or ozu             one or the other
/// director:kuro  genre:war    words or a name in a field: see ``SearchField``
/// year:1950..1965  rating>8   numbers and periods: see ``Period``
/// rating:none  rating:best    without a value, or among the best tenth
/// ```
///
/// Words match as prefixes, ignoring case and accents. A unique prefix of a field name is enough.
package struct MovieSearch: Hashable, Sendable {
    /// The typed text, trimmed.
    package private(set) var text: String

    private(set) var parts: [Clause]

    /// The clauses if all words are taken literally; nil if no words were read as conditions.
    private(set) var partsAsWords: [Clause]?

    let today: Day

    package init() { self.init(parts: [], today: .today) }

    init(parts: [Clause], today: Day) {
        text = parts.map(\.text).joined(separator: " ")
        (self.parts, self.today) = (parts, today)
    }

    package init(_ text: some StringProtocol, today: Day = .today) throws(InvalidValue) {
        self.text = String(String(text).trimmed)
        self.today = today
        // Count words before reading any, because a whole page can be pasted.
        let count = self.text.utf8.split(separator: UInt8(ascii: " ")).count
        guard count <= Self.mostWords || self.text.utf8.contains(UInt8(ascii: "\"")) else {
            throw .tooManyWords(count, limit: Self.mostWords)
        }
        let words = try Self.words(of: self.text)
        guard words.count <= Self.mostWords else { throw .tooManyWords(words.count, limit: Self.mostWords) }
        let searchable = words.filter { !$0.isOfSigns }
        if searchable.isEmpty, !words.isEmpty {
            parts = [Clause(self.text, Term(.called(self.text)))]
            return
        }
        parts = try ClauseReader.clauses(of: searchable, in: self.text, today)
        if parts.contains(where: \.isRead) {
            partsAsWords = try searchable.map { (word) throws(InvalidValue) in try Clause(word, today: today)
            }
        }
    }

    var terms: [Term] { parts.map(\.term) }

    package static let mostWords = 64

    package var isEmpty: Bool { parts.isEmpty }

    /// Returns the search with one more condition, as it would be typed.
    package func adding(_ condition: String) throws(InvalidValue) -> MovieSearch {
        try MovieSearch(isEmpty ? condition : "\(text) \(condition)", today: today)
    }

    /// Returns this search, limited to the movies that another search finds.
    package func within(_ other: String) throws(InvalidValue) -> MovieSearch {
        let other = try MovieSearch(other, today: today)
        var both = self
        both.text = isEmpty ? other.text : "\(text) \(other.text)"
        both.parts += other.parts
        both.partsAsWords = partsAsWords.map { $0 + other.parts }
        return both
    }

    /// The key of the list that's searched: empty for the watchlist, nil for all movies.
    package var list: String? {
        for term in terms.reversed() where !term.isExcluded {
            switch term.condition {
            case .label(.list, let key, _): return key
            case .onWatchlist(true): return ""
            default: continue
            }
        }
        return nil
    }

    /// The same search with all words taken literally, not as conditions.
    var asWords: MovieSearch {
        var search = self
        search.parts = partsAsWords ?? parts
        search.partsAsWords = nil
        return search
    }

    /// Whether the words that were read as conditions could also be a name, such as a person's.
    var canBeWords: Bool {
        parts.allSatisfy { part in
            switch part.term.condition {
            case .words, .wordOrYear, .label, .any, .everything: true
            case .watched, .watchedIn, .number(.viewings, _), .onWatchlist, .sorted, .unknown: !part.isRead
            // A single word can be part of a name: Martin Short.
            default: !part.isRead || !part.text.contains(" ")
            }
        }
    }

    /// The order that the search asks for, if any. `by` is nil for an order by ratings.
    var order: (by: MovieOrder?, isReversed: Bool, most: Int?)? {
        for case .sorted(let order, let isReversed, let most) in terms.map(\.condition) {
            return (order, isReversed, most)
        }
        return nil
    }

    /// Whether the search is about what the user watched or rated.
    var isAboutUser: Bool {
        parts.contains { part in
            switch part.term.condition {
            case .watched(true), .watchedIn: true
            case .number(let field, _): [.viewings, .rating, .dayRated].contains(field)
            default: false
            }
        }
    }

    /// Whether the search is about the user and says “I” or “we”: `what did I watch in March`.
    package var mentionsUser: Bool {
        isAboutUser
            && text.lowercased().split(separator: " ").contains(where: SearchVocabulary.selves.contains)
    }

    /// The same search for movies that aren't watched yet.
    var unwatched: MovieSearch {
        var search = self
        let part = Clause("watched:no", Term(.watched(false)))
        search.parts.append(part)
        search.partsAsWords?.append(part)
        return search
    }

    /// The two meanings of a search that says “twenties” without a century; otherwise empty.
    package var inBothCenturies: [MovieSearch] {
        let place = parts.firstIndex { part in
            guard part.isRead, let notation = part.notation else { return false }
            return ["decade:202", "year:202", "-decade:202", "-year:202"].contains(where: notation.hasPrefix)
                && !part.text.contains("202") && !part.text.lowercased().contains("twenty")
        }
        guard let place, let read = parts[place].notation else { return [] }
        return [read, read.replacing("202", with: "192")].compactMap {
            try? replacing(place..<place + 1, with: $0)
        }
    }

    /// For films watched in certain years, the search for watched films released in those years.
    var releasedThen: MovieSearch? {
        let place = parts.firstIndex { part in
            if case .watchedIn = part.term.condition { !part.term.isExcluded } else { false }
        }
        guard let place, let time = (parts[place].notation ?? parts[place].text).split(separator: ":").last,
            !time.contains("-")
        else { return nil }
        return try? replacing(place..<place + 1, with: "watched:yes year:\(time)")
    }

    func replacing(_ range: Range<Int>, with condition: String) throws(InvalidValue) -> MovieSearch {
        let texts =
            parts[..<range.lowerBound].map(\.text) + [condition] + parts[range.upperBound...].map(\.text)
        return try MovieSearch(texts.joined(separator: " "), today: today)
    }

    /// Whether some movies can match better than others.
    package var ranks: Bool {
        parts.contains { part in
            switch part.term.condition {
            case .words, .wordOrYear: !part.term.isExcluded
            default: part.isRead
            }
        }
    }

    /// The titles that the search may name: its text without fields, and just its plain words.
    var titles: [String] {
        let typed = parts.filter { !$0.term.isExcluded && (!$0.hasField || $0.isOfTitle) }
        let isTitle = typed.count == parts.count && !typed.contains(where: \.isOfTitle)
        let all = isTitle ? text : typed.map(\.titleText).joined(separator: " ")
        let words = typed.filter { $0.isLoose || $0.isOfTitle }.map(\.titleText).joined(separator: " ")
        return words.isEmpty || words == all ? [all].filter { !$0.isEmpty } : [all, words]
    }

    var isOfID: Bool {
        guard parts.count == 1, case .same(let field, _) = parts[0].term.condition else { return false }
        return [.imdbID, .tmdbID, .letterboxdURI].contains(field)
    }

    /// Whether nothing is excluded, and no field but the title is named.
    var isOfNames: Bool { parts.allSatisfy { !$0.term.isExcluded && (!$0.hasField || $0.isOfTitle) } }

    /// All the words, as they may be a title. Empty if none were read as conditions.
    var titleWords: [Substring] {
        guard partsAsWords != nil, !parts.contains(where: \.isQuoted),
            parts.contains(where: { $0.isRead && !$0.term.isExcluded })
        else { return [] }
        return (titles.first ?? "").split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
    }
}
