// What is picked of a question's list
extension Page {
    /// The choice of a list's element by its name, of those on other pages too; `nil` where it names none.
    /// Where many match, a long list shows these.
    ///
    /// - Throws: A refusal that lists them where the page shows all.
    func choice(ofName name: String, among listed: Listed) throws(Refusal) -> Choice? {
        let found = listed.listing.elements(named: name)
        if found.count > 1, !listed.isLong {
            throw ambiguity(of: name, among: found.map { line(of: $0, in: listed) })
        }
        if found.count > 1 { return .search(name) }
        guard let element = found.first else { return nil }
        return try choice(of: element, in: listed)
    }

    /// The choice of the element that is called so, where that could be a number or a command, too.
    func choice(of name: Substring, among listed: Listed) throws(Refusal) -> Choice? {
        guard !name.isEmpty,
            name.allSatisfy(isDigit) || listed.letters.contains(name.lowercased()) && takesLetters,
            let element = listed.listing.elements(called: String(name)).first
        else { return nil }
        return try choice(of: element, in: listed)
    }

    private func line(of element: Int, in listed: Listed) -> String {
        let name = listed.listing.name(at: element)
        return listed.number(of: element).map { "\($0). \(name)" } ?? name
    }

    private func choice(of element: Int, in listed: Listed) throws(Refusal) -> Choice {
        try listed.listing.requirePickable(element)
        if case .several(_, let several) = prompt {
            return .turned(several.numbers(of: try several.on(turning: [element])))
        }
        return listed.number(of: element).map { .item($0) } ?? .text(listed.listing.name(at: element))
    }

    /// The choice of an answer that is given before the page is seen: the exact name goes before a number.
    ///
    /// - Parameter base: What is on, where several are picked, before the answer turns over what it names.
    func choice(ahead text: String, from base: [Int]? = nil) throws -> Choice? {
        switch prompt {
        case .one(_, let one):
            let (listing, first) = (one.listed.listing, one.listed.numbers.lowerBound)
            if let exact = listing.elements(called: text).first {
                return try choice(of: exact, in: one.listed)
            }
            if let number = Int(text), number >= first, one.listed.isNumbered {
                let numbered = listing.pickable.dropFirst(number - first)
                if let element = numbered.first { return try choice(of: element, in: one.listed) }
            }
            let found = listing.elements(named: text)
            if found.count == 1 { return try choice(of: found[0], in: one.listed) }
            if let choice = try? choice(of: text), isAnswer(choice) { return choice }
            throw Refusal(.noAnswer(text, of: one.listed.names))
        case .several(_, let several):
            return try several.done(
                with: several.on(ahead: text, from: base ?? several.on, in: words))
        case .choice, .text, .confirmation: return try choice(of: text)
        }
    }
}

extension Page.Listed {
    /// The elements as a refusal lists them.
    var names: [String] {
        let names = (0..<min(listing.count, 12)).map { listing.name(at: $0) }
        return listing.count > 12 ? names.prefix(10) + ["…"] : names
    }
}

extension Listing {
    private var names: some Sequence<String> { (0..<count).lazy.map { name(at: $0) } }

    /// The elements that are called so, in either case.
    func elements(called name: String) -> [Int] {
        let name = name.lowercased()
        return (0..<count).filter { self.name(at: $0).trimmed.lowercased() == name }
    }

    /// The elements that a name may mean: the first that is called so, or else those that begin so, or else those that have
    /// it in their names. One character is never a part of a name: it may be a command's letter.
    func elements(named name: String) -> [Int] {
        let found = names.found(by: name)
        guard let rank = found.first?.rank, rank == 0 || rank < 3 && name.count > 1 else { return [] }
        return found.prefix { $0.rank == rank }.prefix(rank == 0 ? 1 : count).map(\.place)
    }

    /// The elements that a search finds: by any part of their names, or else by letters in order.
    func elements(searchedBy text: String) -> [Int] {
        let found = names.found(by: text)
        let isPart = found.first.map { $0.rank < 3 }
        return found.prefix { ($0.rank < 3) == isPart }.map(\.place)
    }
}

