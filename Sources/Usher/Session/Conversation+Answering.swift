extension Conversation {
    package mutating func take(_ input: ConsoleInput) {
        // If the user asks to leave twice in succession, leave without a question.
        if wantsToLeave, case .leave = input { return take(.interrupt) }
        var cover: String?
        if case .line(let line) = input, page.prompt.line != nil || !page.asking.isEmpty {
            cover = page.cover(of: line)
        }
        if let witness, let event = Recording.Event(input, isSecret: cover != nil) { witness(event) }
        switch input {
        case .end, .interrupt:
            output.append(.newline)
            finish(input == .end ? .endOfInput : .interrupted)
        case .leave(let isInterrupt):
            output.append(.newline)
            wantsToLeave = true
            navigator.quit(as: isInterrupt ? .interrupted : .endOfInput)
            isPageDue = true
            endAnswer(wasDue: false)
        case .redraw: redraw()
        case .line(let line):
            wantsToLeave = false
            outcome = cover == nil ? .taken : .withheld
            if !host.showsTyping { output.append(line: cover ?? line) }
            follow(line, holdsSecret: cover != nil)
        }
    }

    package mutating func take(_ error: ConsoleError) {
        witness?(Recording.Event(error))
        switch error {
        case .lineTooLong, .lineNotText:
            if !host.showsTyping { output.append(.newline) }
            refuse(error)
        case .readerGone:
            output.truncate(to: 0)
            finish(.outputGone)
        case .failed, .interrupted:
            output.append(.newline)
            report(error.description)
            finish(.failed(error.description))
        }
    }

    private mutating func endAnswer(wasDue: Bool) {
        if !navigator.objections.isEmpty {
            isPageDue = wasDue || isPageLeft
            refuseObjections()
        }
        if isPageDue { page.releaseActions() }
    }

    private mutating func follow(_ line: String, holdsSecret: Bool) {
        // A timer or message may already require the page to be shown again.
        let wasDue = isPageDue
        if helpLines != nil {
            if line.allSatisfy(\.isWhitespace) { return turnHelp() }
            helpLines = nil
        }
        if page.actions.takesTime { flush() }
        do {
            if holdsSecret, !page.prompt.asksForSecret { throw Refusal(key: "refusal.ahead.secret") }
            if try answerAhead(line) {
                isPageDue = true
                return endAnswer(wasDue: wasDue)
            }
            switch try isPageDue ? choiceAfterEvents(of: line) : page.choice(of: line) {
            case .back: navigator.goBack()
            case .home:
                display.wantsWhole = page.offering.level == .first
                navigator.goHome()
            case .quit: navigator.quit()
            case .help: return showHelp()
            case .words:
                output.append(.newline)
                return writer.writeWords(of: page, to: &output)
            case .tree: return show("\(navigator.stack)")
            case .path: return show("\(navigator.stack.route)")
            case .edit: try edit()
            case .open(let route): try navigator.open(route)
            // Don't show the page again if only the prompt changes.
            case .turned(let on):
                try page.make(.turned(on))
                guard page.prompt.listed?.state.needsRedraw == true else { return }
            case .part(let text): return try page.make(.part(text))
            case let choice? where navigator.isObserved: try makeObserved(choice, of: line)
            case let choice?: try make(choice)
            case nil: display.wantsWhole = true
            }
            isPageDue = true
        } catch {
            isPageDue = wasDue || isPageLeft
            // The refused text may be meant as a command's letter.
            let hint = isPageLeft ? nil : page.prompt.text?.commandOfLetter(in: line, on: page)
            refuse(error, adding: hint)
        }
        endAnswer(wasDue: wasDue)
    }

    package mutating func redraw() {
        guard end == nil else { return }
        helpLines = nil
        if !isPageLeft { showAgain() }
        writePrompt(with: writer)
        flush()
    }

    private mutating func showAgain() {
        guard let screen = navigator.front?.screen else { return }
        display.wantsWhole = true
        // The messages were already shown.
        page.content.saidLines = []
        display.show(page, of: type(of: screen), hasPrompt: true, with: writer, to: &output)
    }

    private mutating func showHelp() {
        var help = TextBuilder()
        writer.writeHelp(of: page, inLayer: navigator.stack.scope == .layer, to: &help)
        helpLines = help.text.split(separator: "\n").map { String($0) }[...]
        turnHelp()
    }

    private mutating func turnHelp() {
        guard let lines = helpLines else { return }
        let room = display.isBare ? .max : writer.height ?? .max
        let shown = lines.prefix(max(room - 1, 1))
        for line in shown.isEmpty ? [] : [""] + shown { output.append("\(line)\n") }
        let isOver = lines.isEmpty || isPageDue || room == .max
        let hasRoom = isOver || lines.count + 1 + display.lineCount(of: page, with: writer) <= room
        helpLines = hasRoom ? nil : lines.dropFirst(shown.count)
        if display.isTerse { return }
        display.wantsWhole = true
        if hasRoom, !isPageDue { showAgain() }
    }

    private mutating func show(_ lines: String) {
        output.append(.newline)
        for line in lines.split(separator: "\n") { output.append(line: String(line)) }
    }

    mutating func refuse(_ error: any Error, adding hint: String? = nil) {
        if outcome == .taken { outcome = .refused }
        guard !(error is CancellationError) else { return }
        let words = page.words.text(of: error)
        report(words + (hint.map { " \($0)" } ?? ""))
        options.didRefuse?(words)
        if options.isStrict { finish(navigator.end(refusing: words)) }
    }

    mutating func refuseObjections() {
        for objection in navigator.objections.takeAll() { refuse(Refusal(objection)) }
    }

    /// Acts on a choice, or shows the question that the choice asks. Removes an answered question.
    mutating func make(_ choice: ParsedAnswer) throws {
        let front = navigator.questionInFront
        if let next = page.asking.question(before: choice) {
            // Throw now if the question can't be drawn.
            _ = try next.page(in: page.words)
            next.asker = front
            next.item = front?.item
            if front == nil, case .item(let number) = choice { next.item = number }
            if let flow = navigator.stack.flowsOnTop.first?.coordinator { navigator.push(next, for: flow) }
            return
        }
        guard let front, page.isAnswer(choice) else { return try page.make(choice) }
        try navigator.answer(front) { try page.make(choice) }
        display.itemSet = front.item
    }

    /// If a line like `3 1979` picks an item and answers its question, does both and returns true.
    mutating func answerAhead(_ line: String) throws -> Bool {
        guard !page.asking.isEmpty, !isPageLeft, let ahead = CombinedAnswer(line, on: page) else {
            return false
        }
        let next = try ahead.question.page(in: page.words, on: host)
        if next.actions.takesTime { flush() }
        let front = navigator.questionInFront
        try navigator.answer(front) { try ahead.answer(on: next) }
        if case .item(let number) = ahead.choice { display.itemSet = front?.item ?? number }
        return true
    }

    mutating func edit() throws {
        guard let question = page.prompt.text else { return }
        flush()
        let text = try host.edit(question.standard ?? "")
        if text.isEmpty, !question.shape.takesEmpty { throw Refusal(.nothingInText) }
        try make(.text(text))
    }

    /// A descriptor that's readable when a message has arrived; `nil` if none is used.
    package var mailbox: Int32? { navigator.events.descriptor }

    /// Delivers messages and due timers at a prompt. If they print lines, shows the prompt again.
    package mutating func wake() {
        guard end == nil else { return }
        if let deadline, deadline <= host.now {
            witness?(Recording.Event(.timer))
        } else if navigator.events.hasMessage {
            witness?(Recording.Event(.message))
        }
        // Save what a refused answer said, to show it on the next page.
        let earlier = navigator.said.takeAll()
        let hasDelivered = navigator.events.deliver()
        let said = navigator.said.takeAll() + navigator.objections.takeAll()
        for line in earlier { navigator.say(line) }
        guard hasDelivered else { return }
        navigator.endTurn()
        isPageDue = true
        if isPageLeft {
            page.releaseActions()
            // Require another drawing even if events lead back to the page: its actions are gone.
            visit = nil
        }
        let isOver = navigator.stack.top == nil
        if isOver || !said.isEmpty { output.append(.newline) }
        write(said, with: writer)
        if isOver {
            reportFaults()
            finish(navigator.sessionEnd)
        } else if !said.isEmpty {
            writePrompt(with: writer)
        }
        flush()
    }

    var isPageLeft: Bool { (navigator.leaveQuestion?.visit ?? navigator.stack.topEntry?.visit) != visit }

    /// If events have led away from the page, a line can only quit or, if empty, show the new page.
    func choiceAfterEvents(of line: String) throws(Refusal) -> ParsedAnswer? {
        guard isPageLeft else { return try page.choice(of: line) }
        let choice = try? page.choice(of: line)
        if choice == .quit { return .quit }
        guard line.allSatisfy(\.isWhitespace) else { throw Refusal(key: "refusal.changed") }
        return nil
    }
}
