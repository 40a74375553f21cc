package struct SearchField: Sendable {
    let name: String
    /// Other names of the field. Names of several words are labels that pages show.
    private let others: [String]
    let reader: ConditionParser

    /// Turns a value that was typed for a field into a condition.
    struct ConditionParser: Sendable {
        /// Whether a comparison can replace the colon: `rating>8`.
        var allowsComparison = false
        let condition:
            @Sendable (MovieSearch.Token, _ today: Day) throws(InvalidValue) -> MovieSearch.Condition
    }

    init(_ name: String, _ reader: ConditionParser, or others: String...) {
        (self.name, self.reader, self.others) = (name, reader, others)
    }

    package static let names = all.map(\.name)

    static let labels = allNames.filter { $0.contains(" ") }

    static let allNames = all.flatMap { [$0.name] + $0.others }

    /// Finds fields by a prefix of a name. If it's ambiguous, returns several.
    static func meant(by typed: some StringProtocol) -> [SearchField] {
        let typed = typed.lowercased()
        return all.filter { $0.name.hasPrefix(typed) || $0.others.contains { $0.hasPrefix(typed) } }
    }

    static func error(of typed: Substring, in word: Substring) -> InvalidValue {
        let meant = meant(by: typed)
        guard meant.isEmpty else {
            return .ambiguousField(String(typed), in: String(word), meant.map(\.name))
        }
        let near = nearest(to: String(typed), among: allNames)
        return .unknownField(String(typed), in: String(word), near: near)
    }
}

extension SearchField.ConditionParser {
    static func words(_ fields: MovieField...) -> Self {
        Self { (word, _) throws(InvalidValue) in
            // In a title, “any” and “none” are just words.
            if fields[0] != .title, let isKnown = word.isKnown { return .known(fields, isKnown) }
            return try word.words(in: fields)
        }
    }

    static func label(_ label: LabelKind) -> Self {
        Self { (word, _) throws(InvalidValue) in
            if let field = label.field, let isKnown = word.isKnown { return .known([field], isKnown) }
            let key = LabelKind.key(of: word.value)
            guard !key.isEmpty else { throw .noLabel(String(word.text)) }
            return .label(label, key: key, isWhole: word.isQuoted)
        }
    }

    static func number(
        _ field: MovieField, _ expected: InvalidValue.ExpectedKind = .number,
        _ read: @escaping @Sendable (Substring) -> Int? = { Int($0) }
    ) -> Self {
        Self(allowsComparison: true) { (word, _) throws(InvalidValue) in
            if word.isKnown == false { return .known([field], false) }
            if [.rating, .publicRating, .score].contains(expected), word.value.lowercased() == "best" {
                return .best(field)
            }
            return .number(field, try word.range(expected) { read($0).map { $0...$0 } })
        }
    }

    /// Reads dates and periods: `yesterday`, `2025-03..2025-06`, `>2025-03-01` and `any`.
    static func dates(_ field: MovieField) -> Self {
        Self(allowsComparison: true) { (word, today) throws(InvalidValue) in
            func days(_ expected: InvalidValue.ExpectedKind) throws(InvalidValue) -> ClosedRange<Int> {
                try word.range(expected) { try? Period(typed: $0, today: today).days }
            }
            let isKnown = word.isKnown
            if field == .viewings {
                if let isWatched = Bool(answer: word.value) ?? isKnown { return .watched(isWatched) }
                return .watchedIn(try days(.dateOrAnswer))
            }
            if let isKnown, !isKnown || field == .released { return .known([field], isKnown) }
            return .number(field, try days(.date))
        }
    }

    static let decade = Self { (word, _) throws(InvalidValue) in
        let value = word.value.lowercased()
        if value == "none" { return .known([.year], false) }
        guard let first = Period.decade(of: value[...]) else { throw word.error(.decade) }
        return .number(.year, first...first + 9)
    }

    static func answer(_ condition: @escaping @Sendable (Bool) -> MovieSearch.Condition) -> Self {
        Self { (word, _) throws(InvalidValue) in
            guard let answer = Bool(answer: word.value) else { throw word.error(.answer) }
            return condition(answer)
        }
    }

    static let sort = Self { (word, _) throws(InvalidValue) in
        let parts = word.value.lowercased().split(separator: ",", maxSplits: 1)
        let most = parts.count > 1 ? parts[1].utf8.number : nil
        guard let name = parts.first, let (order, isReversed) = SearchVocabulary.orders[String(name)],
            parts.count == 1 || most ?? 0 > 0
        else { throw word.error(.orderOfSearch) }
        return .sorted(order, isReversed: isReversed, most: most)
    }

    static let certificate = Self { (word, _) in .same(.certificate, .text(word.value.uppercased())) }

    static let imdb = Self { (word, _) throws(InvalidValue) in
        guard let condition = word.imdbID else { throw word.error(.imdbID) }
        return condition
    }

    static let tmdb = Self { (word, _) throws(InvalidValue) in
        guard let number = Int(word.value) else { throw word.error(.tmdbID) }
        return .same(.tmdbID, .number(number))
    }

    static let letterboxd = Self { (word, _) in .same(.letterboxdURI, .text(word.value)) }
}
