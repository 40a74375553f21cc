/// What a page shows and offers, except messages, to compare with the page before it.
struct PageSnapshot: Equatable {
    private let lines: [String]
    private let question: AskedQuestion?
    private let defaultItem: Int?
    private let commands: [OfferedCommand]
    private let help: [String]

    init(of page: borrowing Page) {
        lines = [page.title] + page.content.blocks.map { page.content.text($0.line) }
        question = page.question
        defaultItem = page.defaultItem
        commands = page.commands
        help = page.help
    }
}
