// How words are read.
extension MovieSearch {
    /// What must hold: words with a field, words that are a condition, and words to look for.
    static func parts(of words: [Token], in text: String, _ today: Day) throws(InvalidValue) -> [Clause] {
        var parts: [Clause] = []
        var rest = words[...]
        while let word = rest.first {
            let isNot = word.field == nil && !word.isQuoted && word.value.lowercased() == "not"
            guard
                let phrase = SearchPhrase(
                    isNot ? rest.dropFirst() : rest, isFirst: parts.isEmpty, today: today)
            else {
                parts.append(try Clause(word, today: today))
                rest.removeFirst()
                continue
            }
            let count = phrase.count + (isNot ? 1 : 0)
            let read = try Self.words(of: phrase.notation).filter { $0.field != nil }
            let terms = try read.map { (word) throws(InvalidValue) in try Clause(word, today: today).term }
            let isExcluded = word.isExcluded || isNot
            let condition = terms.count == 1 ? terms[0].condition : .any(terms.map { [$0] })
            let last = rest[rest.startIndex + count - 1].text
            var part = Clause(
                String(text[word.text.startIndex..<last.endIndex]), Term(condition, isExcluded: isExcluded))
            (part.notation, part.isRead) = ((isExcluded ? "-" : "") + phrase.notation, true)
            parts.append(part)
            rest.removeFirst(count)
        }
        var place = parts.startIndex + 1
        while place < parts.count - 1 {
            if let (range, either) = Self.either(around: place, of: parts) {
                parts.replaceSubrange(range, with: [either])
                place = range.lowerBound
            }
            place += 1
        }
        if parts.count == 1, case .wordOrYear(let word, _) = parts[0].term.condition {
            parts[0].notation = "year:\(word) OR \"\(word)\""
        }
        return parts
    }

    /// The parts on both sides of an “or”: words as far as no condition stands between, or one condition.
    private static func either(around place: Int, of parts: [Clause]) -> (range: Range<Int>, Clause)? {
        guard parts[place].text.lowercased() == "or", parts[place].isLoose, parts[place - 1].canBeOpen,
            parts[place + 1].canBeOpen
        else { return nil }
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
            second = [Clause(words, Term(.words(words, in: fields, isPhrase: isPhrase)))]
            second[0].notation = "\(field):\"\(words)\""
        }
        var choices = [second.map(\.term)]
        if case .any(let known) = first.first?.term.condition {
            choices = known + choices
        } else {
            choices = [first.map(\.term)] + choices
        }
        var part = Clause(parts[range].map(\.text).joined(separator: " "), Term(.any(choices)))
        part.isRead = true
        part.notation = [Array(first), second].map {
            $0.map { $0.notation ?? $0.text }.joined(separator: " ")
        }
        .joined(separator: " OR ")
        return (range, part)
    }
}

// The title that may have been typed.
extension MovieSearch {
    /// What may be a title: all that was typed without a field, and without what else it may mean.
    var titles: [String] {
        let typed = parts.filter { !$0.term.isExcluded && (!$0.hasField || $0.isOfTitle) }
        let isTitle = typed.count == parts.count && !typed.contains(where: \.isOfTitle)
        let all = isTitle ? text : typed.map(\.titleText).joined(separator: " ")
        let words = typed.filter { $0.isLoose || $0.isOfTitle }.map(\.titleText).joined(separator: " ")
        return words.isEmpty || words == all ? [all].filter { !$0.isEmpty } : [all, words]
    }

    /// The words that a title has to have to be found beside what conditions find that were read from words; empty where
    /// none were.
    var titleWords: [Substring] {
        guard partsAsWords != nil, !parts.contains(where: { $0.isQuoted }) else { return [] }
        guard parts.contains(where: { $0.isRead && !$0.term.isExcluded }) else { return [] }
        return (titles.first ?? "").split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
    }
}

extension MovieSearch.Clause {
    private var worded: (words: String, isPhrase: Bool)? {
        guard case .words(let words, MovieSearch.Condition.worded, let isPhrase) = term.condition else {
            return nil
        }
        return (words, isPhrase)
    }

    /// Whether it is a word to look for anywhere.
    var isLoose: Bool { worded?.isPhrase == false && !term.isExcluded }

    /// Whether words in quotes are looked for anywhere, or excluded.
    fileprivate var isQuoted: Bool { worded?.isPhrase == true }

    var words: String? { term.isExcluded ? nil : worded?.words }

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
    /// Whether it has no letter or digit, and no field.
    var isOfSigns: Bool {
        field == nil && !isQuoted && !value.unicodeScalars.contains(where: \.isSearchable)
    }
}
