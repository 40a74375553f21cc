/// The actions of the answers to a page.
///
/// Each closure stands in a type of its own: as the element of an array or an optional it would be wrapped in another.
struct Actions {
    struct Item {
        let choose: () throws -> Void
    }

    enum OfCommand {
        case action(() throws -> Void)
        /// One that takes a moment.
        case work((inout Work) throws -> Void)
        /// Leaves the answer to the question empty.
        case clear
        case search((String) throws -> Void)
        case next
        case previous
    }

    enum Reply {
        case none
        case action((RawAnswer) throws -> Void)
        case work((inout Work, RawAnswer) throws -> Void)
    }

    struct Fallback {
        let action: (String) throws -> Bool
        /// Lines that it takes and that begin with what was typed so far.
        let candidates: ((String) -> [String])?
    }

    struct List {
        let position: ListPosition
        let count: Int
        let isMore: Bool
        /// Which of the items are its rows.
        var rows: Range<Int>
        /// Takes the place of a row on the page.
        var choose: (Int) throws -> Void = { _ in }

        /// Whether it has more than one page.
        var isLong: Bool { isMore || count > position.size }

        var hasNext: Bool { isMore || position.rows(count: count).upperBound < count }

        func turn(by pages: Int) throws(Refusal) {
            try position.turn(by: pages, of: count, isMore: isMore)
        }
    }

    /// Those of the items that are no rows of the list, in order.
    var items: [Item] = []
    var commands: [OfCommand] = []
    var reply = Reply.none
    /// Whether one of the commands takes a moment.
    var hasWork = false
    var list: List?
    /// For lines that are no answer: the page's own, then those of its flows, the nearest first.
    var fallbacks: [Fallback] = []

    mutating func removeAll() {
        if !items.isEmpty { items = [] }
        if !commands.isEmpty { commands.removeAll(keepingCapacity: true) }
        reply = .none
        hasWork = false
        list = nil
        if !fallbacks.isEmpty { fallbacks = [] }
    }

    func pick(_ index: Int) throws {
        guard let list, index >= list.rows.lowerBound else { return try items[index].choose() }
        if list.rows.contains(index) {
            try list.choose(index - list.rows.lowerBound)
        } else {
            try items[index - list.rows.count].choose()
        }
    }

    func follow(_ command: Int, doing work: @autoclosure () -> Work) throws {
        switch commands[command] {
        case .action(let action): try action()
        case .work(let action):
            var work = work()
            try work.run(action)
        case .clear: try take(.text(""), doing: work())
        case .next: try list?.turn(by: 1)
        case .previous: try list?.turn(by: -1)
        case .search: break
        }
    }

    func search(for text: String) throws {
        for case .search(let action) in commands { try action(text) }
    }

    /// Whether the answer to the question, or a command, takes a moment.
    var takesTime: Bool {
        if case .work = reply { return true }
        return hasWork
    }

    func take(_ answer: RawAnswer, doing work: @autoclosure () -> Work) throws {
        switch reply {
        case .action(let action): try action(answer)
        case .work(let action):
            var work = work()
            try work.run { try action(&$0, answer) }
        case .none: break
        }
    }
}
