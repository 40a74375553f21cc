extension MovieSearch {
    /// One thing that must hold, or must not.
    package struct Term: Hashable {
        let condition: Condition
        var isExcluded = false

        init(_ condition: Condition, isExcluded: Bool = false) {
            self.condition = condition
            self.isExcluded = isExcluded
        }
    }

    package enum Condition: Hashable {
        /// These words stand one after the other in one of the fields; the last one may go on, where it is no phrase.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// This word is in one of the fields that every word is looked for in, or the movie is of this year.
        case wordOrYear(String, Int)
        /// A label of this kind has this key; where none does and it needn't be whole, one that begins so.
        case label(LabelKind, key: String, isWhole: Bool)
        /// Whether one of the fields has a value.
        case known([MovieField], Bool)
        /// A number, or a day as one, is in the range.
        case number(MovieField, ClosedRange<Int>)
        /// A number is among the best tenth of those that the field has.
        case best(MovieField)
        case same(MovieField, MovieField.Value)
        /// Whether the person watched it.
        case watched(Bool)
        /// The person watched it in this time, in dates as numbers.
        case watchedIn(ClosedRange<Int>)
        /// The number of viewings is in the range; a rewatch is never the first one.
        case viewings(ClosedRange<Int>)
        /// Whether it is on the watchlist.
        case onWatchlist(Bool)
        /// Whether the last import added or changed it.
        case imported(Bool)
        /// It was released in this time, in dates as numbers.
        case releasedIn(ClosedRange<Int>)
        case called(String)
        /// Holds for every movie: the best or the worst come first.
        case sorted(isBest: Bool)
        /// Holds for every movie: the word is one for movies.
        case everything
        /// Holds for no movie, as catalogs don't know it: “who is a woman”.
        case unknown(String)
        case any([[Term]])
    }
}

extension MovieSearch {
    /// One thing that must hold, and how it was typed.
    package struct Clause: Hashable {
        let text: String
        let term: Term
        /// The condition as it could be typed, where the words say it otherwise.
        var notation: String?
        /// Whether words without a field were read as a condition.
        var isRead = false
        var hasField = false

        init(_ text: String, _ term: Term) {
            (self.text, self.term) = (text, term)
        }
    }
}

extension MovieSearch.Clause {
    init(_ word: MovieSearch.Token, today: Day) throws(InvalidValue) {
        let condition = try MovieSearch.Condition(word, today: today)
        self.init(String(word.text), MovieSearch.Term(condition, isExcluded: word.isExcluded))
        hasField = word.field != nil
        if let typed = word.field, let name = word.meant.first?.name, name != typed.lowercased() {
            notation = "\(name):" + (word.isQuoted ? "\"\(word.value)\"" : word.value)
        }
    }
}

