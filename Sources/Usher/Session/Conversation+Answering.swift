extension Conversation {
    package mutating func take(_ input: ConsoleInput) {
        switch input {
        case .end, .interrupt:
            witness?.didHear(input == .end ? .end : .interrupt)
            output.append(UInt8(ascii: "\n"))
            finish(input == .end ? .endOfInput : .interrupted)
        case .leave(let isInterrupt): leave(isInterrupt: isInterrupt)
        case .anew: showAnew()
        case .line(let line):
            wantsToLeave = false
            let cover = page.mayAskForSecret ? page.cover(of: line) : nil
            outcome = cover == nil ? .taken : .withheld
            witness?.willTake(line, isSecret: cover != nil)
            if !host.showsTyping { output.append(line: cover ?? line) }
            follow(line, holdsSecret: cover != nil)
        }
    }

    /// Quits as `q` does; a second request in a row leaves without asking.
    private mutating func leave(isInterrupt: Bool) {
        if wantsToLeave { return take(.interrupt) }
        witness?.didHear(.leave(isInterrupt: isInterrupt))
        output.append(UInt8(ascii: "\n"))
        wantsToLeave = true
        navigator.quit(as: isInterrupt ? .interrupted : .endOfInput)
        isPageDue = true
        if !navigator.objections.isEmpty { refuseObjections(wasDue: false) }
        if isPageDue { page.letGo() }
    }

    package mutating func take(_ error: ConsoleError) {
        switch error {
        case .lineTooLong, .lineNotText:
            witness?.didHear(error == .lineNotText ? .garbled : .overlong)
            if !host.showsTyping { output.append(UInt8(ascii: "\n")) }
            refuse(error)
        case .readerGone:
            witness?.didHear(.end)
            output.truncate(to: 0)
            finish(.outputGone)
        case .failed, .interrupted:
            witness?.didHear(.end)
            output.append(UInt8(ascii: "\n"))
            report(error.description)
            finish(.failed(error.description))
        }
    }

    /// Acts on a line. After a refusal the page stays, unless its screen is gone.
    private mutating func follow(_ line: String, holdsSecret: Bool) {
        // An event may have set it.
        let wasDue = isPageDue
        if helpLines != nil {
            if line.allSatisfy(\.isWhitespace) { return turnHelp() }
            helpLines = nil
        }
        if page.actions.takesTime { flush() }
        do {
            if holdsSecret, !page.prompt.asksForSecret { throw Refusal(.secretAhead) }
            let isDone = try !page.asking.isEmpty && answerAhead(line)
            switch try isDone ? nil : isPageDue ? choiceAfterEvents(of: line) : page.choice(of: line) {
            case .back: navigator.goBack()
            case .home: navigator.goHome()
            case .quit: navigator.quit()
            case .help: return showHelp()
            case .words: return showWords()
            case .tree: return show("\(navigator.stack)")
            case .path: return show("\(navigator.stack.route)")
            case .edit: try edit()
            case .open(let route): try navigator.open(route)
            // Only the prompt changes.
            case .turned(let on):
                try page.make(.turned(on))
                guard page.prompt.listed?.state.isDrawnAnew == true else { return }
            case .part(let text): return try page.make(.part(text))
            case let choice? where navigator.isObserved: try makeObserved(choice, of: line)
            case let choice?: try make(choice)
            case nil: display.wantsWhole = !isDone
            }
            isPageDue = true
        } catch {
            isPageDue = wasDue || navigator.visitOfPage != visit
            refuse(error, adding: navigator.visitOfPage == visit ? hint(to: line) : nil)
        }
        if !navigator.objections.isEmpty { refuseObjections(wasDue: wasDue) }
        if isPageDue { page.letGo() }
    }

    /// Shows the current page and its prompt again.
    package mutating func showAnew() {
        guard end == nil else { return }
        helpLines = nil
        if !isPageLeft { showAgain() }
        writePrompt(with: writer)
        flush()
    }

    private mutating func showAgain() {
        guard let screen = navigator.front?.screen else { return }
        display.wantsWhole = true
        // Messages are shown once.
        page.content.saidLines = []
        display.show(page, of: type(of: screen), hasPrompt: true, with: writer, to: &output)
    }

    private mutating func showHelp() {
        var help = TextBuilder()
        writer.writeHelp(of: page, inLayer: navigator.stack.scope == .layer, to: &help)
        helpLines = help.text.split(separator: "\n").map { String($0) }[...]
        turnHelp()
    }

    /// Shows a window of the help, and the page again after its end.
    private mutating func turnHelp() {
        guard let lines = helpLines else { return }
        let room = display.isBare ? .max : writer.height ?? .max
        let shown = lines.prefix(max(room - 1, 1))
        for line in shown.isEmpty ? [] : [""] + shown { output.append("\(line)\n") }
        let isOver = lines.isEmpty || isPageDue || room == .max
        let hasRoom = isOver || lines.count + 1 + display.lineCount(of: page, with: writer) <= room
        helpLines = hasRoom ? nil : lines.dropFirst(shown.count)
        if display.isBrief { return }
        display.wantsWhole = true
        if hasRoom, !isPageDue { showAgain() }
    }

    /// Shows the session's own words, which are for developers.
    private mutating func showWords() {
        output.append(UInt8(ascii: "\n"))
        writer.writeWords(of: page, to: &output)
    }

    private mutating func show(_ lines: String) {
        output.append(UInt8(ascii: "\n"))
        for line in lines.split(separator: "\n") { output.append(line: String(line)) }
    }

    /// Suggests the command whose letter was typed as text and refused.
    private func hint(to line: String) -> String? {
        guard case .text(_, let question) = page.prompt else { return nil }
        return question.commandOfLetter(in: line, on: page)
    }

    mutating func refuse(_ error: any Error, adding hint: String? = nil) {
        if outcome == .taken { outcome = .refused }
        guard !(error is CancellationError) else { return }
        let words = page.words.text(of: error)
        report(words + (hint.map { " \($0)" } ?? ""))
        options.didRefuse?(words)
        if options.isStrict { finish(navigator.end(refusing: words)) }
    }

    mutating func refuseObjections(wasDue: Bool = true) {
        let objections = navigator.objections.takeAll()
        isPageDue = wasDue || navigator.visitOfPage != visit
        for objection in objections { refuse(Refusal(objection)) }
    }

    /// Acts on a choice, or asks its question first; an answered question goes away.
    mutating func make(_ choice: ParsedAnswer) throws {
        let asked = navigator.questionInFront
        if let question = page.asking.question(before: choice) {
            // Refuses what can't be asked.
            _ = try question.page(in: page.words)
            question.asker = asked
            question.item = question.asker?.item
            if question.asker == nil, case .item(let number) = choice { question.item = number }
            return navigator.ask(question)
        }
        guard let asked, page.isAnswer(choice) else { return try page.make(choice) }
        try navigator.answer(asked) { try page.make(choice) }
        display.itemSet = asked.item
    }

    /// Answers a question ahead of its page, if the line does.
    mutating func answerAhead(_ line: String) throws -> Bool {
        guard navigator.visitOfPage == visit, let ahead = AnswerAhead(line, on: page) else { return false }
        let asked = try ahead.question.page(in: page.words, on: host)
        if asked.actions.takesTime { flush() }
        let asker = navigator.questionInFront
        try navigator.answer(asker) { try ahead.answer(on: asked) }
        if case .item(let number) = ahead.choice { display.itemSet = asker?.item ?? number }
        return true
    }

    mutating func edit() throws {
        guard case .text(_, let question) = page.prompt else { return }
        flush()
        let text = try host.edit(question.standard ?? "")
        if text.isEmpty, !question.shape.takesEmpty { throw Refusal(.nothingInText) }
        try make(.text(text))
    }
}
