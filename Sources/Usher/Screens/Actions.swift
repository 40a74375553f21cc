struct Actions {
    enum Effect {
        case action(() throws -> Void)
        case work((inout Work) throws -> Void)

        var isWork: Bool { if case .work = self { true } else { false } }

        func run(doing work: @autoclosure () -> Work) throws {
            switch self {
            case .action(let action): try action()
            case .work(let action):
                var work = work()
                try work.run(action)
            }
        }
    }

    struct PageList {
        let position: ListPosition
        let count: Int
        let isMore: Bool
        /// The range of the page's items that are rows of the list.
        var rows: Range<Int>
        /// For each row, the index of its element on the page.
        var elements: [Int] = []
        var choose: ((Int) throws -> Void)?

        var isLong: Bool { isMore || count > position.size }
        var hasNext: Bool { isMore || position.rows(count: count).upperBound < count }
    }

    /// The actions of the items that aren't rows of the list.
    var items: [() throws -> Void] = []
    var commands: [Effect] = []
    var reply: (effect: (TypedOrPickedAnswer) -> Effect, isWork: Bool)?
    var search: ((String) throws -> Void)?
    var list: PageList?
    /// Handlers of lines that aren't answers: the page's, then those of its flows, innermost first.
    var fallbacks: [(action: (String) throws -> Bool, candidates: ((String) -> [String])?)] = []

    var translation: ((String) -> String?)?

    var takesTime: Bool { reply?.isWork == true || commands.contains(where: \.isWork) }

    mutating func clear() {
        items.removeAll(keepingCapacity: true)
        commands.removeAll(keepingCapacity: true)
        (reply, search, list, fallbacks, translation) = (nil, nil, nil, [], nil)
    }

    func pick(_ index: Int) throws {
        guard let list, index >= list.rows.lowerBound else { return try items[index]() }
        if list.rows.contains(index) {
            try list.choose?(list.elements[index - list.rows.lowerBound])
        } else {
            try items[index - list.rows.count]()
        }
    }
}
