/// The actions of the answers to a page.
///
/// Each closure stands in a type of its own: as the element of an array or an optional it would be wrapped in another.
struct Actions {
    struct Item {
        let choose: () throws -> Void
    }

    enum Command {
        case action(() throws -> Void)
        /// One that takes a moment.
        case work((inout Work) throws -> Void)
        /// Leaves the answer to the question empty.
        case clear
        case search((String) throws -> Void)
        case next
        case previous
    }

    enum Question {
        case none
        case action((QuestionReply) throws -> Void)
        /// An answer that takes a moment.
        case work((inout Work, QuestionReply) throws -> Void)
    }

    struct Fallback {
        let action: (String) throws -> Bool
        /// Lines that it takes and that begin with what was typed so far.
        let candidates: ((String) -> [String])?
    }

    struct List {
        let list: ListPosition
        let count: Int
        let isMore: Bool
        /// Which of the items are its rows.
        var rows: Range<Int>
        /// Takes the place of a row on the page.
        var choose: (Int) throws -> Void = { _ in }

        /// Whether it has more than one page.
        var isLong: Bool { isMore || count > list.size }

        var hasNext: Bool { isMore || list.rows(count: count).upperBound < count }
    }

    /// Those of the items that are no rows of the list, in order.
    var items: [Item] = []
    /// Those of the page's commands, in order.
    var commands: [Command] = []
    var question = Question.none
    /// Whether one of the commands takes a moment.
    var hasWork = false
    var list: List?
    /// The action for a line that is no answer.
    var fallback: Fallback?

    mutating func removeAll() {
        if !items.isEmpty { items = [] }
        if !commands.isEmpty { commands.removeAll(keepingCapacity: true) }
        question = .none
        hasWork = false
        list = nil
        if fallback != nil { fallback = nil }
    }

    func pick(_ index: Int) throws {
        guard let list, index >= list.rows.lowerBound else { return try items[index].choose() }
        if list.rows.contains(index) {
            try list.choose(index - list.rows.lowerBound)
        } else {
            try items[index - list.rows.count].choose()
        }
    }

    /// - Parameter work: What the command says how far it is with, where that takes a moment.
    func follow(_ command: Int, doing work: @autoclosure () -> Work) throws {
        switch commands[command] {
        case .action(let action): try action()
        case .work(let action):
            var work = work()
            try work.run(action)
        case .clear: try take(.text(""), doing: work())
        case .next: try list.map { try $0.list.turn(by: 1, of: $0.count, isMore: $0.isMore) }
        case .previous: try list.map { try $0.list.turn(by: -1, of: $0.count, isMore: $0.isMore) }
        case .search: break
        }
    }

    func search(for text: String) throws {
        for case .search(let action) in commands { try action(text) }
    }

    /// Whether the answer to the question, or a command, takes a moment.
    var takesTime: Bool {
        if case .work = question { return true }
        return hasWork
    }

    /// - Parameter work: What the answer says how far it is with, where that takes a moment.
    func take(_ reply: QuestionReply, doing work: @autoclosure () -> Work) throws {
        switch question {
        case .action(let action): try action(reply)
        case .work(let action):
            var work = work()
            try work.run { try action(&$0, reply) }
        case .none: break
        }
    }
}
