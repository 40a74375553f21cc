/// The meaning of a line on a page, as logs, recordings and tests tell it: see ``Page/choices(of:)``.
package enum Choice: Hashable, Sendable {
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
    /// A yes or a no.
    case confirmed(Bool)
    /// A line that turns items on or off, where several are picked: what is on then, by the numbers.
    case turned([Int])
    /// Several that were picked: what is on, by the numbers.
    case picked([Int])
    /// To the page before.
    case back
    /// To the first page, in a layer to the layer's.
    case home
    /// The page's help.
    case help
    /// Out of the program.
    case quit
    /// To the person's editor, where a long text is asked for.
    case edit
    /// The words that the session answers itself.
    case words
    /// The coordinators and screens as they stand: see ``SessionWord/tree``.
    case tree
    /// The path of the page.
    case path
    /// To a place.
    case open(Route)
}

extension SessionWord {
    /// The meaning of the word with the text typed behind it; `nil` where it is another word.
    func choice(with rest: Substring) throws(Refusal) -> Choice? {
        switch self {
        case .tree: return rest.isEmpty ? .tree : nil
        case .path: return rest.isEmpty ? .path : nil
        case .open:
            guard let route = Route(String(rest)) else {
                throw Refusal(rest.isEmpty ? .pathMissing : .noPath(String(rest)))
            }
            return .open(route)
        }
    }
}

extension Page {
    /// The name of an answer that should make a difference; none where it may well make none: turning a list, a search
    /// that finds the same again.
    func name(ofAction choice: Choice) -> String? {
        switch choice {
        case .item(let number): "\(number)"
        case .command(let letter): turnsList(letter) ? nil : "\(letter)"
        case .text: "a text"
        case .confirmed(let isYes): isYes ? "yes" : "no"
        case .picked: "what is picked"
        case .row, .turned, .part, .search, .other, .back, .home, .help, .quit, .edit, .words, .tree, .path,
            .open:
            nil
        }
    }

    private func turnsList(_ letter: Unicode.Scalar) -> Bool { letter.turnsList && actions.list != nil }
}
