extension PagePrompt.MultipleSelectionPrompt {
    func turn(on elements: [Int]) {
        listed.state.turn(on: elements, from: start, in: listed.listing)
        listed.state.note = noteOnFound
    }

    /// Returns the elements that are on after a line of numbers and names; nil for any other line.
    func turned(by line: String, itemCount: Int, in words: Words) throws(Refusal) -> [Int]? {
        let numbers = listed.numbers
        if let number = Int(line), number >= 1, number <= itemCount, !numbers.contains(number) { return nil }
        let parts = parts(of: line, in: words)
        // The line may be a name with commas. Then it isn't a list of parts.
        if parts.isEmpty || parts.count > 1 && !listed.listing.elements(named: line).isEmpty { return nil }
        return try on(
            after: parts, from: on, among: (numbers, listed.shown), in: words,
            refusing: { $0 == 0 ? nil : Refusal(.turnsNothing($1)) })
    }

    func on(ahead text: String, from base: [Int], in words: Words) throws(Refusal) -> [Int] {
        let pickable = listed.isNumbered ? listed.listing.pickable : []
        let all = listed.numbers.lowerBound..<listed.numbers.lowerBound + pickable.count
        return try on(
            after: parts(of: text, in: words), from: base, among: (all, pickable), in: words,
            refusing: { Refusal(.noAnswer($1, of: listed.names)) }) ?? base
    }

    /// - Parameter refusal: Rejects an unknown part; nil if the line may mean something else.
    private func on(
        after parts: [String], from base: [Int], among numbered: (numbers: Range<Int>, elements: [Int]),
        in words: Words, refusing refusal: (Int, String) -> Refusal?
    ) throws(Refusal) -> [Int]? {
        let listing = listed.listing
        var (base, turned) = (base, Set<Int>())
        for (place, part) in parts.enumerated() {
            let (exact, group) = (listing.elements(called: part), listing.elements(below: part))
            if exact.isEmpty, !group.isEmpty {
                let off = group.filter { !base.contains($0) }
                turned.formUnion(off.isEmpty ? group : off)
            } else if exact.isEmpty, let turn = try turn(part, in: words, among: numbered.numbers, from: base)
            {
                base = turn.base
                turned.formUnion(turn.places.map { numbered.elements[$0] })
            } else {
                let (found, refusal) = (listing.elements(named: part), refusal(place, part))
                guard found.count == 1, !exact.isEmpty || parts.count > 1 || refusal != nil else {
                    guard let refusal else { return nil }
                    throw refusal
                }
                try listing.requirePickable(found[0])
                turned.insert(found[0])
            }
        }
        return try on(turning: turned, from: base)
    }

    /// Splits a line into its parts: `red, 1 and 3-5` has `red`, `1` and `3-5`.
    private func parts(of line: String, in words: Words) -> [String] {
        let (and, listing) = (words("and").lowercased(), listed.listing)
        let commas = (0..<listing.count).map { listing.name(at: $0).count { $0 == "," } }.max() ?? 0
        var (parts, rest) = ([String](), line.split(separator: ",")[...])
        while !rest.isEmpty {
            // Names may contain commas and “and”, so look for the longest name first.
            let count = (1...min(commas + 1, rest.count)).last { count in
                !listing.elements(called: String(rest.prefix(count).joined(separator: ",").trimmed)).isEmpty
            }
            let part = rest.prefix(count ?? 1).joined(separator: ",")
            rest = rest.dropFirst(count ?? 1)
            parts +=
                count.map { _ in [String(part.trimmed)] }
                ?? part.split(whereSeparator: \.isWhitespace).split { $0.lowercased() == and }
                .map { $0.joined(separator: " ") }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Reads numbers, `all` and `none`. Returns the positions that the numbers turn on or off, and
    /// `base` after applying `all` and `none`. Returns nil for any other text.
    private func turn(
        _ text: String, in words: Words, among numbers: Range<Int>, from base: [Int]
    ) throws(Refusal) -> (places: Set<Int>, base: [Int])? {
        let (all, none) = (words("all").lowercased(), words("none").lowercased())
        let to = words("to").lowercased()
        let word = text.prefix { !$0.isWhitespace }.lowercased()
        guard word == all || word == none || word.first?.isDigit == true else { return nil }
        // Accept an en dash, as in the range that's shown above a list.
        let spaced = text.replacing("–", with: "-").replacing("-", with: " - ")
        var terms = spaced.split(whereSeparator: \.isWhitespace)[...]
        var (base, turned) = (base, Set<Int>())
        let found = listed.found ?? Array(0..<listed.listing.count)
        while let term = terms.popFirst() {
            if term.lowercased() == all {
                base = Array(Set(base).union(found))
            } else if term.lowercased() == none {
                base = Array(Set(base).subtracting(found))
            } else {
                let first = try number(term, among: numbers)
                var last = first
                if let sign = terms.first?.lowercased(), sign == "-" || sign == to {
                    last = try number(terms.dropFirst().first ?? text[...], among: numbers)
                    terms = terms.dropFirst(2)
                }
                turned.formUnion((min(first, last)...max(first, last)).map { $0 - numbers.lowerBound })
            }
        }
        return (turned, base)
    }

    private func number(_ text: Substring, among numbers: Range<Int>) throws(Refusal) -> Int {
        guard text.allSatisfy(\.isDigit) else { throw Refusal(.turnsNothing(String(text))) }
        if let number = Int(text), numbers.contains(number) { return number }
        if !listed.isNumbered { throw Refusal(.noAnswer(String(text), of: listed.names)) }
        if numbers.isEmpty { throw Refusal(key: "list.empty") }
        let (first, last) = (numbers.lowerBound, numbers.upperBound - 1)
        throw Refusal(.noSuchNumber(String(text), from: first, to: last, searches: false))
    }

    func on(turning elements: some Sequence<Int>, from base: [Int]? = nil) throws(Refusal) -> [Int] {
        let before = on
        let now = Set(base ?? before).symmetricDifference(elements)
            .filter { listed.listing.entry(at: $0).refusal == nil }.sorted()
        // Check the limit only when adding: a line may always turn elements off.
        if now.count > before.count { try requireRoom(for: now) }
        return now
    }

    func done(with on: [Int]) throws(Refusal) -> ParsedAnswer {
        if on.isEmpty, start == nil { return .text("") }
        if on.count < least {
            throw listed.listing.count == 0
                ? Refusal(key: "list.empty") : Refusal(.tooFew(least: least, on: on.count))
        }
        try requireRoom(for: on)
        return .picked(on)
    }

    private func requireRoom(for on: [Int]) throws(Refusal) {
        guard let most, on.count > most else { return }
        throw Refusal(.tooMany(most: most, on: on.count))
    }

    var noteOnFound: Phrase? {
        guard let found = listed.found?.filter({ listed.listing.entry(at: $0).refusal == nil }),
            found.count > 1, listed.state.search != ListState.searchForOn
        else { return nil }
        let on = Set(on).intersection(found).count
        guard on == 0 || on == found.count else { return nil }
        return .turnedFound(found.count, isOn: on > 0, others: listed.listing.count - found.count)
    }
}
