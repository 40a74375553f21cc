import Usher

/// The parts of a page that run an action when answered.
enum ActionKind: CaseIterable {
    case item, row, list, lookedUpList, command, search, ask, confirm, embedded

    var line: String {
        switch self {
        case .item, .row, .list, .lookedUpList, .embedded: "1"
        case .command: "c"
        case .search: "/x"
        case .ask: "text"
        case .confirm: "y"
        }
    }

    var prompt: String {
        switch self {
        case .ask: "Text: "
        case .confirm: "Sure? (y or n, Enter for no) "
        default: "> "
        }
    }

    func draw(on page: inout Page, _ action: @escaping () throws -> Void) throws {
        switch self {
        case .item: page.item("item", choose: action)
        case .row: page.item({ $0.write("row") }, choose: action)
        case .list:
            page.list(["row"], at: ListPosition()) { row, text in
                row.write(text)
            } choose: { _ in
                try action()
            }
        case .lookedUpList:
            page.list(pageOf: ["row"], at: ListPosition(), count: 30) { row, text in
                row.write(text)
            } choose: { _ in
                try action()
            }
        case .command: page.command("c", "command", action: action)
        case .search: page.search(help: "finds") { _ in try action() }
        case .ask: page.ask("Text", .text) { _ in try action() }
        case .confirm: page.ask("Sure?", .yesOrNo, default: false) { _ in try action() }
        case .embedded: try page.embed(Leaflet { page, _ in page.item("item", choose: action) })
        }
    }
}
