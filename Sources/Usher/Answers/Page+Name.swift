// What is picked by its name
extension Page {
    /// The item or the command with this name, or else the one item that begins so; `nil` where there is
    /// none.
    ///
    /// One character is never a beginning: it may be the letter of a command of another page.
    ///
    /// - Throws: A refusal that lists them where there are more.
    func choice(ofName text: String) throws(Refusal) -> Choice? {
        let name = text.lowercased()
        guard !name.isEmpty else { return nil }
        if let listed = prompt.listed, let choice = try choice(ofName: name, among: listed) { return choice }
        let items = namedItems
        var fitting = (items + namedCommands).filter { $0.name.lowercased() == name }
        if fitting.isEmpty, name.count > 1, actions.fallback == nil {
            fitting = items.filter { $0.name.lowercased().hasPrefix(name) }
        }
        guard fitting.count <= 1 else { throw ambiguity(of: text, among: fitting.map(\.line)) }
        return fitting.first?.choice
    }

    /// The command whose whole label a text is.
    func command(named text: String) -> Choice? {
        let name = text.lowercased()
        return namedCommands.first { $0.name.lowercased() == name }?.choice
    }

    private struct Named {
        let name: String
        let line: String
        let choice: Choice
    }

    private var namedItems: [Named] {
        zip(1..., itemNames).map { number, text in
            let name = String(text.drop(while: \.isWhitespace))
            return Named(name: name, line: "\(number). \(name)", choice: .item(number))
        }
    }

    private var namedCommands: [Named] {
        (offering.offers + sessionOffers).map { offer in
            let (letter, label) = (offer.letter, command(of: offer).label)
            let choice: Choice =
                switch letter {
                case "b": .back
                case "h": .home
                case "?": .help
                case "q": .quit
                case "/": .search("")
                default: .command(letter)
                }
            return Named(name: label, line: "\(letter) \(label)", choice: choice)
        }
    }

    func ambiguity(of name: String, among lines: [String]) -> Refusal {
        Refusal(.ambiguous(name, fitting: Array(lines.prefix(5)), more: max(0, lines.count - 5)))
    }
}
