/// What a line means on a page.
enum Meaning: Equatable {
    case choice(Choice)
    case back
    case home
    case help
    case quit
    /// An empty line where nothing is offered for it.
    case again
}

extension Page {
    /// What a line means here.
    ///
    /// - Parameter isHome: Whether this is the first page, which nothing lies behind.
    /// - Throws: A refusal that says what would do.
    func meaning(of line: String, isHome: Bool) throws(Refusal) -> Meaning {
        let answer = line.trimmed
        for byte in answer.utf8 where byte < 0x20 || byte == 0x7F {
            throw Refusal("An answer can't hold control characters; type it as plain text.")
        }
        guard let first = answer.utf8.first else { return emptyLine }
        if case .text = question {
            guard first == UInt8(ascii: ":") else { return .choice(.text(String(answer))) }
            let rest = answer.dropFirst()
            if rest.utf8.first == UInt8(ascii: ":") { return .choice(.text(String(rest))) }
            return try command(rest, isHome: isHome)
        }
        if first == UInt8(ascii: "/"), searchHelp != nil {
            return .choice(.search(String(answer.dropFirst().trimmed)))
        }
        if answer.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
            return .choice(try item(answer))
        }
        return try command(first == UInt8(ascii: ":") ? answer.dropFirst() : answer, isHome: isHome)
    }

    private var emptyLine: Meaning {
        switch question {
        case .choice: .again
        case .text(_, let value): value.map { .choice(.text($0)) } ?? .again
        case .confirmation: .choice(.confirmed(false))
        }
    }

    private func item(_ digits: Substring) throws(Refusal) -> Choice {
        if let number = Int(digits), number >= 1, number <= itemCount { return choice(ofItem: number) }
        switch itemCount {
        case 0: throw Refusal("There is nothing to pick by number here; \(offer).")
        case 1: throw Refusal("There is no \(digits.shortened) here; 1 is the only number.")
        default: throw Refusal("There is no \(digits.shortened) here; pick a number from 1 to \(itemCount).")
        }
    }

    private func command(_ text: Substring, isHome: Bool) throws(Refusal) -> Meaning {
        let word = text.trimmed.lowercased()
        if word.utf8.count == 1 || word.count == 1, let letter = word.first {
            switch letter {
            case "b" where !isHome: return .back
            case "h" where !isHome: return .home
            case "b", "h": throw Refusal("This is the first page; q quits.")
            case "?": return .help
            case "q": return .quit
            default: break
            }
            if commands.contains(where: { $0.letter == letter }) { return .choice(.command(letter)) }
        }
        if case .confirmation = question {
            switch word {
            case "y", "yes": return .choice(.confirmed(true))
            case "n", "no": return .choice(.confirmed(false))
            default: throw Refusal("\(text.quoted) is neither yes nor no; answer y or n.")
            }
        }
        throw Refusal("\(text.quoted) is not offered here; \(offer).")
    }

    private var offer: String {
        var ways: [String] = []
        if itemCount > 0 { ways.append("a number") }
        ways += commands.map { String($0.letter) }
        if searchHelp != nil { ways.append("/") }
        return "try \(ways.isEmpty ? "" : ways.joined(separator: ", ") + " or ")? for help"
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without white space at either end.
    fileprivate var trimmed: Substring {
        var rest = self[...]
        while let first = rest.utf8.first, first.isSpace { rest = rest.dropFirst() }
        while let last = rest.utf8.last, last.isSpace { rest = rest.dropLast() }
        return rest
    }

    /// The text, cut where it is too long for a line that quotes it.
    fileprivate var shortened: String {
        count <= 40 ? String(self) : prefix(40) + "…"
    }

    fileprivate var quoted: String { "“\(shortened)”" }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
