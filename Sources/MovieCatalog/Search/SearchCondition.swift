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
        /// A field has these words in a row. Unless it's a phrase, the last word may be longer.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// Any of the fields for words has this word, or the movie is of this year.
        case wordOrYear(String, Int)
        /// A label has this key. If none does and it needn't be whole, a label begins with it.
        case label(LabelKind, key: String, isWhole: Bool)
        /// Whether one of the fields has a value.
        case known([MovieField], Bool)
        /// A number, a day or the count of viewings is in the range. A rewatch is never the first
        /// viewing.
        case number(MovieField, ClosedRange<Int>)
        /// A number is among the best tenth of the field's numbers.
        case best(MovieField)
        case same(MovieField, MovieField.Value)
        case watched(Bool)
        /// The user watched it in this time, in dates as numbers.
        case watchedIn(ClosedRange<Int>)
        case onWatchlist(Bool)
        /// Whether the last import added or changed it.
        case imported(Bool)
        /// The title has exactly these characters.
        case called(String)
        /// The order of the movies, nil for the order of ratings, and the most movies to find.
        case sorted(MovieOrder?, isReversed: Bool, most: Int?)
        /// Holds for every movie: a word such as “films”.
        case everything
        /// Holds for no movie, because catalogs don't know: “who is a woman”.
        case unknown(String)
        case any([[Term]])

        /// The fields that are searched for words without a field.
        static let worded: [MovieField] = [
            .title, .originalTitle, .directors, .cast, .writers, .languages, .countries, .note, .viewings,
        ]
    }

    /// One thing that must hold, and how it was typed.
    package struct Clause: Hashable {
        let text: String
        let term: Term
        /// The condition as it could be typed with fields, if it was typed in other words.
        var notation: String?
        /// Whether words without a field were read as a condition.
        var isRead = false
        var hasField = false

        init(_ text: String, _ term: Term) {
            (self.text, self.term) = (text, term)
        }

        init(_ word: Token, today: Day) throws(InvalidValue) {
            let condition = try word.condition(today)
            self.init(String(word.text), Term(condition, isExcluded: word.isExcluded))
            hasField = word.field != nil
            if let typed = word.field, let name = word.meant.first?.name, name != typed.lowercased() {
                notation = "\(name):" + (word.isQuoted ? "\"\(word.value)\"" : word.value)
            }
        }
    }
}

// A word as a condition.
extension MovieSearch.Token {
    fileprivate func condition(_ today: Day) throws(InvalidValue) -> MovieSearch.Condition {
        if let field {
            if meant.count == 1 { return try meant[0].values.condition(self, today) }
            guard ["http", "https"].contains(field.lowercased()) else {
                throw SearchField.error(of: field, in: text)
            }
            return imdbID ?? .same(.letterboxdURI, .text("\(field.lowercased()):\(value)"))
        }
        if let imdbID { return imdbID }
        // A year after a title can have parentheses.
        let digits = value.first == "(" && value.last == ")" ? value.dropFirst().dropLast() : value[...]
        if !isQuoted, let year = FilmName.year(digits) { return .wordOrYear(String(digits), year) }
        return try words(in: MovieSearch.Condition.worded)
    }

    func words(in fields: [MovieField]) throws(InvalidValue) -> MovieSearch.Condition {
        guard value.unicodeScalars.contains(where: \.isSearchable) else { throw .noLetters(String(text)) }
        return .words(value, in: fields, isPhrase: isQuoted)
    }

    /// Whether it asks for any value or for none; `nil` for a specific one.
    var isKnown: Bool? { isQuoted ? nil : ["any": true, "none": false][value.lowercased()] }

    /// The movie with an IMDb id, typed alone, in an address or, after the field, as a number.
    var imdbID: MovieSearch.Condition? {
        // The shortest id is tt and seven digits.
        guard field != nil || value.utf8.count >= 9 else { return nil }
        let value = value.lowercased()
        if field?.lowercased() == "imdb", let number = Int(value) {
            guard 1...999_999_999 ~= number else { return nil }
            let digits = String(number)
            let zeros = String(repeating: "0", count: max(0, 7 - digits.count))
            return .same(.imdbID, .text("tt" + zeros + digits))
        }
        return isQuoted ? nil : value.imdbID.map { .same(.imdbID, .text(String($0))) }
    }

    /// Reads `8`, `8..9`, `8..`, `..9`, `>8`, `>=8`, `<9`, `<=9` and `any`.
    func range(
        _ expected: InvalidValue.ExpectedKind, _ span: (Substring) -> ClosedRange<Int>?
    ) throws(InvalidValue) -> ClosedRange<Int> {
        func read(_ text: Substring) throws(InvalidValue) -> ClosedRange<Int> {
            guard let span = span(text), span.lowerBound > Int.min, span.upperBound < Int.max else {
                throw error(expected)
            }
            return span
        }
        var (low, high) = (Int.min, Int.max)
        if isKnown == true { return low...high }
        if let sign = [">=", "<=", ">", "<"].first(where: value.hasPrefix) {
            let span = try read(value.dropFirst(sign.count))
            switch sign {
            case ">=": low = span.lowerBound
            case "<=": high = span.upperBound
            case ">": low = span.upperBound + 1
            default: high = span.lowerBound - 1
            }
        } else if let dots = value.firstRange(of: ".."), value != ".." {
            let (first, last) = (value[..<dots.lowerBound], value[dots.upperBound...])
            if !first.isEmpty { low = try read(first).lowerBound }
            if !last.isEmpty { high = try read(last).upperBound }
        } else {
            let span = try read(value[...])
            (low, high) = (span.lowerBound, span.upperBound)
        }
        guard low <= high else { throw .backwardsRange(value, in: String(text)) }
        return low...high
    }

    func error(_ expected: InvalidValue.ExpectedKind) -> InvalidValue {
        .wrongFieldValue(value, in: String(text), expected)
    }
}

extension Unicode.Scalar {
    /// Whether the full-text index keeps it: a letter, a number, or a character for private use.
    var isSearchable: Bool { isLetterOrNumber || properties.generalCategory == .privateUse }
}
