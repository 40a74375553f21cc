extension MovieSearch {
    struct Token {
        var text: Substring
        var isExcluded = false
        var field: Substring?
        /// The fields that the typed name can mean (see ``SearchField/meant(by:)``).
        var meant: [SearchField] = []
        var value = ""
        var isQuoted = false
    }

    /// Splits the text at spaces, except those between quotes.
    static func words(of text: String) throws(InvalidValue) -> [Token] {
        var words: [Token] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
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
                guard let end = quoted.firstIndex(of: "\"") else { throw .openQuote(String(quoted)) }
                word.value = String(quoted[..<end])
                rest = quoted[end...].dropFirst()
            } else {
                if word.field != nil {
                    let sign = rest.prefix { "<>=".contains($0) }
                    // Spaces may surround an operator: rating > 8.
                    if !sign.isEmpty { rest = rest[sign.endIndex...].drop(while: \.isWhitespace) }
                    if sign != "=" { word.value = String(sign) }
                }
                let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
                word.value += rest[..<end]
                rest = rest[end...]
            }
            word.text = word.text[..<rest.startIndex]
            if word.field == nil, !word.isQuoted, word.value.last == ":",
                word.value.first?.isUppercase == false,
                SearchField.names.contains(word.value.dropLast().lowercased())
            {
                throw .missingValue(after: word.value)
            }
            words.append(word)
        }
        return words
    }

    /// Splits `year:1995` or `rating>8` into the field's name and the rest, without the colon.
    private static func field(of text: Substring) -> (field: Substring, value: Substring)? {
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
            // “Re” isn't a field in the title “009 Re:Cyborg”.
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
        return meant.count == 1 && meant[0].reader.allowsComparison ? (name, value) : nil
    }
}

extension MovieSearch.Token {
    func condition(_ today: Day) throws(InvalidValue) -> MovieSearch.Condition {
        if let field {
            if meant.count == 1 { return try meant[0].reader.condition(self, today) }
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

    /// True for the value `any`, false for `none`, and nil for other values.
    var isKnown: Bool? { isQuoted ? nil : ["any": true, "none": false][value.lowercased()] }

    /// The condition for an IMDb id, typed by itself, in an address or, after `imdb:`, as a number.
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

    /// Whether it's a word for films in general: “films” anywhere, or “film” as the last word.
    func isFilms(isLast: Bool) -> Bool {
        guard field == nil, !isQuoted, !isExcluded else { return false }
        let name = value.lowercased()
        return SearchVocabulary.films.contains(name) && (isLast || name.hasSuffix("s"))
    }

    var isOfSigns: Bool { field == nil && !isQuoted && !value.unicodeScalars.contains(where: \.isSearchable) }
}

extension Unicode.Scalar {
    /// Whether the full-text index keeps the character: a letter, a number, or one for private use.
    var isSearchable: Bool { isLetterOrNumber || properties.generalCategory == .privateUse }
}
