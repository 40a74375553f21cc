/// A search as a person types it: words, and conditions on fields, all of which must hold.
///
/// ```
/// third man                     words of titles, people, languages, countries and notes, in any order
/// "third man"                   these words, one after the other
/// heat 1995                     a year: it is the movie's, or one of the words
/// unseen 80s horror films       conditions in words: see ``SearchPhrase``; in quotes they are words
/// not horror  kurosawa or ozu   not so, and one or the other
/// director:kuro                 words of one field: title, director, writer, cast, country, language, note
/// genre:war  tag:cinema         a genre or a tag, or one that begins so; letter case, accents and signs aside
/// year:1950..1965  rating>8     numbers: year, decade, rating (yours), public, critics, runtime, oscars and more
/// rating:none  director:any     without a value, or with any
/// rating:best  critics:best     among the best tenth: rating, public, critics, metacritic
/// watched:yes  watchlist:yes    your log and your list
/// imported:yes                  added or changed by the last import
/// watched:2025-03..2025-06      periods, see ``Period``: watched, rated, added; also watched:"last summer"
/// tt0041959  tmdb:1092          a movie by its id or address: imdb, tmdb, letterboxd
/// -genre:war                    not so
/// ```
///
/// A word finds what begins with it, letter case and accents aside. A field can be typed as far as no other begins so,
/// and `by:`, `actor:` and `with:` are fields too.
package struct MovieSearch: Hashable, Sendable {
    /// The text that was typed, without the white space around it.
    package private(set) var text: String

    /// What must hold, in the order of the text.
    private(set) var parts: [Clause]

    /// The same where no words are read as conditions; `nil` where none were.
    private(set) var partsAsWords: [Clause]?

    /// The day on which it was typed, which words such as yesterday are of.
    let today: Day

    package init() {
        self.init(parts: [], today: .today)
    }

    init(parts: [Clause], today: Day) {
        text = parts.map(\.text).joined(separator: " ")
        (self.parts, self.today) = (parts, today)
    }

    /// Reads what a person typed on a day.
    ///
    /// - Throws: ``InvalidValue`` that names the word it can't use and what would do.
    package init(_ text: some StringProtocol, today: Day = .today) throws(InvalidValue) {
        self.text = String(String(text).trimmed)
        self.today = today
        // Counted before anything is read, as a page can be pasted.
        let count = self.text.utf8.split(separator: UInt8(ascii: " ")).count
        guard count <= Self.mostWords || self.text.utf8.contains(UInt8(ascii: "\"")) else {
            throw .tooManyWords(count, limit: Self.mostWords)
        }
        let words = try Self.words(of: self.text)
        guard words.count <= Self.mostWords else {
            throw .tooManyWords(words.count, limit: Self.mostWords)
        }
        let isOfSigns = words.allSatisfy(\.isOfSigns)
        if isOfSigns, !words.isEmpty {
            parts = [Clause(self.text, Term(.called(self.text)))]
        } else {
            parts = try Self.parts(of: words.filter { !$0.isOfSigns }, in: self.text, today)
            if parts.contains(where: \.isRead) {
                partsAsWords = try words.filter { !$0.isOfSigns }.map { (word) throws(InvalidValue) in
                    try Clause(word, today: today)
                }
            }
        }
    }

    var terms: some Sequence<Term> { parts.lazy.map(\.term) }

    package static let mostWords = 64

    /// Whether every movie is found.
    package var isEmpty: Bool { parts.isEmpty }

    /// The same search with one more condition, written as in ``init(_:)``.
    ///
    /// - Throws: ``InvalidValue`` when the condition can't be used.
    package func adding(_ condition: String) throws(InvalidValue) -> MovieSearch {
        try MovieSearch(isEmpty ? condition : "\(text) \(condition)", today: today)
    }

    /// The same search among the movies that another one finds, written as in ``init(_:)``.
    ///
    /// - Throws: ``InvalidValue`` when that can't be used.
    package func within(_ other: String) throws(InvalidValue) -> MovieSearch {
        let other = try MovieSearch(other, today: today)
        var both = self
        both.text = isEmpty ? other.text : "\(text) \(other.text)"
        both.parts += other.parts
        both.partsAsWords = partsAsWords.map { $0 + other.parts }
        return both
    }

    /// The key of the list whose movies alone are found: empty for the watchlist, `nil` for all movies.
    package var list: String? {
        parts.reversed().lazy.compactMap { (part) -> String? in
            switch part.term.condition {
            case .label(.list, let key, _) where !part.term.isExcluded: key
            case .onWatchlist(true) where !part.term.isExcluded: ""
            default: nil
            }
        }.first
    }

    /// The same search where no words are read as conditions.
    var asWords: MovieSearch {
        var search = self
        search.parts = partsAsWords ?? parts
        search.partsAsWords = nil
        return search
    }

    /// Whether words that were read as conditions can be names as well, such as those of people.
    var canBeWords: Bool {
        parts.allSatisfy { part in
            switch part.term.condition {
            case .words, .wordOrYear, .label, .any, .everything: true
            case .watched, .watchedIn, .viewings, .onWatchlist, .sorted, .unknown: !part.isRead
            // One word can be a name: Martin Short.
            default: !part.isRead || !part.text.contains(" ")
            }
        }
    }

    /// Whether the best movies come first, or the worst; `nil` for another order.
    var isOfBest: Bool? {
        parts.lazy.compactMap { if case .sorted(let isBest) = $0.term.condition { isBest } else { nil } }
            .first
    }

    /// Whether it is about what the user watched or rated.
    var isOfUser: Bool {
        parts.contains { part in
            switch part.term.condition {
            case .watched(true), .watchedIn, .viewings, .number(.rating, _), .number(.dayRated, _): true
            default: false
            }
        }
    }

    /// The same search for movies that aren't watched yet.
    var unwatched: MovieSearch {
        var search = self
        let part = Clause("watched:no", Term(.watched(false)))
        search.parts.append(part)
        search.partsAsWords?.append(part)
        return search
    }

    func replacing(_ range: Range<Int>, with condition: String) throws(InvalidValue) -> MovieSearch {
        let texts =
            parts[..<range.lowerBound].map(\.text) + [condition] + parts[range.upperBound...].map(\.text)
        return try MovieSearch(texts.joined(separator: " "), today: today)
    }

    /// Whether words are looked for, so that some movies match better than others.
    package var ranks: Bool {
        parts.contains { part in
            switch part.term.condition {
            case .words, .wordOrYear: !part.term.isExcluded
            default: part.isRead
            }
        }
    }
}

