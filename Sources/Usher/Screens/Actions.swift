struct Actions {
    enum Effect<Answer> {
        case action((Answer) throws -> Void)
        case work((inout Work, Answer) throws -> Void)

        var isWork: Bool { if case .work = self { true } else { false } }

        func run(_ answer: Answer, doing work: @autoclosure () -> Work) throws {
            switch self {
            case .action(let action): try action(answer)
            case .work(let action):
                var work = work()
                try work.run { try action(&$0, answer) }
            }
        }

        func with(_ answer: Answer) -> Effect<Void> {
            switch self {
            case .action(let action): .action { try action(answer) }
            case .work(let action): .work { work, _ in try action(&work, answer) }
            }
        }
    }

    struct List {
        let position: ListPosition
        let count: Int
        let isMore: Bool
        /// The indices of the items that are the list's rows.
        var rows: Range<Int>
        /// Receives the index of a row on the page.
        var choose: (Int) throws -> Void = { _ in }

        var isLong: Bool { isMore || count > position.size }
        var hasNext: Bool { isMore || position.rows(count: count).upperBound < count }
    }

    /// The items that aren't rows of the list.
    var items: [() throws -> Void] = []
    var commands: [Effect<Void>] = []
    var reply: Effect<RawAnswer>?
    var search: ((String) throws -> Void)?
    var list: List?
    /// For lines that aren't an answer: the page's own, then those of its flows, nearest first.
    var fallbacks: [(action: (String) throws -> Bool, candidates: ((String) -> [String])?)] = []

    var takesTime: Bool { reply?.isWork == true || commands.contains(where: \.isWork) }

    mutating func clear() {
        items.removeAll(keepingCapacity: true)
        commands.removeAll(keepingCapacity: true)
        (reply, search, list, fallbacks) = (nil, nil, nil, [])
    }

    func pick(_ index: Int) throws {
        guard let list, index >= list.rows.lowerBound else { return try items[index]() }
        if list.rows.contains(index) {
            try list.choose(index - list.rows.lowerBound)
        } else {
            try items[index - list.rows.count]()
        }
    }
}
