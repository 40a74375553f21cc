/// The meaning of a line on a page, as logs, recordings and tests tell it: see ``Page/choices(of:)``.
package enum ParsedAnswer: Hashable, Sendable {
    /// The item with this number, counted from 1: one of `Page.items`.
    case item(Int)
    /// The command with this letter: one of ``Page/commands``.
    case command(Unicode.Scalar)

    /// To the page of the list that begins with this row, counted from 0: `n 5`, `page 40`.
    case row(Int)

    /// A line that is no answer, for ``Page/otherwise(_:)``.
    case other(String)
    /// Text to look for, typed after a slash; empty for the slash alone.
    case search(String)
    /// A text that answers what is asked, empty only where it may be; or the name of an element that isn't on this page.
    case text(String)
    /// A line of a long text, or a text that has to be typed again before it counts.
    case part(String)
    case confirmed(Bool)
    /// A line that turns items on or off, where several are picked: what is on then, by the numbers.
    case turned([Int])
    /// Several that were picked: what is on, by the numbers.
    case picked([Int])
    /// To the page before.
    case back
    /// To the first page, in a layer to the layer's.
    case home
    case help
    case quit
    /// To the person's editor, where a long text is asked for.
    case edit
    /// The words that the session answers itself.
    case words
    /// The coordinators and screens as they stand: see ``SessionWord/tree``.
    case tree
    case path
    case open(Route)
}

extension ParsedAnswer {
    init(_ letter: Unicode.Scalar) {
        switch letter {
        case "b": self = .back
        case "h": self = .home
        case "?": self = .help
        case "q": self = .quit
        case "/": self = .search("")
        default: self = .command(letter)
        }
    }
}

extension PageCommands {
    /// The command that a word in lower case is the letter of.
    func choice(_ word: String) throws(Refusal) -> ParsedAnswer? {
        if let letter = letter(word) { return ParsedAnswer(letter) }
        if word == "h", level == .homeOfLayer { throw Refusal(.firstPageHere) }
        if word == "b" || word == "h" { throw Refusal(.firstPage) }
        return nil
    }
}

extension SharedPageSettings {
    /// The meaning of a word that the session answers itself.
    func choice(ofWord text: Substring.UTF8View) throws(Refusal) -> ParsedAnswer? {
        guard !sessionWords.isEmpty else { return nil }
        let end = text.firstIndex { $0.isSpace } ?? text.endIndex
        let (name, rest) = (Substring(text[..<end]).lowercased(), Substring(text[end...].trimmed))
        if name == "words", rest.isEmpty { return .words }
        for word in sessionWords where word.name == name {
            switch word {
            case .tree: return rest.isEmpty ? .tree : nil
            case .path: return rest.isEmpty ? .path : nil
            case .open:
                guard let route = Route(String(rest)) else {
                    throw Refusal(rest.isEmpty ? .pathMissing : .noPath(String(rest)))
                }
                return .open(route)
            }
        }
        return nil
    }
}

extension Actions.List {
    /// The row that a line turns it to, where it has several pages: `n 5`, `page 40`, `<`.
    func row(of line: Substring.UTF8View, in words: Words, _ offering: PageCommands) -> Int? {
        guard isLong, let last = line.last,
            last.isDigit || last == UInt8(ascii: "<") || last == UInt8(ascii: ">")
        else { return nil }
        let text = Substring(line).lowercased()
        if text == "<" || text == ">" {
            return offering.letter(text) == nil ? text == "<" ? 0 : position.last(of: count) : nil
        }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
        switch String(parts[0]) {
        case "n", words(.label(.next)).lowercased(): return position.row(by: number, of: count)
        case "p", words(.label(.previous)).lowercased(): return position.row(by: -number, of: count)
        case words(.page).lowercased(): return position.row(ofPage: number)
        default: return nil
        }
    }
}