extension MovieSearch.Condition {
    fileprivate init(_ word: MovieSearch.Token, today: Day) throws(InvalidValue) {
        func words(in fields: [MovieField]) throws(InvalidValue) -> Self {
            guard word.value.unicodeScalars.contains(where: \.isSearchable) else {
                throw .noLetters(String(word.text))
            }
            return .words(word.value, in: fields, isPhrase: word.isQuoted)
        }
        guard let typed = word.field else {
            if let condition = Self.imdbID(in: word) {
                self = condition
            } else if !word.isQuoted, let year = FilmName.year(word.digits) {
                self = .wordOrYear(String(word.digits), year)
            } else {
                self = try words(in: Self.worded)
            }
            return
        }
        guard word.meant.count == 1 else {
            guard ["http", "https"].contains(typed.lowercased()) else {
                throw SearchField.error(of: typed, in: word.text)
            }
            self =
                Self.imdbID(in: word) ?? .same(.letterboxdURI, .text("\(typed.lowercased()):\(word.value)"))
            return
        }
        switch (word.meant[0].values, Self.isKnown(word)) {
        case (.words(let fields), let isKnown?) where fields[0] != .title: self = .known(fields, isKnown)
        case (.words(let fields), _): self = try words(in: fields)
        case (.label(let label), let isKnown?) where label.field != nil:
            self = .known([label.field].compactMap(\.self), isKnown)
        case (.label(let label), _):
            self = .label(label, key: try Self.key(word), isWhole: word.isQuoted)
        case (.number(let field, _), false?): self = .known([field], false)
        case (.number(let field, let expected), _)
        where Self.haveBest.contains(expected) && word.value.lowercased() == "best":
            self = .best(field)
        case (.number(let field, let expected), _):
            let range = try Self.range(word, expected) { text in
                let number =
                    switch expected {
                    case .rating: Rating(text)?.tenths
                    case .publicRating: text.utf8.tenths
                    case .year: text.utf8.count == 4 ? text.utf8.number : nil
                    default: Int(text)
                    }
                return number.map { $0...$0 }
            }
            self = field == .viewings ? .viewings(range) : .number(field, range)
        case (.sort, _):
            guard let isBest = ["best": true, "worst": false][word.value.lowercased()] else {
                throw Self.error(word, .bestOrWorst)
            }
            self = .sorted(isBest: isBest)
        case (.dates(.viewings), let isKnown):
            if let isWatched = Bool(answer: word.value) ?? isKnown {
                self = .watched(isWatched)
            } else {
                self = .watchedIn(try Self.dates(word, today, .dateOrAnswer))
            }
        case (.dates(.released), let isKnown?): self = .known([.released], isKnown)
        case (.dates(.released), nil): self = .releasedIn(try Self.dates(word, today))
        case (.dates(let field), false?): self = .known([field], false)
        case (.dates(let field), _): self = .number(field, try Self.dates(word, today))
        case (.decade, _):
            if let years = try Self.decade(word) {
                self = .number(.year, years)
            } else {
                self = .known([.year], false)
            }
        case (.certificate, _): self = .same(.certificate, .text(word.value.uppercased()))
        case (.answer, _):
            guard let answer = Bool(answer: word.value) else { throw Self.error(word, .answer) }
            self = word.meant[0].name == "imported" ? .imported(answer) : .onWatchlist(answer)
        case (.id, _):
            switch word.meant[0].name {
            case "imdb":
                guard let condition = Self.imdbID(in: word) else { throw Self.error(word, .imdbID) }
                self = condition
            case "tmdb":
                guard let number = Int(word.value) else { throw Self.error(word, .tmdbID) }
                self = .same(.tmdbID, .number(number))
            default: self = .same(.letterboxdURI, .text(word.value))
            }
        }
    }

    static let worded: [MovieField] = [
        .title, .originalTitle, .directors, .cast, .writers, .languages, .countries, .note, .viewings,
    ]

    private static let haveBest: Set<InvalidValue.ExpectedKind> = [.rating, .publicRating, .score]

    /// Whether any value is looked for, or none; `nil` where it is a certain one.
    private static func isKnown(_ word: MovieSearch.Token) -> Bool? {
        guard !word.isQuoted else { return nil }
        switch word.value.lowercased() {
        case "any": return true
        case "none": return false
        default: return nil
        }
    }

    /// The movie with an id at IMDb, which can stand alone, in an address or, as a number, behind the field.
    private static func imdbID(in word: MovieSearch.Token) -> Self? {
        // Its shortest form is tt and seven digits.
        guard word.field != nil || word.value.utf8.count >= 9 else { return nil }
        let value = word.value.lowercased()
        if word.field?.lowercased() == "imdb", let number = Int(value) {
            return MovieCatalog.imdbID(number).map { .same(.imdbID, .text($0)) }
        }
        guard !word.isQuoted, let id = value.imdbID else { return nil }
        return .same(.imdbID, .text(String(id)))
    }

