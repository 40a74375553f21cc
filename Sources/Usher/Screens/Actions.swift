/// The actions of the answers to a page.
struct Actions {
    enum OfCommand {
        case action(() throws -> Void)
        case work((inout Work) throws -> Void)
        /// Leaves the answer to the question empty.
        case clear
        case search((String) throws -> Void)
        case next, previous
    }

    enum Reply {
        case none
        case action((RawAnswer) throws -> Void)
        case work((inout Work, RawAnswer) throws -> Void)
    }

    struct Fallback {
        let action: (String) throws -> Bool
        /// Completions of what was typed so far.
        let candidates: ((String) -> [String])?
    }

    struct List {
        let position: ListPosition
        let count: Int
        let isMore: Bool
        /// The items that are its rows, counted from 0.
        var rows: Range<Int>
        /// Receives the index of a row on the page.
        var choose: (Int) throws -> Void = { _ in }

        var isLong: Bool { isMore || count > position.size }

        var hasNext: Bool { isMore || position.rows(count: count).upperBound < count }

        func turn(by pages: Int) throws(Refusal) {
            try position.turn(by: pages, of: count, isMore: isMore)
        }
    }

    /// The items that aren't rows of the list.
    var items: [() throws -> Void] = []
    var commands: [OfCommand] = []
    var reply = Reply.none
    var hasWork = false
    var list: List?
    /// For lines that are no answer: the page's own, then those of its flows, nearest first.
    var fallbacks: [Fallback] = []

    func pick(_ index: Int) throws {
        guard let list, index >= list.rows.lowerBound else { return try items[index]() }
        if list.rows.contains(index) {
            try list.choose(index - list.rows.lowerBound)
        } else {
            try items[index - list.rows.count]()
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

    /// Whether the answer to the question, or a command, runs work.
    var takesTime: Bool { if case .work = reply { true } else { hasWork } }

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
