/// What the answers to a page do, beside what the page says of them.
struct Actions {
    enum OfCommand {
        case command(() throws -> Void)
        case search((String) throws -> Void)
        case next
        case previous
    }

    /// What the items do that are no rows of the list, in order.
    var items: [() throws -> Void] = []
    /// What the commands do, in order.
    var commands: [OfCommand] = []
    var text: ((String) throws -> Void)?
    var confirmation: ((Bool) throws -> Void)?

    var list: PagedList?
    var listCount = 0
    /// Which of the items are rows of the list.
    var rows = 0..<0
    var row: ((Int) throws -> Void)?

    mutating func removeAll() {
        if !items.isEmpty { items.removeAll(keepingCapacity: true) }
        if !commands.isEmpty { commands.removeAll(keepingCapacity: true) }
        text = nil
        confirmation = nil
        guard list != nil else { return }
        list = nil
        rows = 0..<0
        row = nil
    }

    func make(_ choice: Choice, commands offered: [Command]) throws {
        switch choice {
        case .item(let number):
            let index = number - 1
            if rows.contains(index) {
                try row?(index - rows.lowerBound)
            } else {
                try items[index < rows.lowerBound ? index : index - rows.count]()
            }
        case .command(let letter):
            guard let index = offered.firstIndex(where: { $0.letter == letter }) else { return }
            switch commands[index] {
            case .command(let action): try action()
            case .next: try list?.showNext(of: listCount)
            case .previous: try list?.showPrevious(of: listCount)
            case .search: break
            }
        case .search(let text):
            for case .search(let action) in commands { try action(text) }
        case .text(let text): try self.text?(text)
        case .confirmed(let isYes): try confirmation?(isYes)
        case .back, .home, .help, .quit: break
        }
    }
}
