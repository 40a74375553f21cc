// Reading typed words.
extension MovieSearch {
    /// Reads words with a field, words that are a condition, and words to look for.
    static func parts(of words: [Token], in text: String, _ today: Day) throws(InvalidValue) -> [Clause] {
        var parts: [Clause] = []
        var rest = words[...]
        while let word = rest.first {
            if let last = parts.last, last.isLoose || last.isFilms, word.isFilms(isLast: rest.count == 1) {
                parts.append(Clause(everything: String(word.text)))
                rest.removeFirst()
                continue
            }
            let isFirst = parts.last.map { $0.isOpener || $0.isOwner } ?? true
            var phrase = PhraseReader(rest, isFirst: isFirst, today: today).phrase
            let nots = phrase == nil && !word.isExcluded ? Self.negations(at: rest) : 0
            if nots > 0 { phrase = PhraseReader(rest.dropFirst(nots), isFirst: false, today: today).phrase }
            guard let phrase else {
                // “Rebel without a cause” is a title.
                if nots > 1 && !parts.isEmpty || nots > 0 && parts.last?.isRead == true,
                    let (excluded, count) = PhraseReader(
                        rest.dropFirst(nots), isFirst: false, today: today
                    ).excluded
                {
                    let words = rest.prefix(nots + count)
                    let typed = text[word.text.startIndex..<(words.last ?? word).text.endIndex]
                    let notation = "-" + excluded.map { "\"\($0)\"" }.joined(separator: " ")
                    let terms = excluded.map { [Term(.words($0, in: Condition.worded, isPhrase: false))] }
                    parts.append(Clause(String(typed), Term(.any(terms), isExcluded: true), read: notation))
                    rest.removeFirst(words.count)
                    continue
                }
                if let name = owner(word, of: rest.dropFirst(), after: &parts, today) {
                    parts.append(name)
                } else {
                    parts.append(try Clause(word, today: today))
                }
                rest.removeFirst()
                continue
            }
            let words = rest.prefix(nots + phrase.count)
            let isExcluded = word.isExcluded || nots > 0
            let typed = text[word.text.startIndex..<(words.last ?? word).text.endIndex]
            let term = Term(try Self.condition(phrase.notation, today), isExcluded: isExcluded)
            parts.append(Clause(String(typed), term, read: (isExcluded ? "-" : "") + phrase.notation))
            rest.removeFirst(words.count)
        }
        var place = parts.startIndex + 1
        while place < parts.count - 1 {
            if let (range, either) = Self.either(around: place, of: parts) {
                parts.replaceSubrange(range, with: [either])
                place = range.lowerBound
            }
            place += 1
        }
        // “What Lies Beneath” asks nothing.
        if let first = parts.first, first.notation == "ask",
            !parts.contains(where: { $0.hasField || $0.isRead && !$0.isOpener })
        {
            let words = try Self.words(of: first.text).map { (word) throws(InvalidValue) in
                try Clause(word, today: today)
            }
            parts.replaceSubrange(..<1, with: words)
        }
        Self.readLatest(in: &parts)
        for place in parts.indices where parts[place].isSmall {
            let isNext = place > 0 && parts[place - 1].isRead
            guard isNext || place + 1 < parts.count && parts[place + 1].isRead else { continue }
            parts[place] = Clause(everything: parts[place].text)
        }
        // A number alone is a year or a word.
        if parts.count == 1, case .wordOrYear(let word, _) = parts[0].term.condition {
            parts[0].notation = "year:\(word) OR \"\(word)\""
        }
        return parts
    }

    /// Reads a phrase's conditions. All must hold, or one if “OR” is between them.
    private static func condition(_ notation: String, _ today: Day) throws(InvalidValue) -> Condition {
        if ["any", "ask"].contains(notation) { return .everything }
        if notation.hasPrefix("?") { return .unknown(String(notation.dropFirst())) }
        let read = try words(of: notation)
        let terms = try read.filter { $0.field != nil }.map { (word) throws(InvalidValue) in
            try Clause(word, today: today).term
        }
        if terms.count == 1 { return terms[0].condition }
        return terms.count < read.count ? .any(terms.map { [$0] }) : .any([terms])
    }

    /// The number of words, such as “but not”, that exclude the next condition.
    private static func negations(at words: ArraySlice<Token>) -> Int {
        let names = words.prefix(3).map { word in
            word.field == nil && !word.isQuoted
                ? word.value.lowercased().filter { $0 != "'" && $0 != "’" } : ""
        }
        return SearchVocabulary.negations.filter { names.starts(with: $0) }.map(\.count).max() ?? 0
    }

    /// Reads a name with “’s” before films or an order, including the name's earlier words:
    /// “christopher nolan’s best”.
    private static func owner(
        _ word: Token, of rest: ArraySlice<Token>, after parts: inout [Clause], _ today: Day
    ) -> Clause? {
        guard let next = rest.first, ["'s", "’s"].contains(where: word.value.hasSuffix),
            next.isFilms(isLast: true)
                || PhraseReader(rest, isFirst: true, today: today).phrase?.notation.hasPrefix("sort:") == true
        else { return nil }
        let first = parts.lastIndex { !$0.isLoose }.map { $0 + 1 } ?? 0
        let texts = parts[first...].map(\.text) + [String(word.text)]
        parts.removeSubrange(first...)
        let name = texts.joined(separator: " ")
        return Clause(
            name, Term(.words(String(name.dropLast(2)), in: Condition.worded, isPhrase: false)))
    }