extension MovieSearch {
    struct Token {
        var text: Substring
        var isExcluded = false
        var field: Substring?
        /// The fields that a word can mean: see ``SearchField/meant(by:)``.
        var meant: [SearchField] = []
        var value = ""
        var isQuoted = false
    }

    /// Takes a text apart at its spaces, those between quotes aside.
    static func words(of text: String) throws(InvalidValue) -> [Token] {
        var words: [Token] = []
        var rest = text[...]
        while let start = rest.firstIndex(isSpace: false) {
            rest = rest[start...]
            var word = Token(text: rest)
            if rest.utf8.first == UInt8(ascii: "-"), rest.first == "-",
                rest.dropFirst().first?.isWhitespace == false
            {
                word.isExcluded = true
                rest.removeFirst()
            }
            if let (field, value) = Self.field(of: rest) {
                word.field = field
                word.meant = SearchField.meant(by: field)
                rest = value
            }
            if rest.utf8.first == UInt8(ascii: "\""), rest.first == "\"" {
                word.isQuoted = true
                let quoted = rest.dropFirst()
                guard let end = quoted.firstIndex(of: "\"") else {
                    throw .openQuote(String(quoted))
                }
                word.value = String(quoted[..<end])
                rest = quoted[end...].dropFirst()
            } else {
                if word.field != nil {
                    let sign = rest.prefix { "<>=".contains($0) }
                    // A sign may stand alone: rating > 8.
                    if !sign.isEmpty { rest = rest[sign.endIndex...].drop(while: \.isWhitespace) }
                    if sign != "=" { word.value = String(sign) }
                }
                let end = rest.firstIndex(isSpace: true) ?? rest.endIndex
                word.value += rest[..<end]
                rest = rest[end...]
            }
            word.text = word.text[..<rest.startIndex]
            if word.field == nil, !word.isQuoted, word.value.last == ":",
                word.value.first?.isUppercase == false,
                SearchField.names.contains(word.value.dropLast().lowercased())
            {
                throw .missingValue(behind: word.value)
            }
            words.append(word)
        }
        return words
    }

    /// The field at the beginning of a word, and where its value begins: behind a colon, or with `<`, `>` or `=`.
    private static func field(of text: Substring) -> (field: Substring, value: Substring)? {
        // Most searches have none, and other letters than these are told slowly.
        guard text.utf8.contains(where: { (0x3A...0x3E).contains($0) }) else { return nil }
        for label in SearchField.labels where text.prefix(label.count).lowercased() == label {
            let rest = text.dropFirst(label.count)
            if let field = field(named: text.prefix(label.count), before: rest) { return field }
        }
        let plain = text.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }
        // One of those signs is there, so that the letters end before the text.
        let isPlain = text.utf8[plain.endIndex] < 0x80
        let name = isPlain ? Substring(plain) : text.prefix(while: \.isLetter)
        return name.isEmpty ? nil : field(named: name, before: text[name.endIndex...])
    }

    private static func field(
        named name: Substring, before rest: Substring
    ) -> (field: Substring, value: Substring)? {
        if rest.first == ":" {
            let value = rest.dropFirst()
            // “009 Re:Cyborg” is a title.
            if name.first?.isUppercase == true, value.first?.isUppercase == true,
                SearchField.meant(by: name).count != 1
            {
                return nil
            }
            return value.first?.isWhitespace ?? true ? nil : (name, value)
        }
        let value = rest.drop(while: \.isWhitespace)
        guard let sign = value.first, "<>=".contains(sign),
            value.dropFirst().contains(where: { !$0.isWhitespace })
        else { return nil }
        let meant = SearchField.meant(by: name)
        return meant.count == 1 && meant[0].isCompared ? (name, value) : nil
    }
}

extension Substring {
    /// The first white space, or the first other character; only characters beyond ASCII are looked up.
    fileprivate func firstIndex(isSpace: Bool) -> Index? {
        let place = utf8.firstIndex { $0 >= 0x80 || ($0 == 0x20 || 0x09...0x0D ~= $0) == isSpace }
        guard let place, utf8[place] >= 0x80 else { return place }
        return unicodeScalars[place...].firstIndex { $0.properties.isWhitespace == isSpace }
    }
}
