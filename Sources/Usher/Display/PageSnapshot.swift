/// A snapshot of what a page shows and offers, to be compared with the page before it, without what is said
/// once. Few conversations keep one, so it is a reference.
final class PageSnapshot: Equatable {
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

    static func == (one: PageSnapshot, other: PageSnapshot) -> Bool {
        one.lines == other.lines && one.question == other.question && one.defaultItem == other.defaultItem
            && one.commands == other.commands && one.help == other.help
    }
}