    /// Reads “last” or “last 5” as an order if what the user did follows: “last film I watched”.
    private static func readLatest(in parts: inout [Clause]) {
        let orders = parts.lazy.compactMap { part -> String? in
            switch part.term.condition {
            case .watched(true): "watched"
            case .known([.rating], true), .number(.rating, _): "rated"
            case .number(.dayAdded, _): "added"
            default: nil
            }
        }
        guard let order = orders.first, let place = parts.firstIndex(where: { !$0.isSmall && !$0.isFilms }),
            parts[place].isLoose || parts[place].notation == "sort:newest",
            parts[place].text.lowercased().split(separator: " ").contains(
                where: SearchVocabulary.latest.contains),
            let by = SearchVocabulary.orders[order]?.0
        else { return }
        let next = place + 1 < parts.count && parts[place + 1].isLoose ? parts[place + 1].text : ""
        let most = next.typedCount.flatMap { $0 > 0 ? $0 : nil }
        if most != nil { parts[place + 1] = Clause(everything: next) }
        parts[place] = Clause(
            parts[place].text, Term(.sorted(by, isReversed: false, most: most)), read: "sort:\(order)")
    }

    /// The parts on both sides of an “or”: as many words as there are, or one condition.
    private static func either(around place: Int, of parts: [Clause]) -> (range: Range<Int>, Clause)? {
        let word = parts[place].text.lowercased()
        // “60s and 70s” means “or”, because a film has only one year.
        let isOr = word == "or" || word == "and" && parts[place - 1].isOfYears && parts[place + 1].isOfYears
        guard isOr, parts[place].isLoose, parts[place - 1].canBeOpen, parts[place + 1].canBeOpen else {
            return nil
        }
        func isWord(_ part: Clause) -> Bool { part.isLoose && part.text.lowercased() != "or" }
        let left = isWord(parts[place - 1]) ? parts[..<place].reversed().prefix(while: isWord).count : 1
        let right = isWord(parts[place + 1]) ? parts[(place + 1)...].prefix(while: isWord).count : 1
        let range = place - left..<place + right + 1
        let first = parts[range.lowerBound..<place]
        var second = Array(parts[(place + 1)..<range.upperBound])
        // “by Kurosawa or Ozu”
        if second.allSatisfy(\.isLoose), first.count == 1, first[place - 1].isRead,
            case .words(_, let fields, let isPhrase) = first[place - 1].term.condition,
            let field = first[place - 1].notation?.prefix(while: { $0 != ":" })
        {
            let words = second.map(\.text).joined(separator: " ")
            let term = Term(.words(words, in: fields, isPhrase: isPhrase))
            second = [Clause(words, term, read: "\(field):\"\(words)\"")]
        }
        var choices = [first.map(\.term)]
        if case .any(let known) = first.first?.term.condition { choices = known }
        let notations = [Array(first), second].map {
            $0.map { $0.notation ?? $0.text }.joined(separator: " ")
        }
        let part = Clause(
            parts[range].map(\.text).joined(separator: " "), Term(.any(choices + [second.map(\.term)])),
            read: notations.joined(separator: " OR "))
        return (range, part)
    }
}

// The title that may have been typed.
extension MovieSearch {
    /// Possible titles: all text without a field, and the same without conditions.
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

    /// If words were read as conditions, the words to look for in titles as well.
    var titleWords: [Substring] {
        guard partsAsWords != nil, !parts.contains(where: \.isQuoted),
            parts.contains(where: { $0.isRead && !$0.term.isExcluded })
        else { return [] }
        return (titles.first ?? "").split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
    }
}

extension MovieSearch.Clause {
    fileprivate init(everything text: String) {
        self.init(text, MovieSearch.Term(.everything))
        isRead = true
    }

    fileprivate init(_ text: String, _ term: MovieSearch.Term, read notation: String) {
        self.init(text, term)
        (self.notation, isRead) = (notation, true)
    }

    /// Whether it only says that a search follows: “show me”, “how many”.
    fileprivate var isOpener: Bool { ["any", "ask"].contains(notation) }

    fileprivate var isOwner: Bool { isLoose && words.map { text.utf8.count > $0.utf8.count } ?? false }

    fileprivate var isSmall: Bool { isLoose && SearchVocabulary.smallWords.contains(text.lowercased()) }

    private var worded: (words: String, isPhrase: Bool)? {
        guard case .words(let words, MovieSearch.Condition.worded, let isPhrase) = term.condition else {
            return nil
        }
        return (words, isPhrase)
    }

    /// Whether it's a word to look for anywhere.
    var isLoose: Bool { worded?.isPhrase == false && !term.isExcluded }

    fileprivate var isQuoted: Bool { worded?.isPhrase == true }

    var words: String? { term.isExcluded ? nil : worded?.words }

    /// Whether it means nothing next to a condition: “films”, or a small word.
    var isFilms: Bool { term.condition == .everything }

    var isNounForFilms: Bool { isFilms && SearchVocabulary.films.contains(text.lowercased()) }

    fileprivate var isOfYears: Bool {
        if case .number(.year, _) = term.condition { isRead } else { false }
    }

    fileprivate var canBeOpen: Bool { !term.isExcluded && !hasField }

    fileprivate var isOfTitle: Bool {
        if case .words(_, let fields, _) = term.condition {
            hasField && fields.contains(.title)
        } else {
            false
        }
    }

    fileprivate var titleText: String {
        if case .words(let words, _, _) = term.condition, !isRead { words } else { text }
    }
}

extension MovieSearch.Token {
    /// Whether it's a word for films in general: “films”, or “film” at the end.
    fileprivate func isFilms(isLast: Bool) -> Bool {
        guard field == nil, !isQuoted, !isExcluded else { return false }
        let name = value.lowercased()
        return SearchVocabulary.films.contains(name) && (isLast || name.hasSuffix("s"))
    }

    var isOfSigns: Bool {
        field == nil && !isQuoted && !value.unicodeScalars.contains(where: \.isSearchable)
    }
}
