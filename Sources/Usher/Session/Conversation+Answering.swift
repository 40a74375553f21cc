// What an answer does
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
            if !host.showsTyping {
                output.append(line: cover ?? line)
            }
            follow(line, holdsSecret: cover != nil)
        }
    }

    /// Leaves as `q` does, where nothing is to lose or the person says so; whoever asks again at once leaves.
    private mutating func leave(isInterrupt: Bool) {
        if wantsToLeave { return take(.interrupt) }
        witness?.didHear(.leave(isInterrupt: isInterrupt))
        output.append(UInt8(ascii: "\n"))
        wantsToLeave = true
        navigator.quit(as: isInterrupt ? .interrupted : .endOfInput)
        isPageDue = true
        if !navigator.leaving.objections.isEmpty { refuseObjections(wasDue: false) }
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

    /// Does what a line means. After a refusal the page stands, unless its screen has moved on before it.
    private mutating func follow(_ line: String, holdsSecret: Bool) {
        // Events may have made it so.
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
            // The page stands: the prompt alone says what is on now, or what is missing.
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
        if !navigator.leaving.objections.isEmpty { refuseObjections(wasDue: wasDue) }
        if isPageDue { page.letGo() }
    }

    /// Shows the page that stands once more, and its prompt; nothing comes of it.
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
        // What was said once is not said again.
        page.content.saidLines = []
        display.show(page, of: type(of: screen), hasPrompt: true, with: writer, to: &output)
    }

    private mutating func showHelp() {
        var help = TextBuilder()
        writer.writeHelp(of: page, inLayer: navigator.stack.topEntry?.scope == .layer, to: &help)
        helpLines = help.text.split(separator: "\n").map { String($0) }[...]
        turnHelp()
    }

    /// Shows as much of the help as a window has room for, and the page again behind its end.
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

    /// Shows the words that the session answers itself, on a page of their own: they are for who develops a program.
    private mutating func showWords() {
        output.append(UInt8(ascii: "\n"))
        writer.writeWords(of: page, to: &output)
    }

    /// Shows lines between two prompts.
    private mutating func show(_ lines: String) {
        output.append(UInt8(ascii: "\n"))
        for line in lines.split(separator: "\n") {
            output.append(line: String(line))
        }
    }

    /// The command whose letter was typed as a text and refused.
    private func hint(to line: String) -> String? {
        guard case .text(_, let question) = page.prompt else { return nil }
        return question.commandOfLetter(in: line, on: page)
    }

    /// Says why an answer can't be used; a cancellation says nothing.
    mutating func refuse(_ error: any Error, adding hint: String? = nil) {
        if outcome == .taken { outcome = .refused }
        guard !(error is CancellationError) else { return }
        let words = page.words.text(of: error)
        report(words + (hint.map { " \($0)" } ?? ""))
        options.didRefuse?(words)
        if options.isStrict { finish(navigator.leaving.end(refusing: words)) }
    }

    /// Says why moves were not made; the page stands, if its screen does.
    mutating func refuseObjections(wasDue: Bool = true) {
        let objections = navigator.leaving.objections.takeAll()
        isPageDue = wasDue || navigator.visitOfPage != visit
        for objection in objections { refuse(Refusal(objection)) }
    }
}
