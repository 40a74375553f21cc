extension Page.Several {
    /// What a line of numbers means; nothing where the line is none.
    ///
    /// - Throws: A refusal that says what would do.
    func choice(of line: String, itemCount: Int) throws(Refusal) -> Choice? {
        var parts = NumberLine(line)
        guard var part = parts.next(), part.isWord || part.first.first.map(isDigit) == true else {
            return nil
        }
        if let number = Int(line), number >= 1, number <= itemCount, !numbers.contains(number) { return nil }
        var (base, turned) = (Set(on), Set<Int>())
        while true {
            switch part.first.lowercased() {
            case "all": base = Set(numbers)
            case "none": base = []
            default:
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
        if on.count < least {
            let have = least == 1 ? "has" : "have"
            let are = on.isEmpty ? "none is" : on.count == 1 ? "1 is" : "\(on.count) are"
            throw Refusal("At least \(least) \(have) to be on, and \(are).")
        }
        try requireRoom(for: on)
        return .picked(on)
    }

    private func requireRoom(for on: [Int]) throws(Refusal) {
        guard let most, on.count > most else { return }
        throw Refusal("At most \(most) can be on, and that is \(on.count).")
    }

    private func number(_ text: String) throws(Refusal) -> Int {
        if text.isEmpty { throw Refusal("Numbers from one to another have both ends, as in 2-5.") }
        guard text.allSatisfy(isDigit) else {
            throw Refusal("“\(text)” turns nothing on or off; type numbers, as in \(Self.forms).")
        }
        guard let number = Int(text), numbers.contains(number) else {
            let (first, last) = (numbers.lowerBound, numbers.upperBound - 1)
            throw Refusal(
                numbers.isEmpty
                    ? "There is nothing to turn on or off here."
                    : "There is no \(text) to turn on or off here; "
                        + (first == last ? "\(first) is the only number." : "pick from \(first) to \(last)."))
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

        var isWord: Bool { last == nil && ["all", "none"].contains(first.lowercased()) }
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
