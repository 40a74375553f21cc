extension Page.Several {
    /// What a line of numbers means; nothing where the line is none.
    ///
    /// - Throws: A refusal that says what would do.
    func choice(of line: String, itemCount: Int, in words: Words) throws(Refusal) -> Choice? {
        var parts = NumberLine(line)
        let (all, none) = (words(.all).lowercased(), words(.none).lowercased())
        guard var part = parts.next(),
            part.isWord(all) || part.isWord(none) || part.first.first.map(isDigit) == true
        else { return nil }
        if let number = Int(line), number >= 1, number <= itemCount, !numbers.contains(number) { return nil }
        var (base, turned) = (Set(on), Set<Int>())
        while true {
            if part.isWord(all) {
                base = Set(numbers)
            } else if part.isWord(none) {
                base = []
            } else {
                let first = try number(part.first)
                let last = if let last = part.last { try number(last) } else { first }
                turned.formUnion(min(first, last)...max(first, last))
            }
            guard let next = parts.next() else { break }
            part = next
        }
        let on = base.symmetricDifference(turned).sorted()
        // Where more were on than may be, some are turned off one line after the other.
        if on.count > self.on.count { try requireRoom(for: on) }
        return .turned(on)
    }

    /// Being done with what is on.
    func done(with on: [Int]) throws(Refusal) -> Choice {
        if on.count < least { throw Refusal(.tooFew(least: least, on: on.count)) }
        try requireRoom(for: on)
        return .picked(on)
    }

    private func requireRoom(for on: [Int]) throws(Refusal) {
        guard let most, on.count > most else { return }
        throw Refusal(.tooMany(most: most, on: on.count))
    }

    private func number(_ text: String) throws(Refusal) -> Int {
        if text.isEmpty { throw Refusal(.rangeWithoutEnd) }
        guard text.allSatisfy(isDigit) else { throw Refusal(.turnsNothing(text)) }
        guard let number = Int(text), numbers.contains(number) else {
            throw Refusal(
                numbers.isEmpty
                    ? .nothingToTurn : .noneToTurn(text, numbers.lowerBound, numbers.upperBound - 1))
        }
        return number
    }
}

/// A line of numbers, read part by part: `1 3`, `1,3`, `2-5`.
private struct NumberLine {
    struct Part {
        let first: String
        /// The end of a range.
        var last: String?

        func isWord(_ word: String) -> Bool { last == nil && first.lowercased() == word }
    }

    private var rest: Substring

    init(_ line: String) {
        rest = line[...]
    }

    mutating func next() -> Part? {
        rest = rest.drop { $0 == "," || $0.isWhitespace }
        guard !rest.isEmpty else { return nil }
        let first = word()
        rest = rest.drop(while: \.isWhitespace)
        guard let sign = rest.first, isDash(sign) else { return Part(first: first) }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        return Part(first: first, last: word())
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0 != "," && !$0.isWhitespace && !isDash($0) }
        rest = rest[word.endIndex...]
        return String(word)
    }

    /// A list tells its rows with an en dash.
    private func isDash(_ character: Character) -> Bool { character == "-" || character == "–" }
}

private func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }
