extension MovieSearch {
    /// One thing that must hold, or must not.
    struct Term: Hashable {
        let condition: Condition
        var isExcluded = false

        init(_ condition: Condition) {
            self.condition = condition
        }
    }

    /// What can be asked of a movie.
    enum Condition: Hashable {
        /// These words stand one after the other in one of the fields; the last one may go on, where it is no phrase.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// A label of this kind has this key; `nil` for a movie without any.
        case label(Label, key: String?)
        /// A number of the movie is in the range; `nil` for a movie without the number.
        case number(MovieField, ClosedRange<Int>?)
        /// Whether the person watched it.
        case watched(Bool)
        /// Whether it is on the watchlist.
        case onWatchlist(Bool)
    }
}

extension MovieSearch.Term {
    init(_ word: MovieSearch.Word) throws(InvalidValue) {
        condition = try MovieSearch.Condition(word)
        isExcluded = word.isExcluded
    }
}

extension MovieSearch.Condition {
    fileprivate init(_ word: MovieSearch.Word) throws(InvalidValue) {
        func words(in fields: [MovieField]) throws(InvalidValue) -> Self {
            guard word.value.unicodeScalars.contains(where: \.isSearchable) else {
                throw InvalidValue(
                    description:
                        "There is no letter or digit in \(shown(word.text)) to look for; leave it out.")
            }
            return .words(word.value, in: fields, isPhrase: word.isQuoted)
        }
        guard let field = word.field?.lowercased() else {
            self = try words(in: Self.worded)
            return
        }
        switch field {
        case "title": self = try words(in: [.title, .originalTitle])
        case "director": self = try words(in: [.directors])
        case "cast": self = try words(in: [.cast])
        case "genre": self = .label(.genre, key: try Self.key(word))
        case "tag": self = .label(.tag, key: try Self.key(word))
        case "year": self = .number(.year, try Self.range(word, "a year, such as 1950") { Int($0) })
        case "decade": self = .number(.year, try Self.decade(word))
        case "rating":
            self = .number(
                .rating, try Self.range(word, "a rating from 0 to 10") { Rating($0)?.halves })
        case "public":
            self = .number(
                .publicRating,
                try Self.range(word, "a rating from 0 to 10, such as 7.5") { $0.utf8.tenths })
        case "score":
            self = .number(.score, try Self.range(word, "a number from 0 to 100") { Int($0) })
        case "runtime":
            self = .number(.runtime, try Self.range(word, "minutes, such as 90") { Int($0) })
        case "watched": self = .watched(try Self.answer(word))
        case "watchlist": self = .onWatchlist(try Self.answer(word))
        default:
            throw InvalidValue(
                description: "\(shown(field)) in \(shown(word.text)) is no field; there are "
                    + "\(Self.fields.dropLast().joined(separator: ", ")) and \(Self.fields[Self.fields.count - 1]). "
                    + "Put words that hold a colon in quotes.")
        }
    }

    /// The fields whose words are found.
    static let worded: [MovieField] = [.title, .originalTitle, .directors, .cast]

    static let fields = [
        "title", "director", "cast", "genre", "tag", "year", "decade", "rating", "public", "score", "runtime",
        "watched",
        "watchlist",
    ]

    private static func key(_ word: MovieSearch.Word) throws(InvalidValue) -> String? {
        if word.value.lowercased() == "none", !word.isQuoted { return nil }
        let key = Label.key(of: word.value)
        guard !key.isEmpty else {
            throw InvalidValue(description: "There is no letter or digit in \(shown(word.text)) to look for.")
        }
        return key
    }

    private static func answer(_ word: MovieSearch.Word) throws(InvalidValue) -> Bool {
        if let answer = Bool(answer: word.value) { return answer }
        throw InvalidValue(description: "\(shown(word.text)): \(shown(word.value)) is neither yes nor no.")
    }

    private static func decade(_ word: MovieSearch.Word) throws(InvalidValue) -> ClosedRange<Int>? {
        if word.value.lowercased() == "none" { return nil }
        let digits = word.value.last == "s" ? word.value.dropLast() : word.value[...]
        guard digits.utf8.count == 4, digits.utf8.allSatisfy(\.isDigit), digits.last == "0",
            let first = Int(digits)
        else {
            throw InvalidValue(
                description: "\(shown(word.text)): \(shown(word.value)) is not a decade, such as 1950s.")
        }
        return first...first + 9
    }

    /// Reads `8`, `8..9`, `8..`, `..9`, `>8`, `>=8`, `<9`, `<=9`, `none` and `any`.
    private static func range(
        _ word: MovieSearch.Word, _ wanted: String, _ number: (Substring) -> Int?
    ) throws(InvalidValue) -> ClosedRange<Int>? {
        let refusal = InvalidValue(
            description:
                "\(shown(word.text)): \(shown(word.value)) is neither \(wanted), nor a range such as "
                + "8..9, >8 or <=9, nor none or any.")
        func value(_ text: Substring) throws(InvalidValue) -> Int {
            guard let value = number(text), value > Int.min, value < Int.max else { throw refusal }
            return value
        }
        let text = word.value[...]
        let lowest = Int.min
        switch text.lowercased() {
        case "none": return nil
        case "any": return lowest...Int.max
        default: break
        }
        let range: (low: Int, high: Int)
        if text.hasPrefix(">=") {
            range = (try value(text.dropFirst(2)), .max)
        } else if text.hasPrefix("<=") {
            range = (lowest, try value(text.dropFirst(2)))
        } else if text.hasPrefix(">") {
            range = (try value(text.dropFirst()) + 1, .max)
        } else if text.hasPrefix("<") {
            range = (lowest, try value(text.dropFirst()) - 1)
        } else if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }), text != ".." {
            let (low, high) = (text[..<dots], text[dots...].dropFirst(2))
            range = (low.isEmpty ? lowest : try value(low), high.isEmpty ? .max : try value(high))
        } else {
            let only = try value(text)
            range = (only, only)
        }
        guard range.low <= range.high else { throw refusal }
        return range.low...range.high
    }
}

extension Unicode.Scalar {
    /// Whether the full-text index keeps it: a letter, a number, or a character for private use.
    fileprivate var isSearchable: Bool {
        if value < 0x80 { return properties.isAlphabetic || properties.numericType != nil }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .privateUse:
            return true
        default: return false
        }
    }
}
