/// A typed search: words, and conditions on fields, all of which must hold.
///
/// ```
/// third man  "third man"      words of titles, people, languages, countries and notes; in a row
/// unseen 80s horror films     conditions in words: see ``PhraseReader``
/// not horror  -genre:war      not so
/// kurosawa or ozu             one or the other
/// director:kuro  genre:war    words or a name in a field: see ``SearchField``
/// year:1950..1965  rating>8   numbers and periods: see ``Period``
/// rating:none  rating:best    without a value, with any, or among the best tenth
/// ```
///
/// A word finds words that begin with it, ignoring case and accents. A field can be shortened to a
/// unique beginning.
package struct MovieSearch: Hashable, Sendable {
    /// The text that was typed, without the white space around it.
    package private(set) var text: String

    /// In the order of the text.
    private(set) var parts: [Clause]

    /// The parts without words read as conditions; nil if there are no such words.
    private(set) var partsAsWords: [Clause]?

    /// The day on which it was typed.
    let today: Day

    package init() {
        self.init(parts: [], today: .today)
    }

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
        guard words.count <= Self.mostWords else {
            throw .tooManyWords(words.count, limit: Self.mostWords)
        }
        let isOfSigns = words.allSatisfy(\.isOfSigns)
        if isOfSigns, !words.isEmpty {
            parts = [Clause(self.text, Term(.called(self.text)))]
        } else {
            let words = words.filter { !$0.isOfSigns }
            parts = try Self.parts(of: words, in: self.text, today)
            if parts.contains(where: \.isRead) {
                partsAsWords = try words.map { (word) throws(InvalidValue) in try Clause(word, today: today) }
            }
        }
    }

    var terms: some Sequence<Term> { parts.lazy.map(\.term) }

    package static let mostWords = 64

    package var isEmpty: Bool { parts.isEmpty }

    /// Adds a condition, as it would be typed.
    package func adding(_ condition: String) throws(InvalidValue) -> MovieSearch {
        try MovieSearch(isEmpty ? condition : "\(text) \(condition)", today: today)
    }

    /// The same search among the movies that another search finds.
    package func within(_ other: String) throws(InvalidValue) -> MovieSearch {
        let other = try MovieSearch(other, today: today)
        var both = self
        both.text = isEmpty ? other.text : "\(text) \(other.text)"
        both.parts += other.parts
        both.partsAsWords = partsAsWords.map { $0 + other.parts }
        return both
    }

    /// The key of the only list that is searched: empty for the watchlist, nil for all movies.
    package var list: String? {
        terms.filter { !$0.isExcluded }.reversed().lazy.compactMap {
            switch $0.condition {
            case .label(.list, let key, _): key
            case .onWatchlist(true): ""
            default: nil
            }
        }.first
    }

    /// The same search without words read as conditions.
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
            case .watched, .watchedIn, .number(.viewings, _), .onWatchlist, .sorted, .unknown: !part.isRead
            // One word can be a name: Martin Short.
            default: !part.isRead || !part.text.contains(" ")
            }
        }
    }

    /// The order that the search asks for, if any; `by` is nil for the order of ratings.
    var order: (by: MovieOrder?, isReversed: Bool, most: Int?)? {
        terms.lazy.compactMap { term in
            if case .sorted(let order, let isReversed, let most) = term.condition {
                (by: order, isReversed: isReversed, most: most)
            } else {
                nil
            }
        }.first
    }

    /// Whether it is about what the user watched or rated.
    var isOfUser: Bool {
        parts.contains { part in
            switch part.term.condition {
            case .watched(true), .watchedIn: true
            case .number(let field, _): [.viewings, .rating, .dayRated].contains(field)
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

    /// The two meanings of a search that says “twenties” without a century.
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

    /// If the search asks what was watched in some years, the watched films released then.
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

    /// Whether some movies match better than others.
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
        /// See ``SearchField/meant(by:)``.
        var meant: [SearchField] = []
        var value = ""
        var isQuoted = false
    }

    /// Splits a text at its spaces, except those between quotes.
    static func words(of text: String) throws(InvalidValue) -> [Token] {
        var words: [Token] = []
        var rest = text[...]
        while let start = rest.firstIndex(isSpace: false) {
            rest = rest[start...]
            var word = Token(text: rest)
            if rest.first == "-", rest.dropFirst().first?.isWhitespace == false {
                word.isExcluded = true
                rest.removeFirst()
            }
            if let (field, value) = Self.field(of: rest) {
                word.field = field
                word.meant = SearchField.meant(by: field)
                rest = value
            }
            if rest.first == "\"" {
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
                    // Spaces may surround a sign: rating > 8.
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

    /// The field at the beginning of a word, and where its value begins: after a colon, or with
    /// `<`, `>` or `=`.
    private static func field(of text: Substring) -> (field: Substring, value: Substring)? {
        // Most searches have no field, and finding Character boundaries is slow.
        guard text.utf8.contains(where: { (0x3A...0x3E).contains($0) }) else { return nil }
        let label = SearchField.labels.first { text.prefix($0.count).lowercased() == $0 }
        let name = label.map { text.prefix($0.count) }
        return name.flatMap { field(named: $0, before: text[$0.endIndex...]) }
            ?? field(named: text.prefix(while: \.isLetter), before: text.drop(while: \.isLetter))
    }

    private static func field(
        named name: Substring, before rest: Substring
    ) -> (field: Substring, value: Substring)? {
        if name.isEmpty { return nil }
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
        return meant.count == 1 && meant[0].values.areCompared ? (name, value) : nil
    }
}

extension Substring {
    /// The first white space, or the first other character. Looks up only non-ASCII characters.
    fileprivate func firstIndex(isSpace: Bool) -> Index? {
        let place = utf8.firstIndex { $0 >= 0x80 || ($0 == 0x20 || 0x09...0x0D ~= $0) == isSpace }
        guard let place, utf8[place] >= 0x80 else { return place }
        return unicodeScalars[place...].firstIndex { $0.properties.isWhitespace == isSpace }
    }
}
