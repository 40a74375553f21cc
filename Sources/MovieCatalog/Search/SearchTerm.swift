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

    /// A condition on a movie.
    package enum Condition: Hashable {
        /// These words stand one after the other in one of the fields; the last one may go on, where it is no phrase.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// This word is in one of the fields that every word is looked for in, or the movie is of this year.
        case wordOrYear(String, Int)
        /// A label of this kind has this key; where none does and it needn't be whole, one that begins so.
        case label(Label, key: String, isWhole: Bool)
        /// Whether one of the fields has a value.
        case known([MovieField], Bool)
        /// A number, or a day as one, is in the range.
        case number(MovieField, ClosedRange<Int>)
        /// A field has exactly this value.
        case same(MovieField, MovieField.Value)
        /// Whether the person watched it.
        case watched(Bool)
        /// The person watched it in this time, in dates as numbers.
        case watchedIn(ClosedRange<Int>)
        /// Whether it is on the watchlist.
        case onWatchlist(Bool)
        /// It was released in this time, in dates as numbers.
        case releasedIn(ClosedRange<Int>)
        /// Its title is this one.
        case called(String)
        /// All of these hold, or all of those.
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
        /// Whether a field was named.
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
        if let typed = word.field, let field = word.meant.first, field != typed, field != typed.lowercased() {
            notation = "\(field):" + (word.isQuoted ? "\"\(word.value)\"" : word.value)
        }
    }

    /// The words it looks for anywhere, where it does.
    var words: String? {
        guard case .words(let words, MovieSearch.Condition.worded, _) = term.condition, !term.isExcluded
        else {
            return nil
        }
        return words
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
        func wordsOrNone(in fields: [MovieField]) throws(InvalidValue) -> Self {
            if let isKnown = Self.isKnown(word) { return .known(fields, isKnown) }
            return try words(in: fields)
        }
        func label(_ label: Label) throws(InvalidValue) -> Self {
            if let isKnown = Self.isKnown(word) { return .known([label.field], isKnown) }
            return .label(label, key: try Self.key(word), isWhole: word.isQuoted)
        }
        func number(
            _ field: MovieField, _ expected: InvalidValue.SearchFieldValue, _ number: (Substring) -> Int?
        ) throws(InvalidValue) -> Self {
            if Self.isKnown(word) == false { return .known([field], false) }
            return .number(field, try Self.range(word, expected) { number($0).map { $0...$0 } })
        }
        func date(_ field: MovieField) throws(InvalidValue) -> Self {
            if Self.isKnown(word) == false { return .known([field], false) }
            return .number(field, try Self.dates(word, today))
        }
        guard let typed = word.field else {
            if let condition = Self.imdbID(in: word) {
                self = condition
            } else if let year = Self.year(word) {
                self = .wordOrYear(word.value, year)
            } else {
                self = try words(in: Self.worded)
            }
            return
        }
        let field = word.meant.count == 1 ? word.meant[0] : typed.lowercased()
        switch field {
        case "title": self = try words(in: [.title, .originalTitle])
        case "director": self = try wordsOrNone(in: [.directors])
        case "writer": self = try wordsOrNone(in: [.writers])
        case "cast": self = try wordsOrNone(in: [.cast])
        case "country": self = try wordsOrNone(in: [.countries])
        case "language": self = try wordsOrNone(in: [.languages])
        case "note": self = try wordsOrNone(in: [.note, .viewings])
        case "genre": self = try label(.genre)
        case "tag": self = try label(.tag)
        case "year":
            self = try number(.year, .year) {
                $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil
            }
        case "decade":
            self = try Self.decade(word).map { .number(.year, $0) } ?? .known([.year], false)
        case "rating": self = try number(.rating, .rating) { Rating($0)?.tenths }
        case "public": self = try number(.publicRating, .publicRating) { $0.utf8.tenths }
        case "critics": self = try number(.score, .score) { Int($0) }
        case "metacritic": self = try number(.metascore, .score) { Int($0) }
        case "votes": self = try number(.votes, .number) { Int($0) }
        case "reviews": self = try number(.reviews, .number) { Int($0) }
        case "oscars": self = try number(.oscars, .number) { Int($0) }
        case "box office": self = try number(.boxOffice, .number) { Int($0) }
        case "certificate": self = .same(.certificate, .text(word.value.uppercased()))
        case "released":
            self =
                if let isKnown = Self.isKnown(word) {
                    .known([.released], isKnown)
                } else {
                    .releasedIn(try Self.dates(word, today))
                }
        case "runtime": self = try number(.runtime, .runtime) { Int($0) }
        case "watched":
            self =
                if let isWatched = Bool(answer: word.value) ?? Self.isKnown(word) {
                    .watched(isWatched)
                } else {
                    .watchedIn(try Self.dates(word, today, .dateOrAnswer))
                }
        case "rated": self = try date(.dayRated)
        case "added": self = try date(.dayAdded)
        case "watchlist": self = .onWatchlist(try Self.answer(word))
        case "imdb":
            guard let condition = Self.imdbID(in: word) else { throw Self.error(word, .imdbID) }
            self = condition
        case "tmdb":
            guard let number = Int(word.value) else { throw Self.error(word, .tmdbID) }
            self = .same(.tmdbID, .number(number))
        case "letterboxd": self = .same(.letterboxdURI, .text(word.value))
        case "http", "https":
            self = Self.imdbID(in: word) ?? .same(.letterboxdURI, .text("\(field):\(word.value)"))
        default:
            throw SearchField.error(of: typed, in: word.text)
        }
    }

    /// The fields whose words are found.
    static let worded: [MovieField] = [
        .title, .originalTitle, .directors, .cast, .writers, .languages, .countries, .note, .viewings,
    ]

    /// The year that a word may mean.
    private static func year(_ word: MovieSearch.Token) -> Int? {
        guard !word.isQuoted, word.value.utf8.count == 4, let year = Int(word.value),
            MovieField.years(in: currentYear()).contains(year)
        else { return nil }
        return year
    }

    /// Whether any value is looked for, or none; `nil` where it is a certain one.
    private static func isKnown(_ word: MovieSearch.Token) -> Bool? {
        guard !word.isQuoted, word.value.utf8.count <= 4 else { return nil }
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
        guard !word.isQuoted,
            let id = value.split(separator: "/").first(where: { Array($0.utf8)[...].isIMDbID })
        else { return nil }
        return .same(.imdbID, .text(String(id)))
    }

    private static func key(_ word: MovieSearch.Token) throws(InvalidValue) -> String {
        let key = Label.key(of: word.value)
        guard !key.isEmpty else { throw .noLabel(String(word.text)) }
        return key
    }

    private static func answer(_ word: MovieSearch.Token) throws(InvalidValue) -> Bool {
        if let answer = Bool(answer: word.value) { return answer }
        throw error(word, .answer)
    }

    private static func decade(_ word: MovieSearch.Token) throws(InvalidValue) -> ClosedRange<Int>? {
        if word.value.lowercased() == "none" { return nil }
        guard let first = SearchPhrase.decade(word.value.lowercased()[...]) else {
            throw error(word, .decade)
        }
        return first...first + 9
    }

    /// Reads dates such as `2025`, `yesterday`, `2025-03..2025-06`, `>2025-03-01` and `any`.
    private static func dates(
        _ word: MovieSearch.Token, _ today: Day, _ expected: InvalidValue.SearchFieldValue = .date
    ) throws(InvalidValue) -> ClosedRange<Int> {
        try range(word, expected) {
            let words = $0.lowercased().split(separator: " ").map(String.init)
            if let period = SearchPeriod(words[...], today: today), period.count == words.count,
                !period.notation.contains("..")
            {
                return PartialDate(period.notation)?.span
            }
            let typed = try? TypedDate(at: $0, today: today)
            return typed.flatMap { $0.rest.isEmpty ? $0.date?.span : nil }
        }
    }

    /// Reads `8`, `8..9`, `8..`, `..9`, `>8`, `>=8`, `<9`, `<=9` and `any`.
    private static func range(
        _ word: MovieSearch.Token, _ expected: InvalidValue.SearchFieldValue,
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
        _ word: MovieSearch.Token, _ expected: InvalidValue.SearchFieldValue
    ) -> InvalidValue {
        .wrongFieldValue(word.value, in: String(word.text), expected)
    }
}

/// The place of two dots.
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
