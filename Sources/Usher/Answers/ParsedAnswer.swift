import Platform

/// The meaning of a line on a page: see ``Page/choices(of:)``.
package enum ParsedAnswer: Hashable, Sendable {
    /// An item by its number, counted from 1.
    case item(Int)
    case command(Unicode.Scalar)
    /// Turns a list to the page that begins with this row, counted from 0: `n 5`, `page 40`.
    case row(Int)
    /// A line that isn't an answer, for ``Page/otherwise(completing:_:)``.
    case other(String)
    /// The text to search for; empty for a slash alone.
    case search(String)
    case text(String)
    /// A part of a long text, or text that has to be typed again before it counts.
    case part(String)
    case confirmed(Bool)
    /// The indices of the elements that are on after the line has turned some on or off.
    case turned([Int])
    /// The indices of the elements that are on when the user confirms the selection.
    case picked([Int])
    case back, home, help, quit
    case edit
    case words
    case tree, path
    case open(Route)

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
    func choice(_ word: String) throws(Refusal) -> ParsedAnswer? {
        if let letter = letter(word) { return ParsedAnswer(letter) }
        if word == "h", level == .homeOfLayer { throw Refusal(key: "refusal.firstPage.layer") }
        // On the first page, `h` redraws it.
        if word == "h" { return .home }
        if word == "b" { throw Refusal(key: "refusal.firstPage") }
        return nil
    }
}

extension SharedPageSettings {
    /// Parses a line that the session handles instead of the page: `tree`, `open /movies`.
    func choice(ofWord text: Substring) throws(Refusal) -> ParsedAnswer? {
        guard !sessionWords.isEmpty else { return nil }
        let end = text.utf8.firstIndex { $0.isSpace } ?? text.endIndex
        let (name, rest) = (text[..<end].lowercased(), text[end...].trimmed)
        if name == "words", rest.isEmpty { return .words }
        for word in sessionWords where word.name == name {
            switch word {
            case .tree: return rest.isEmpty ? .tree : nil
            case .path: return rest.isEmpty ? .path : nil
            case .open:
                guard let route = Route(String(rest)) else {
                    throw Refusal(
                        rest.isEmpty ? Phrase("open.missing") : Phrase("open.noPath", ["text": String(rest)]))
                }
                return .open(route)
            }
        }
        return nil
    }
}

extension Actions.PageList {
    /// Returns the first row to show if the line turns a long list: `n 5`, `page 40`, `<`.
    func row(of line: Substring, in words: Words, _ offering: PageCommands) -> Int? {
        guard isLong, line.utf8.first?.isDigit != true else { return nil }
        let text = line.lowercased()
        if text == "<" || text == ">" {
            return offering.letter(text) == nil ? text == "<" ? 0 : position.last(of: count) : nil
        }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
        switch String(parts[0]) {
        case "n", words("next").lowercased(): return position.row(by: number, of: count)
        case "p", words("previous").lowercased(): return position.row(by: -number, of: count)
        case words("page").lowercased(): return position.row(ofPage: number)
        default: return nil
        }
    }
}
