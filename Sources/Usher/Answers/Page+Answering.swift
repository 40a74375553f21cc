import Platform

extension Page {
    /// Returns nil for an empty line that answers nothing. The order of the checks decides what a
    /// line with several meanings does.
    func choice(of line: String) throws(Refusal) -> ParsedAnswer? {
        let isWide = prompt.text?.isValue != false && line.utf8.contains { $0 > 0x7F }
        let line = isWide ? line.narrowed(withWords: prompt.takesText) : line
        if let listed = prompt.listed,
            let element = listed.element(called: line.trimmed, takesLetters: takesLetters)
        {
            return try prompt.choice(of: element, in: listed)
        }
        if let text = prompt.text, text.isSecret { return try text.choice(ofSecret: line, on: self) }
        if let text = prompt.text, text.isLong { return try text.choice(ofLine: line, on: self) }
        if line.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(key: "refusal.controlCharacters")
        }
        var answer = line.trimmed
        if answer.isEmpty, let defaultItem { return .item(defaultItem) }
        if answer.isEmpty { return try prompt.choiceOfEmptyLine(in: words) }
        if answer.utf8.first == .colon {
            answer = Substring(answer.utf8.dropFirst())
            if let choice = try afterColon(answer) { return choice }
            answer = answer.trimmed
            if prompt.several != nil, let choice = try offering.choice(answer.lowercased()) { return choice }
        } else if let choice = prompt.text?.choice(ofText: String(answer), on: self) {
            return choice
        }
        if let line = actions.translation?(String(answer)) { return try choice(of: line) }
        if let row = actions.list?.row(of: answer, in: words, offering) { return .row(row) }
        if isSearch(answer) { return .search(String(Substring(answer.utf8.dropFirst()).trimmed)) }
        if let on = try prompt.several?.turned(by: String(answer), itemCount: content.itemCount, in: words) {
            return .turned(on)
        }
        if !answer.isEmpty, answer.utf8.allSatisfy(\.isDigit) { return try item(answer) }
        return try named(String(answer))
    }

    private func afterColon(_ text: Substring) throws(Refusal) -> ParsedAnswer? {
        if text.utf8.first == .colon, takesLetters, prompt.takesText { return .text(String(text)) }
        if let choice = try settings.choice(ofWord: text.trimmed) { return choice }
        guard prompt.several != nil, text.trimmed.lowercased() == "on" else { return nil }
        return .search(ListState.searchForOn)
    }

    private func item(_ digits: Substring) throws(Refusal) -> ParsedAnswer {
        if let number = Int(digits), number >= 1, number <= content.itemCount { return .item(number) }
        if let refusal = prompt.refusal(ofName: digits) { throw refusal }
        if !actions.fallbacks.isEmpty { return .other(String(digits)) }
        throw noSuchNumber(digits)
    }

    private func named(_ line: String) throws(Refusal) -> ParsedAnswer {
        let word = line.lowercased()
        if let choice = try offering.choice(word) { return choice }
        if let isYes = prompt.yesOrNo?.answer(word) { return .confirmed(isYes) }
        if let choice = try prompt.choice(ofName: line) { return choice }
        if let choice = prompt.takesText ? command(named: line) : try itemOrCommand(named: line) {
            return choice
        }
        if word == "exit", !asksYesOrNo { return .quit }
        if !actions.fallbacks.isEmpty { return .other(line) }
        throw notOffered(line)
    }

    /// Parses a line without acting on it. `3 1979` gives two answers: item 3, then 1979.
    package func choices(of line: String) throws(Refusal) -> [ParsedAnswer] {
        guard let ahead = CombinedAnswer(line, on: self) else {
            return try choice(of: line).map { [$0] } ?? []
        }
        do {
            return try ahead.choices(in: words)
        } catch {
            throw error as? Refusal ?? Refusal(words.text(of: error))
        }
    }

    /// Acts on a line as an answer to this page. Ignores the session's commands. Also ignores an
    /// answer that leads to a question, unless the line answers that question, too.
    package func answer(_ line: String) throws {
        if let ahead = CombinedAnswer(line, on: self) {
            return try ahead.answer(on: ahead.question.page(in: words, on: settings.host))
        }
        if let choice = try choice(of: line) { try make(choice) }
    }

    func make(_ choice: ParsedAnswer) throws {
        switch choice {
        case .item(let number):
            guard case .one(_, let listed, _, _) = prompt, let element = listed.element(number) else {
                return try actions.pick(number - 1)
            }
            try reply(.element(element))
        case .command(let letter):
            guard let index = offering.index(of: letter) else { return }
            guard letter.turnsList, let list = actions.list else {
                return try actions.commands[index].run(doing: work)
            }
            try list.position.turn(by: letter == "n" ? 1 : -1, of: list.count, isMore: list.isMore)
        case .row(let row):
            try actions.list.map { try $0.position.turn(to: row, of: $0.count, isMore: $0.isMore) }
        case .search(ListState.searchForOn): prompt.listed?.state.search(for: ListState.searchForOn)
        case .search(let text): try actions.search?(text)
        case .other(let line):
            guard try actions.fallbacks.contains(where: { try $0.action(line) }) else {
                throw notOffered(line)
            }
        case .text(let text):
            try prompt.text?.require(text)
            try reply(.text(text))
        case .part(let text):
            guard prompt.text?.note(text) == false else { return }
            let letter = text.lowercased()
            let command = label(ofLetter: letter)
            throw Refusal(
                key: command == nil ? "refusal.letter" : "refusal.letter.command",
                ["text": text, "letter": letter, "command": command ?? ""])
        case .confirmed(let isYes): try reply(.yes(isYes))
        case .turned(let on): prompt.several?.turn(on: on)
        case .picked(let on):
            try reply(.elements(on))
            prompt.several?.listed.state.forget()
        case .back, .home, .help, .quit, .edit, .words, .tree, .path, .open: break
        }
    }

    private func reply(_ answer: TypedOrPickedAnswer) throws {
        try actions.reply?.effect(answer).run(doing: work)
    }
    private var work: Work { Work(on: settings.host ?? NoHost(), in: words) }

    /// Returns an answer's name for a report that the answer had no effect; nil to report nothing.
    func name(ofAction choice: ParsedAnswer) -> String? {
        switch choice {
        case .item(let number): "\(number)"
        case .command(let letter): turnsList(letter) ? nil : "\(letter)"
        case .text: "a text"
        case .confirmed(let isYes): isYes ? "yes" : "no"
        case .picked: "what is picked"
        default: nil
        }
    }

    /// Whether the choice answers the page itself, and doesn't just turn or search its list.
    func isAnswer(_ choice: ParsedAnswer) -> Bool {
        switch choice {
        case .item, .text, .confirmed, .picked: true
        case .command(let letter): offering.own.contains { $0.letter == letter } && !turnsList(letter)
        default: false
        }
    }

    private func turnsList(_ letter: Unicode.Scalar) -> Bool { letter.turnsList && actions.list != nil }

    private typealias Named = (name: String, line: String, choice: ParsedAnswer)

    private func namedCommands() -> [Named] { allOffers.map { ($0.label, $0.line, ParsedAnswer($0.letter)) } }

    func command(named text: String) -> ParsedAnswer? {
        let name = text.lowercased()
        return namedCommands().first { $0.name.lowercased() == name }?.choice
    }

    /// Finds an item or command by its name, or an item by a prefix. A single character must be the
    /// whole name, since it may be a command of another page.
    private func itemOrCommand(named text: String) throws(Refusal) -> ParsedAnswer? {
        let (name, exact) = (text.searchKey, text.lowercased())
        guard !name.isEmpty else { return nil }
        let items = zip(1..., content.itemNames).map { number, text -> Named in
            let name = String(text.drop(while: \.isWhitespace))
            return (name, "\(number). \(name)", .item(number))
        }
        var fitting = (items + namedCommands()).filter { $0.name.searchKey == name }
        if fitting.count > 1, fitting.contains(where: { $0.name.lowercased() == exact }) {
            fitting.removeAll { $0.name.lowercased() != exact }
        }
        if fitting.isEmpty, name.count > 1, actions.fallbacks.isEmpty {
            fitting = items.filter { $0.name.searchKey.hasPrefix(name) }
        }
        guard fitting.count <= 1 else { throw .ambiguity(of: text, among: fitting.map(\.line)) }
        return fitting.first?.choice
    }

    func label(ofLetter word: String) -> String? {
        offering.letter(word).flatMap { letter in allOffers.first { $0.letter == letter }?.label }
    }

    /// The text to show and record instead of a line with a secret; nil for any other line.
    func cover(of line: String) -> String? {
        let cover = words("secret")
        if prompt.asksForSecret {
            switch try? choice(of: line) {
            case .text, .part, nil: return line.isEmpty ? nil : cover
            default: return nil
            }
        }
        if isSearch(line) { return nil }
        return asking.startOfSecret(in: line, words).map { "\(line[..<$0]) \(cover)" }
    }

    func isSearch(_ line: some StringProtocol) -> Bool {
        offering.takesSearch && line.utf8.first == UInt8(ascii: "/")
    }

    private func noSuchNumber(_ digits: some StringProtocol) -> Refusal {
        if content.itemCount == 0 {
            return Refusal(key: "refusal.noNumbers", ["help": takesLetters ? ":?" : "?"])
        }
        return Refusal(
            .noSuchNumber(digits.quotation, from: 1, to: content.itemCount, searches: offering.takesSearch))
    }

    func notOffered(_ line: String) -> Refusal {
        if let refusal = prompt.refusal(ofName: line[...]) { return refusal }
        if let answers = prompt.yesOrNo { return answers.refusal(of: line.quotation, in: words) }
        if !line.isEmpty, line.utf8.allSatisfy(\.isDigit) { return noSuchNumber(line) }
        let isShort = prompt.listed != nil && !offering.takesSearch
        if content.itemCount > 0, isShort || line.utf8.first?.isDigit == true, !takesLetters {
            let (count, isSingle) = (content.itemCount, content.itemCount == 1)
            return Refusal(key: isSingle ? "refusal.line.single" : "refusal.line", ["last": "\(count)"])
        }
        let way = takesLetters ? ":?" : offering.takesSearch ? "/" : "?"
        return Refusal(
            key: way == "/" ? "refusal.command.search" : "refusal.command",
            ["text": line.quotation, "help": way, "quit": takesLetters ? ":q" : "q"])
    }
}

extension Refusal {
    static func ambiguity(of name: String, among lines: [String]) -> Refusal {
        Refusal(
            key: lines.count > 5 ? "refusal.ambiguous.more" : "refusal.ambiguous",
            ["name": name, "lines": lines.prefix(5).joined(separator: ", "), "count": lines.count - 5])
    }
}

private final class NoHost: Host {
    let width = 80
    let showsTyping = false

    func write(_ text: [UInt8], to stream: ConsoleStream) {}
}
