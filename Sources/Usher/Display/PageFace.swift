/// What a page shows and offers, to be compared with the page before it; what is said once is no part of it.
struct PageFace: Equatable {
    private let lines: [String]
    private let question: Page.Asked?
    private let defaultItem: Int?
    private let commands: [Page.Command]
    private let help: [String]

    fileprivate init(of page: borrowing Page) {
        lines = [page.title] + page.blocks.map { page.text($0.line) }
        question = page.question
        defaultItem = page.defaultItem
        commands = page.commands
        help = page.help
    }
}

extension Page {
    var face: PageFace { PageFace(of: self) }

    /// The name of an answer that should make a difference; none where it may well make none: turning a list, a search
    /// that finds the same again.
    func name(ofAction choice: Choice) -> String? {
        switch choice {
        case .item(let number): "\(number)"
        case .command(let letter): turnsList(letter) ? nil : "\(letter)"
        case .text: "a text"
        case .confirmed(let isYes): isYes ? "yes" : "no"
        case .picked: "what is picked"
        case .turned, .part, .search, .other, .back, .home, .help, .quit, .edit, .words, .tree, .path, .open:
            nil
        }
    }

    private func turnsList(_ letter: Unicode.Scalar) -> Bool { letter.turnsList && actions.list != nil }
}
