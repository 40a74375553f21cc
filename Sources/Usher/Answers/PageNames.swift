import Platform

/// The items and commands of a page by their names.
struct PageNames {
    private struct Named {
        let name: String
        let line: String
        let choice: ParsedAnswer
    }

    private let items: [Named]
    private let commands: [Named]
    private let takesOtherLines: Bool

    init(of page: borrowing Page) {
        items = zip(1..., page.content.itemNames).map { number, text in
            let name = String(text.drop(while: \.isWhitespace))
            return Named(name: name, line: "\(number). \(name)", choice: .item(number))
        }
        commands = page.allOffers.map { offer in
            let label = page.content.row.buffer.text(offer.label)
            return Named(name: label, line: "\(offer.letter) \(label)", choice: ParsedAnswer(offer.letter))
        }
        takesOtherLines = !page.actions.fallbacks.isEmpty
    }

    /// The item or command with this name, or else the one item that begins with it. One character,
    /// which may be a command of another page, has to be the whole name.
    func choice(ofName text: String) throws(Refusal) -> ParsedAnswer? {
        let (name, exact) = (text.searchKey, text.lowercased())
        guard !name.isEmpty else { return nil }
        var fitting = (items + commands).filter { $0.name.searchKey == name }
        if fitting.count > 1, fitting.contains(where: { $0.name.lowercased() == exact }) {
            fitting.removeAll { $0.name.lowercased() != exact }
        }
        if fitting.isEmpty, name.count > 1, !takesOtherLines {
            fitting = items.filter { $0.name.searchKey.hasPrefix(name) }
        }
        guard fitting.count <= 1 else { throw .ambiguity(of: text, among: fitting.map(\.line)) }
        return fitting.first?.choice
    }

    func command(_ text: String) -> ParsedAnswer? {
        let name = text.lowercased()
        return commands.first { $0.name.lowercased() == name }?.choice
    }
}

extension Refusal {
    static func ambiguity(of name: String, among lines: [String]) -> Refusal {
        Refusal(.ambiguous(name, fitting: Array(lines.prefix(5)), more: max(0, lines.count - 5)))
    }
}