    private static func key(_ word: MovieSearch.Token) throws(InvalidValue) -> String {
        let key = LabelKind.key(of: word.value)
        guard !key.isEmpty else { throw .noLabel(String(word.text)) }
        return key
    }

    private static func decade(_ word: MovieSearch.Token) throws(InvalidValue) -> ClosedRange<Int>? {
        if word.value.lowercased() == "none" { return nil }
        guard let first = SearchPhrase.decade(word.value.lowercased()[...]) else {
            throw error(word, .decade)
        }
        return first...first + 9
    }

    /// Reads periods, and dates such as `yesterday`, `2025-03..2025-06`, `>2025-03-01` and `any`.
    private static func dates(
        _ word: MovieSearch.Token, _ today: Day, _ expected: InvalidValue.ExpectedKind = .date
    ) throws(InvalidValue) -> ClosedRange<Int> {
        try range(word, expected) { try? Period(typed: $0, today: today).days }
    }

    /// Reads `8`, `8..9`, `8..`, `..9`, `>8`, `>=8`, `<9`, `<=9` and `any`.
    private static func range(
        _ word: MovieSearch.Token, _ expected: InvalidValue.ExpectedKind,
        _ span: (Substring) -> ClosedRange<Int>?
    ) throws(InvalidValue) -> ClosedRange<Int> {
        func value(_ text: Substring) throws(InvalidValue) -> ClosedRange<Int> {
            guard let span = span(text), span.lowerBound > Int.min, span.upperBound < Int.max else {
                throw error(word, expected)
            }
            return span
        }
        let text = word.value[...]
        let lowest = Int.min
        if isKnown(word) == true { return lowest...Int.max }
        let range: (low: Int, high: Int)
        let sign = text.utf8.first
        if sign == UInt8(ascii: ">") || sign == UInt8(ascii: "<") {
            let isWith = text.utf8.dropFirst().first == UInt8(ascii: "=")
            let span = try value(Substring(text.utf8.dropFirst(isWith ? 2 : 1)))
            range =
                sign == UInt8(ascii: ">")
                ? (isWith ? span.lowerBound : span.upperBound + 1, .max)
                : (lowest, isWith ? span.upperBound : span.lowerBound - 1)
        } else if let dots = dots(in: text), text.utf8.count > 2 {
            let (low, high) = (text[..<dots], Substring(text.utf8[dots...].dropFirst(2)))
            range = (
                low.isEmpty ? lowest : try value(low).lowerBound,
                high.isEmpty ? .max : try value(high).upperBound
            )
        } else {
            let only = try value(text)
            range = (only.lowerBound, only.upperBound)
        }
        guard range.low <= range.high else {
            throw .backwardsRange(word.value, in: String(word.text))
        }
        return range.low...range.high
    }

    private static func error(
        _ word: MovieSearch.Token, _ expected: InvalidValue.ExpectedKind
    ) -> InvalidValue {
        .wrongFieldValue(word.value, in: String(word.text), expected)
    }
}

extension MovieSearch.Token {
    /// The value without the parentheses that a year behind a title has.
    fileprivate var digits: Substring {
        value.first == "(" && value.last == ")" ? value.dropFirst().dropLast() : value[...]
    }
}

private func dots(in text: Substring) -> Substring.Index? {
    let dot = UInt8(ascii: ".")
    var place = text.utf8.firstIndex(of: dot)
    while let first = place, text.utf8[first...].dropFirst().first != dot {
        place = text.utf8[first...].dropFirst().firstIndex(of: dot)
    }
    return place
}

extension Unicode.Scalar {
    /// Whether the full-text index keeps it: a letter, a number, or a character for private use.
    var isSearchable: Bool { isLetterOrNumber || properties.generalCategory == .privateUse }
}

/// The id at IMDb that has this number; `nil` where none has.
private func imdbID(_ number: Int) -> String? {
    guard (1...999_999_999).contains(number) else { return nil }
    let digits = String(number)
    return "tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits
}
