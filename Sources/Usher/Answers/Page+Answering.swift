import Platform

extension Page {
    /// Returns the meaning of a line without acting on it: nothing for an empty line without a
    /// default, two answers for one ahead: `3 1979`.
    package func choices(of line: String) throws(Refusal) -> [ParsedAnswer] {
        guard let ahead = AnswerAhead(line, on: self) else { return try choice(of: line).map { [$0] } ?? [] }
        do {
            return try ahead.choices(in: words)
        } catch {
            throw error as? Refusal ?? Refusal(words.text(of: error))
        }
    }

    /// Acts on a line as an answer to this page. Ignores what the session answers, and an answer
    /// that asks a question unless that is answered ahead: `3 1979`.
    ///
    /// - Throws: What the action throws, or a ``Refusal`` of what the page doesn't offer.
    package func answer(_ line: String) throws {
        if let ahead = AnswerAhead(line, on: self) {
            return try ahead.answer(on: ahead.question.page(in: words, on: settings.host))
        }
        if let choice = try choice(of: line) { try make(choice) }
    }

    func make(_ choice: ParsedAnswer) throws {
        switch choice {
        case .item(let number):
            guard case .one(_, let one) = prompt, let element = one.listed.element(number) else {
                return try actions.pick(number - 1)
            }
            try actions.take(.element(element), doing: work)
        case .command(let letter):
            if let index = offering.index(of: letter) { try actions.follow(index, doing: work) }
        case .row(let row):
            try actions.list.map { try $0.position.turn(to: row, of: $0.count, isMore: $0.isMore) }
        case .search(ListState.isOn): prompt.listed?.state.search(for: ListState.isOn)
        case .search(let text): try actions.search(for: text)
        case .other(let line):
            guard try actions.fallbacks.contains(where: { try $0.action(line) }) else {
                throw notOffered(line)
            }
        case .text(let text):
            if case .text(_, let question) = prompt { try question.require(text) }
            try actions.take(.text(text), doing: work)
        case .part(let text):
            guard case .text(_, let question) = prompt, !question.note(text) else { return }
            throw Refusal(.wouldBeAnswer(text, command: label(ofLetter: text.lowercased())))
        case .confirmed(let isYes): try actions.take(.yes(isYes), doing: work)
        case .turned(let on):
            if case .several(_, let several) = prompt { several.turn(on: on) }
        case .picked(let on):
            guard case .several(_, let several) = prompt else { return }
            try actions.take(.elements(several.elements(of: on)), doing: work)
            several.listed.state.forget()
        case .back, .home, .help, .quit, .edit, .words, .tree, .path, .open: break
        }
    }

    private var work: Work { Work(on: settings.host ?? NoHost(), in: words) }

    /// The name of an answer that should have an effect; nil if it may have none.
    func name(ofAction choice: ParsedAnswer) -> String? {
        switch choice {
        case .item(let number): "\(number)"
        case .command(let letter): letter.turnsList && actions.list != nil ? nil : "\(letter)"
        case .text: "a text"
        case .confirmed(let isYes): isYes ? "yes" : "no"
        case .picked: "what is picked"
        default: nil
        }
    }

    /// Whether a choice is the page's own, and doesn't only turn or search a list.
    func isAnswer(_ choice: ParsedAnswer) -> Bool {
        if case .command(let letter) = choice, !offering.own.contains(where: { $0.letter == letter }) {
            return false
        }
        return name(ofAction: choice) != nil
    }

    func label(ofLetter word: String) -> String? {
        guard let letter = offering.letter(word) else { return nil }
        return allOffers.first { $0.letter == letter }.map { content.row.buffer.text($0.label) }
    }

    /// The text to show and record instead of a line with a secret; nil for any other line.
    func cover(of line: String) -> String? {
        let cover = words(.notShown)
        if prompt.asksForSecret {
            switch try? choice(of: line) {
            case .text, .part, nil: return line.isEmpty ? nil : cover
            default: return nil
            }
        }
        if isSearch(line) { return nil }
        return asking.startOfSecret(in: line, words).map { "\(line[..<$0]) \(cover)" }
    }

    /// Whether a line is a search: text after a slash.
    func isSearch(_ line: String) -> Bool { offering.takesSearch && line.utf8.first == UInt8(ascii: "/") }
}

extension Page {
    /// The meaning of a line; nil for an empty line without a default. The first that fits counts:
    ///
    /// 1. an element whose name is a number or the letter of a command
    /// 2. a secret, or a line of a long text: see ``TextQuestion``
    /// 3. control characters, which are refused
    /// 4. an empty line: the default item, or the question's default
    /// 5. `::text`: a text that begins with a colon
    /// 6. `:tree`, `:path`, `:open PATH`, `:words`; and `:on` if several are picked
    /// 7. any text without a colon, if that is asked for
    /// 8. `n 5`, `page 40`, `<`: another page of the list
    /// 9. `/text`: a search
    /// 10. numbers and names to turn on or off, if several are picked
    /// 11. digits: an item
    /// 12. a letter or a name: see `command(_:)`
    func choice(of line: String) throws(Refusal) -> ParsedAnswer? {
        let line = takesWide ? line.narrowed(withWords: prompt.takesText) : line
        if let listed = prompt.listed,
            let element = listed.element(called: line.trimmed, takesLetters: takesLetters)
        {
            return try prompt.choice(of: element, in: listed)
        }
        if case .text(_, let question) = prompt {
            if question.isSecret { return try question.choice(ofSecret: line, on: self) }
            if question.isLong { return try question.choice(ofLine: line, on: self) }
        }
        if line.unicodeScalars.contains(where: \.isControl) { throw Refusal(.controlCharacters) }
        var answer = line.trimmed
        if answer.isEmpty {
            if let defaultItem { return .item(defaultItem) }
            return try prompt.choiceOfEmptyLine(in: words)
        }
        if answer.utf8.first == .colon {
            answer = Substring(answer.utf8.dropFirst())
            if answer.utf8.first == .colon, takesLetters, prompt.takesText { return .text(String(answer)) }
            answer = answer.trimmed
            if let choice = try settings.choice(ofWord: answer) { return choice }
            if case .several = prompt, answer.lowercased() == "on" { return .search(ListState.isOn) }
        } else if case .text(_, let question) = prompt,
            let choice = question.choice(ofText: String(answer), on: self)
        {
            return choice
        }
        if let row = actions.list?.row(of: answer, in: words, offering) { return .row(row) }
        if offering.takesSearch, answer.utf8.first == UInt8(ascii: "/") {
            return .search(String(Substring(answer.utf8.dropFirst()).trimmed))
        }
        if case .several(_, let several) = prompt,
            let on = try several.turned(by: String(answer), itemCount: content.itemCount, in: words)
        {
            return .turned(several.numbers(of: on))
        }
        if !answer.isEmpty, answer.utf8.allSatisfy(\.isDigit) { return try item(answer) }
        return try command(String(answer))
    }

    /// Whether digits and letters of an input method count as ASCII.
    private var takesWide: Bool {
        if case .text(_, let question) = prompt { question.isValue } else { true }
    }

    private func item(_ digits: Substring) throws(Refusal) -> ParsedAnswer {
        if let number = Int(digits), number >= 1, number <= content.itemCount { return .item(number) }
        if let refusal = prompt.refusal(ofName: digits) { throw refusal }
        if !actions.fallbacks.isEmpty { return .other(String(digits)) }
        throw noSuchNumber(digits)
    }

    /// The meaning of a letter or a name: a command by its letter, a yes or no, an element of the
    /// question, an item or command by its name, `exit`, a line for a fallback.
    private func command(_ line: String) throws(Refusal) -> ParsedAnswer {
        let word = line.lowercased()
        if let choice = try offering.choice(word) { return choice }
        if case .confirmation(_, let answers, _, _) = prompt, let isYes = answers.answer(word) {
            return .confirmed(isYes)
        }
        if let choice = try prompt.choice(ofName: line) { return choice }
        let names = PageNames(of: self)
        if let choice = try prompt.takesText ? names.command(line) : names.choice(ofName: line) {
            return choice
        }
        if word == "exit", !asksYesOrNo { return .quit }
        if !actions.fallbacks.isEmpty { return .other(line) }
        throw notOffered(line)
    }

    private func noSuchNumber(_ digits: some StringProtocol) -> Refusal {
        if content.itemCount == 0 { return Refusal(.noNumbers(way: takesLetters ? ":?" : "?")) }
        return Refusal(
            .noSuchNumber(digits.quotation, from: 1, to: content.itemCount, searches: offering.takesSearch))
    }

    /// The refusal of a line without a meaning.
    func notOffered(_ line: String) -> Refusal {
        if let refusal = prompt.refusal(ofName: line[...]) { return refusal }
        if case .confirmation(_, let answers, _, _) = prompt {
            return answers.refusal(of: line.quotation, in: words)
        }
        if !line.isEmpty, line.utf8.allSatisfy(\.isDigit) { return noSuchNumber(line) }
        let isShort = if case .one = prompt { !offering.takesSearch } else { false }
        if content.itemCount > 0, isShort || line.utf8.first?.isDigit == true, !takesLetters {
            return Refusal(.numberOfLine(most: content.itemCount))
        }
        let way = takesLetters ? ":?" : offering.takesSearch ? "/" : "?"
        return Refusal(.notOffered(line.quotation, way: way, quit: takesLetters ? ":q" : "q"))
    }
}

/// The host of work without a session.
private final class NoHost: Host {
    let width = 80
    let showsTyping = false

    func write(_ text: [UInt8], to stream: ConsoleStream) {}
}
