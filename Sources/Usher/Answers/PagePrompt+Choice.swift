extension PagePrompt {
    func choiceOfEmptyLine(in words: Words) throws(Refusal) -> ParsedAnswer? {
        switch self {
        case .choice: return nil
        case .text(_, let question): return try question.choiceOfEmptyLine()
        case .confirmation(_, let answers, let isYes, let takesEmpty):
            if let isYes { return .confirmed(isYes) }
            guard takesEmpty else { throw answers.refusal(of: "", in: words) }
            return .text("")
        case .one(_, let listed, let element, let takesEmpty):
            if let element { return .text(listed.listing.name(at: element)) }
            guard takesEmpty else {
                throw Refusal(key: listed.listing.count == 0 ? "list.empty" : "refusal.empty")
            }
            return .text("")
        case .several(_, let several): return try several.done(with: several.on)
        }
    }

    func refusal(ofName name: Substring) -> Refusal? {
        guard let listed else { return nil }
        if listed.listing.count == 0 { return Refusal(key: "list.empty") }
        return listed.isNumbered ? nil : Refusal(.noAnswer(name.quotation, of: listed.names))
    }

    /// Finds an element by name. If several match, searches a long list or refuses the name.
    func choice(ofName text: String) throws(Refusal) -> ParsedAnswer? {
        let name = text.lowercased()
        guard let listed, !name.isEmpty else { return nil }
        let found = listed.listing.elements(named: name)
        if found.count > 1, !listed.isLong {
            throw .ambiguity(of: name, among: found.map { listed.line(of: $0) })
        }
        if found.count > 1 { return .search(name) }
        guard let element = found.first else { return nil }
        return try choice(of: element, in: listed)
    }

    func choice(of element: Int, in listed: ElementsOnPage) throws(Refusal) -> ParsedAnswer {
        try listed.listing.requirePickable(element)
        if let several { return .turned(try several.on(turning: [element])) }
        return listed.number(of: element).map { .item($0) } ?? .text(listed.listing.name(at: element))
    }

    /// Reads an answer typed before its question was shown. An exact name wins over a number.
    func choice(ahead text: String, on page: borrowing Page, from base: [Int]? = nil) throws -> ParsedAnswer?
    {
        switch self {
        case .one(_, let listed, _, _):
            let listing = listed.listing
            if let exact = listing.elements(called: text).first { return try choice(of: exact, in: listed) }
            let first = listed.numbers.lowerBound
            if let number = Int(text), number >= first, listed.isNumbered,
                let element = listing.pickable.dropFirst(number - first).first
            {
                return try choice(of: element, in: listed)
            }
            let found = listing.elements(named: text)
            if found.count == 1 { return try choice(of: found[0], in: listed) }
            if let choice = try? page.choice(of: text), page.isAnswer(choice) { return choice }
            throw Refusal(.noAnswer(text, of: listed.names))
        case .several(_, let several):
            return try several.done(with: several.on(ahead: text, from: base ?? several.on, in: page.words))
        case .choice, .text, .confirmation: return try page.choice(of: text)
        }
    }
}

extension PagePrompt.ElementsOnPage {
    /// Finds an element whose name is a number or the letter of a command.
    func element(called name: Substring, takesLetters: @autoclosure () -> Bool) -> Int? {
        guard !name.isEmpty,
            name.allSatisfy(\.isDigit) || letters.contains(name.lowercased()) && takesLetters()
        else { return nil }
        return listing.elements(called: String(name)).first
    }

    fileprivate func line(of element: Int) -> String {
        let name = listing.name(at: element)
        return number(of: element).map { "\($0). \(name)" } ?? name
    }

    var names: [String] {
        let shown = listing.count > 12 ? 10 : listing.count
        return (0..<shown).map { listing.name(at: $0) } + (shown < listing.count ? ["…"] : [])
    }
}

extension QuestionElements {
    private var names: some Sequence<String> { (0..<count).lazy.map { name(at: $0) } }

    func elements(called name: String) -> [Int] {
        let name = name.lowercased()
        return (0..<count).filter { self.name(at: $0).trimmed.lowercased() == name }
    }

    /// Finds the elements whose names match best. Returns only the first of several exact matches.
    /// A single character has to be the whole name, since it may be a command.
    func elements(named name: String) -> [Int] {
        let found = names.found(by: name)
        guard let rank = found.first?.rank, rank == 0 || rank < 3 && name.count > 1 else { return [] }
        let places = found.prefix { $0.rank == rank }.map(\.place)
        let exact = rank == 0 && places.count > 1 ? elements(called: name).first : nil
        return exact.map { [$0] } ?? places
    }

    /// Returns the elements whose names contain a text or, if none do, its letters in order.
    func elements(searchedBy text: String) -> [Int] {
        let found = names.found(by: text)
        let isPart = found.first.map { $0.rank < 3 }
        return found.prefix { ($0.rank < 3) == isPart }.map(\.place)
    }
}
