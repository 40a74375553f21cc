/// Splits a search into clauses: a field with a value, a phrase for a condition, or words to find.
struct ClauseReader {
    typealias Token = MovieSearch.Token
    typealias Clause = MovieSearch.Clause
    typealias Condition = MovieSearch.Condition
    typealias Term = MovieSearch.Term

    private let text: String
    private let today: Day
    private var rest: ArraySlice<Token>
    private var clauses: [Clause] = []

    static func clauses(of words: [Token], in text: String, _ today: Day) throws(InvalidValue) -> [Clause] {
        var reader = ClauseReader(text: text, today: today, rest: words[...])
        while let word = reader.rest.first { try reader.read(word) }
        reader.readAlternatives()
        try reader.readQuestionWordsAlone()
        reader.readLatest()
        reader.dropSmallWords()
        // A number that's the whole search is a year or a word of a title.
        if reader.clauses.count == 1, case .wordOrYear(let word, _) = reader.clauses[0].term.condition {
            reader.clauses[0].notation = "year:\(word) OR \"\(word)\""
        }
        return reader.clauses
    }

    private mutating func read(_ word: Token) throws(InvalidValue) {
        let last = clauses.last
        if let last, last.isLoose || last.isFiller, word.isFilms(isLast: rest.count == 1) {
            return take(1, as: .everything)
        }
        let isFirst = last.map { $0.isOpener || $0.isOwner } ?? true
        var reader = PhraseReader(rest, isFirst: isFirst, today: today)
        var phrase = reader.phrase
        let nots = phrase == nil && !word.isExcluded ? negations : 0
        if nots > 0 {
            reader = PhraseReader(rest.dropFirst(nots), isFirst: false, today: today)
            phrase = reader.phrase
        }
        if let (notation, count) = phrase {
            let condition = try condition(notation)
            take(nots + count, as: condition, isExcluded: nots > 0 || word.isExcluded, read: notation)
            // After a plain word, a single negation excludes nothing: “Rebel without a cause”.
        } else if nots > 1 && last != nil || nots > 0 && last?.isRead == true,
            let (names, count) = reader.excluded
        {
            let terms = names.map { [Term(.words($0, in: Condition.worded, isPhrase: false))] }
            let notation = names.map { "\"\($0)\"" }.joined(separator: " ")
            take(nots + count, as: .any(terms), isExcluded: true, read: notation)
        } else {
            rest.removeFirst()
            if let owner = owner(word) {
                clauses.append(owner)
            } else {
                clauses.append(try Clause(word, today: today))
            }
        }
    }

    private mutating func take(
        _ count: Int, as condition: Condition, isExcluded: Bool = false,
        read notation: String? = nil
    ) {
        let words = rest.prefix(count)
        rest.removeFirst(words.count)
        guard let first = words.first, let last = words.last else { return }
        let typed = text[first.text.startIndex..<last.text.endIndex]
        let notation = notation.map { isExcluded ? "-" + $0 : $0 }
        clauses.append(Clause(String(typed), Term(condition, isExcluded: isExcluded), read: notation))
    }

    /// Parses a phrase's conditions. All of them must hold, or just one if “OR” is between them.
    private func condition(_ notation: String) throws(InvalidValue) -> Condition {
        if ["any", "ask"].contains(notation) { return .everything }
        if notation.hasPrefix("?") { return .unknown(String(notation.dropFirst())) }
        let read = try MovieSearch.words(of: notation)
        let terms = try read.filter { $0.field != nil }.map { (word) throws(InvalidValue) in
            try Clause(word, today: today).term
        }
        if terms.count == 1 { return terms[0].condition }
        return terms.count < read.count ? .any(terms.map { [$0] }) : .any([terms])
    }

    /// The number of words here that exclude what follows, such as two for “but not”.
    private var negations: Int {
        let names = rest.prefix(3).map { word in
            word.field == nil && !word.isQuoted
                ? word.value.lowercased().filter { $0 != "'" && $0 != "’" } : ""
        }
        return SearchVocabulary.negations.filter { names.starts(with: $0) }.map(\.count).max() ?? 0
    }

    /// Reads a possessive before “films” or “best” as a name: “christopher nolan’s best”.
    private mutating func owner(_ word: Token) -> Clause? {
        guard let next = rest.first, ["'s", "’s"].contains(where: word.value.hasSuffix),
            next.isFilms(isLast: true)
                || PhraseReader(rest, isFirst: true, today: today).phrase?.notation.hasPrefix("sort:") == true
        else { return nil }
        let first = clauses.lastIndex { !$0.isLoose }.map { $0 + 1 } ?? 0
        let name = (clauses[first...].map(\.text) + [String(word.text)]).joined(separator: " ")
        clauses.removeSubrange(first...)
        let words = Condition.words(String(name.dropLast(2)), in: Condition.worded, isPhrase: false)
        return Clause(name, Term(words))
    }
}

// Words whose meaning depends on the clauses around them.
extension ClauseReader {
    /// Joins the sides of “or” into one clause. A side is a condition or all adjacent plain words.
    private mutating func readAlternatives() {
        var place = 1
        while place < clauses.count - 1 {
            if let (range, either) = alternatives(around: place) {
                clauses.replaceSubrange(range, with: [either])
                place = range.lowerBound
            }
            place += 1
        }
    }

    private func alternatives(around place: Int) -> (Range<Int>, Clause)? {
        let (before, or, after) = (clauses[place - 1], clauses[place], clauses[place + 1])
        let word = or.text.lowercased()
        // “60s and 70s” means “60s or 70s”, because a film has only one year.
        let isOr = word == "or" || word == "and" && before.isOfYears && after.isOfYears
        guard isOr, or.isLoose, before.canBeAlternative, after.canBeAlternative else { return nil }
        func isWord(_ clause: Clause) -> Bool { clause.isLoose && clause.text.lowercased() != "or" }
        let left = clauses[..<place].reversed().prefix(while: isWord).count
        let right = clauses[(place + 1)...].prefix(while: isWord).count
        let range = place - max(left, 1)..<place + max(right, 1) + 1
        let first = clauses[range.lowerBound..<place]
        var second = clauses[(place + 1)..<range.upperBound]
        // In “by Kurosawa or Ozu”, the second name belongs to the same field.
        if second.allSatisfy(\.isLoose), first.count == 1, before.isRead,
            case .words(_, let fields, let isPhrase) = before.term.condition,
            let field = before.notation?.prefix(while: { $0 != ":" })
        {
            let words = second.map(\.text).joined(separator: " ")
            let term = Term(.words(words, in: fields, isPhrase: isPhrase))
            second = [Clause(words, term, read: "\(field):\"\(words)\"")]
        }
        var choices = [first.map(\.term)]
        if case .any(let known) = first.first?.term.condition { choices = known }
        let notations = [first, second].map { $0.map { $0.notation ?? $0.text }.joined(separator: " ") }
        let either = Clause(
            clauses[range].map(\.text).joined(separator: " "), Term(.any(choices + [second.map(\.term)])),
            read: notations.joined(separator: " OR "))
        return (range, either)
    }

    /// Takes question words literally if no condition follows, as in “What Lies Beneath”.
    private mutating func readQuestionWordsAlone() throws(InvalidValue) {
        guard let first = clauses.first, first.notation == "ask",
            !clauses.contains(where: { $0.hasField || $0.isRead && !$0.isOpener })
        else { return }
        let words = try MovieSearch.words(of: first.text).map { (word) throws(InvalidValue) in
            try Clause(word, today: today)
        }
        clauses.replaceSubrange(..<1, with: words)
    }

    /// Reads “last” or “last 5” as an order if the search is about the user: “last film I watched”.
    private mutating func readLatest() {
        let orders = clauses.lazy.compactMap { clause -> String? in
            switch clause.term.condition {
            case .watched(true): "watched"
            case .known([.rating], true), .number(.rating, _): "rated"
            case .number(.dayAdded, _): "added"
            default: nil
            }
        }
        guard let order = orders.first, let by = SearchVocabulary.orders[order]?.0,
            let place = clauses.firstIndex(where: { !$0.isSmall && !$0.isFiller }),
            case let latest = clauses[place], latest.isLoose || latest.notation == "sort:newest",
            latest.text.lowercased().split(separator: " ").contains(where: SearchVocabulary.latest.contains)
        else { return }
        let next = clauses[(place + 1)...].first
        let most = next?.isLoose == true ? next?.text.typedCount.flatMap { $0 > 0 ? $0 : nil } : nil
        if let next, most != nil { clauses[place + 1] = Clause(next.text, Term(.everything), read: nil) }
        let sorted = Term(.sorted(by, isReversed: false, most: most))
        clauses[place] = Clause(latest.text, sorted, read: "sort:\(order)")
    }

    /// Ignores small words such as “the” next to a condition.
    private mutating func dropSmallWords() {
        for place in clauses.indices where clauses[place].isSmall {
            let isNext = place > 0 && clauses[place - 1].isRead
            guard isNext || place + 1 < clauses.count && clauses[place + 1].isRead else { continue }
            clauses[place] = Clause(clauses[place].text, Term(.everything), read: nil)
        }
    }
}
