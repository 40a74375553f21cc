/// A snapshot of what a page shows and offers, to be compared with the page before it, without what is said
/// once.
struct PageSnapshot: Equatable {
    private let lines: [String]
    private let question: Page.Asked?
    private let defaultItem: Int?
    private let commands: [Page.Command]
    private let help: [String]

    fileprivate init(of page: borrowing Page) {
        lines = [page.title] + page.content.blocks.map { page.text($0.line) }
        question = page.question
        defaultItem = page.defaultItem
        commands = page.commands
        help = page.help
    }
}

extension Page {
    var face: PageSnapshot { PageSnapshot(of: self) }
}
