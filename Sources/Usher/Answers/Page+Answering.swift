extension Page {
    /// The meaning of a line on this page, without doing it; none for an empty line that stands for nothing,
    /// and two for one that answers a question ahead, `3 1979`.
    ///
    /// - Throws: A ``Refusal`` that says what would do.
    package func choices(of line: String) throws(Refusal) -> [Choice] {
        guard let ahead = answerAhead(in: line) else { return try choice(of: line).map { [$0] } ?? [] }
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
        if let ahead = answerAhead(in: line) {
            return try ahead.answer(on: ahead.question.page(in: words, on: settings.host))
        }
        if let choice = try choice(of: line) { try make(choice) }
    }

    func make(_ choice: Choice) throws {
        switch choice {
        case .item(let number):
            guard case .one(_, let one) = prompt, let element = one.listed.element(number) else {
                return try actions.pick(number - 1)
            }
            try actions.take(.element(element), doing: work)
        case .command(let letter):
            for index in offering.offers.indices where offering.offers[index].letter == letter {
                return try actions.follow(index, doing: work)
            }
        case .row(let row):
            try actions.list.map { try $0.list.turn(to: row, of: $0.count, isMore: $0.isMore) }
        case .search(ListState.isOn):
            prompt.listed?.place.search = ListState.isOn
            prompt.listed?.place.list?.first = 0
        case .search(let text): try actions.search(for: text)
        case .other(let line):
            guard try actions.fallback?.action(line) == true else { throw notOffered(line) }
        case .text(let text): try take(text)
        case .part(let text): try note(text)
        case .confirmed(let isYes): try actions.take(.yes(isYes), doing: work)
        case .turned(let on):
            guard case .several(_, let several) = prompt else { return }
            several.turn(on: on)
        case .picked(let on):
            guard case .several(_, let several) = prompt else { return }
            try actions.take(.elements(several.elements(of: on)), doing: work)
            several.listed.place.forget()
        case .back, .home, .help, .quit, .edit, .words, .tree, .path, .open: break
        }
    }

    /// Takes a text, if it is the one that was typed before.
    private func take(_ text: String) throws {
        if case .text(_, let question) = prompt {
            let parts = question.typed.parts
            question.typed.parts = []
            if question.isTwice, let first = parts.first, first != text { throw Refusal(.notTheSame) }
        }
        try actions.take(.text(text), doing: work)
    }

    /// Keeps a text that doesn't count yet.
    private func note(_ text: String) throws {
        guard case .text(_, let question) = prompt else { return }
        if question.isLong || question.isTwice { return question.typed.parts.append(text) }
        question.typed.parts = [text]
        throw Refusal(.wouldBeAnswer(text, command: label(ofLetter: text.lowercased())))
    }

    private var work: Work { Work(on: settings.host ?? NoHost(), in: words) }
}

/// The host of an answer given ahead to a form: nobody reads there, or presses Ctrl-C.
private final class NoHost: Host {
    let width = 80
    let showsTyping = false

    func write(_ text: [UInt8], to stream: ConsoleStream) {}
}