extension Page.Several {
    /// The elements that are on after a line of numbers and names; `nil` where it means something else.
    ///
    /// - Throws: A refusal that says what would do.
    func turned(by line: String, itemCount: Int, in words: Words) throws(Refusal) -> [Int]? {
        let numbers = listed.numbers
        if let number = Int(line), number >= 1, number <= itemCount, !numbers.contains(number) { return nil }
        let parts = parts(of: line, in: words)
        // A name may have a comma of its own.
        if parts.isEmpty || parts.count > 1 && !listed.listing.elements(named: line).isEmpty { return nil }
        return try on(
            after: parts, from: on, among: (numbers, listed.shown), in: words,
            refusing: { $0 == 0 ? nil : Refusal(.turnsNothing($1)) })
    }

    /// The elements that are on after an answer given ahead: names or numbers, separated by commas.
    func on(ahead text: String, from base: [Int], in words: Words) throws(Refusal) -> [Int] {
        let pickable = listed.isNumbered ? listed.listing.pickable : []
        let all = listed.numbers.lowerBound..<listed.numbers.lowerBound + pickable.count
        return try on(
            after: parts(of: text, in: words), from: base, among: (all, pickable), in: words,
            refusing: { Refusal(.noAnswer($1, of: listed.names)) }) ?? base
    }

    /// The elements that are on after parts of a line; `nil` where it means something else.
    ///
    /// - Parameters:
    ///   - numbered: The elements with numbers.
    ///   - refusal: Why a part is refused, by its place and its text; `nil` where the line may mean something else.
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

    /// The parts of a line: `red`, `1` and `3-5` of `red, 1 and 3-5`.
    private func parts(of line: String, in words: Words) -> [String] {
        let and = words(.and).lowercased()
        return line.split(separator: ",").map { String($0.trimmed) }.flatMap { part in
            // A name may have the word of its own.
            if !listed.listing.elements(called: part).isEmpty { return [part] }
            return part.split(whereSeparator: \.isWhitespace).split { $0.lowercased() == and }
                .map { $0.joined(separator: " ") }
        }.filter { !$0.isEmpty }
    }

    /// The places that numbers turn over, among those of all with a number, and what is on before; `nil` where the text
    /// isn't numbers, `all` or `none`.
    private func turn(
        _ text: String, in words: Words, among numbers: Range<Int>, from base: [Int]
    ) throws(Refusal) -> (places: Set<Int>, base: [Int])? {
        let (all, none, to) = (words(.all).lowercased(), words(.none).lowercased(), words(.to).lowercased())
        let word = text.prefix { !$0.isWhitespace }.lowercased()
        guard word == all || word == none || word.first.map(isDigit) == true else { return nil }
        // A list tells its rows with an en dash.
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
        guard text.allSatisfy(isDigit) else { throw Refusal(.turnsNothing(String(text))) }
        if let number = Int(text), numbers.contains(number) { return number }
        if !listed.isNumbered { throw Refusal(.noAnswer(String(text), of: listed.names)) }
        throw Refusal(
            numbers.isEmpty
                ? .nothingToPick
                : .noSuchNumber(
                    String(text), from: numbers.lowerBound, to: numbers.upperBound - 1, searches: false))
    }

    /// The elements that are on once some are turned over.
    func on(turning elements: some Sequence<Int>, from base: [Int]? = nil) throws(Refusal) -> [Int] {
        let before = on
        let now = Set(base ?? before).symmetricDifference(elements)
            .filter { listed.listing.entry(at: $0).refusal == nil }.sorted()
        // If more were on than may be, each line may turn some off.
        if now.count > before.count { try requireRoom(for: now) }
        return now
    }

    func done(with on: [Int]) throws(Refusal) -> Choice {
        if on.count < least { throw Refusal(.tooFew(least: least, on: on.count)) }
        try requireRoom(for: on)
        return .picked(numbers(of: on))
    }

    private func requireRoom(for on: [Int]) throws(Refusal) {
        guard let most, on.count > most else { return }
        throw Refusal(.tooMany(most: most, on: on.count))
    }

    /// The sentence about the elements found, once all of them are on, or none.
    var noteOnFound: Phrase? {
        guard let found = listed.found?.filter({ listed.listing.entry(at: $0).refusal == nil }),
            found.count > 1, listed.place.search != ListState.isOn
        else { return nil }
        let on = Set(on).intersection(found).count
        guard on == 0 || on == found.count else { return nil }
        return .turnedFound(found.count, isOn: on > 0, others: listed.listing.count - found.count)
    }
}

private func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }
