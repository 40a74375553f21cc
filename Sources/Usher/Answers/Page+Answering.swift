extension Page {
    /// The meaning of a line on this page, without doing it; none for an empty line that stands for nothing,
    /// and two for one that answers a question ahead, `3 1979`.
    package func choices(of line: String) throws(Refusal) -> [ParsedAnswer] {
        guard let ahead = AnswerAhead(line, on: self) else { return try choice(of: line).map { [$0] } ?? [] }
        do {
            return try ahead.choices(in: words)
        } catch {
            throw error as? Refusal ?? Refusal(words.text(of: error))
        }
    }

    /// Does what a line does as an answer to this page. What a session answers itself, `b`, `h`, `?`, `q` and words
    /// with a colon, does nothing here; nor does what asks first, unless it is answered ahead: `3 1979`.
    ///
    /// - Throws: What the action throws, and a ``Refusal`` for what the page doesn't offer.
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

    /// The name of an answer that should make a difference; none where it may well make none: turning a list, a search
    /// that finds the same again.
    func name(ofAction choice: ParsedAnswer) -> String? {
        switch choice {
        case .item(let number): "\(number)"
        case .command(let letter): letter.turnsList && actions.list != nil ? nil : "\(letter)"
        case .text: "a text"
        case .confirmed(let isYes): isYes ? "yes" : "no"
        case .picked: "what is picked"
        case .row, .turned, .part, .search, .other, .back, .home, .help, .quit, .edit, .words, .tree, .path,
            .open:
            nil
        }
    }

    /// Whether a choice does something that the page itself says, and isn't only a look round or a way elsewhere.
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

    /// The text shown and recorded in place of a line with a secret; `nil` for a line without one.
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

    /// Whether a line is looked for, behind the slash.
    func isSearch(_ line: String) -> Bool { offering.takesSearch && line.utf8.first == UInt8(ascii: "/") }
}

// What a line means
extension Page {
    /// The meaning of a line here; `nil` for an empty line where nothing is offered for it.
    func choice(of line: String) throws(Refusal) -> ParsedAnswer? {
        var line = line
        if !line.utf8.allSatisfy({ $0 < 0x80 }), takesWide {
            line = line.narrowed(withWords: prompt.takesText)
        }
        if let listed = prompt.listed,
            let element = listed.element(called: line.trimmed, takesLetters: takesLetters)
        {
            return try prompt.choice(of: element, in: listed)
        }
        // Most answers are one digit or one letter.
        if line.utf8.count == 1, let byte = line.utf8.first, !prompt.takesLines, let choice = choice(of: byte)
        {
            return choice
        }
        if case .text(_, let question) = prompt {
            if question.isSecret { return try question.choice(ofSecret: line, on: self) }
            if question.isLong { return try question.choice(ofLine: line, on: self) }
        }
        let isPlain = line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if !isPlain, line.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(.controlCharacters)
        }
        var answer = line.utf8[...].trimmed
        if answer.isEmpty {
            if let defaultItem { return .item(defaultItem) }
            return try prompt.choiceOfEmptyLine(in: words)
        }
        if answer.first == .colon {
            answer.removeFirst()
            if answer.first == .colon, takesLetters, prompt.takesText {
                return .text(String(Substring(answer)))
            }
            answer = answer.trimmed
            if let choice = try settings.choice(ofWord: answer) { return choice }
            if case .several = prompt, Substring(answer).lowercased() == "on" {
                return .search(ListState.isOn)
            }
        } else if case .text(_, let question) = prompt,
            let choice = question.choice(ofText: String(Substring(answer)), on: self)
        {
            return choice
        }
        if let row = actions.list?.row(of: answer, in: words, offering) { return .row(row) }
        if answer.first == UInt8(ascii: "/"), offering.takesSearch {
            return .search(String(Substring(answer.dropFirst().trimmed)))
        }
        if case .several(_, let several) = prompt,
            let on = try several.turned(
                by: String(Substring(answer)), itemCount: content.itemCount, in: words)
        {
            return .turned(several.numbers(of: on))
        }
        if !answer.isEmpty, answer.allSatisfy(\.isDigit) { return try item(answer) }
        return try command(String(Substring(answer)))
    }

    /// Whether digits and letters of an input method are read as the ASCII ones.
    private var takesWide: Bool {
        if case .text(_, let question) = prompt { question.isValue } else { true }
    }

    private func choice(of byte: UInt8) -> ParsedAnswer? {
        if byte.isDigit {
            let number = Int(byte - UInt8(ascii: "0"))
            return number > 0 && number <= content.itemCount ? .item(number) : nil
        }
        let letter = Unicode.Scalar(byte)
        return offering.answers(letter) ? ParsedAnswer(letter) : nil
    }

    private func item(_ digits: Substring.UTF8View) throws(Refusal) -> ParsedAnswer {
        var number = 0
        for digit in digits where number <= content.itemCount {
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        if number >= 1, number <= content.itemCount { return .item(number) }
        if let refusal = prompt.refusal(ofName: Substring(digits)) { throw refusal }
        if !actions.fallbacks.isEmpty { return .other(String(Substring(digits))) }
        throw noSuchNumber(Substring(digits))
    }

    private func command(_ line: String) throws(Refusal) -> ParsedAnswer {
        let word = line.lowercased()
        if let choice = try offering.choice(word) { return choice }
        if case .confirmation(_, let answers, _, _) = prompt {
            if let isYes = answers.answer(word) { return .confirmed(isYes) }
            if let choice = try PageNames(of: self).choice(ofName: line) { return choice }
            if !actions.fallbacks.isEmpty { return .other(line) }
            throw answers.refusal(of: line.quotation, in: words)
        }
        if let choice = try prompt.choice(ofName: line) { return choice }
        let names = PageNames(of: self)
        if let choice = try prompt.takesText ? names.command(line) : names.choice(ofName: line) {
            return choice
        }
        if word == "exit" { return .quit }
        if !actions.fallbacks.isEmpty { return .other(line) }
        throw notOffered(line)
    }

    private func noSuchNumber(_ digits: some StringProtocol) -> Refusal {
        Refusal(
            content.itemCount == 0
                ? .noNumbers(way: takesLetters ? ":?" : "?")
                : .noSuchNumber(
                    digits.quotation, from: 1, to: content.itemCount, searches: offering.takesSearch))
    }

    /// Why a line is refused that means nothing here.
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

/// The host of an answer given ahead to a form: nobody reads there, or presses Ctrl-C.
private final class NoHost: Host {
    let width = 80
    let showsTyping = false

    func write(_ text: [UInt8], to stream: ConsoleStream) {}
}
