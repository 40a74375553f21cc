import Platform

/// A program's session without a console: takes lines and returns the text to show.
///
/// ```swift
/// var conversation = Conversation { AppCoordinator(navigator: $0) }
/// var text = conversation.takeText()
/// while conversation.end == nil {
///     text = conversation.answer(try await chat.exchange(text))
/// }
/// ```
///
/// A conversation never blocks on input, needs no thread and, while idle, no descriptor. It takes a
/// few kilobytes, so a process can keep many. A ``Session`` adds a console.
///
/// Use it on one thread at a time, as the compiler enforces. A server can keep each in a `Mutex`.
/// Work runs on the thread of the call that asks for it: see ``stop``. There's no line editor, and
/// secrets are visible when typed: see ``asksForSecret``.
public struct Conversation: ~Copyable {
    let options: Session.Options
    package let host: any Host
    let navigator = Navigator()
    package internal(set) var page: Page
    var display: PageDisplay
    var output = TextBuilder()
    var isPageDue = true
    var helpLines: ArraySlice<String>?
    var visit: Int?
    /// The page before an answer that made no move, and what to report if the next page is equal.
    var answerWithoutEffect: (snapshot: PageSnapshot, loss: String)?
    /// The page before the last piece of work. If unchanged, it isn't shown before the next piece.
    var shownBeforeWork: PageSnapshot?
    var diagnostics: Diagnostics?
    /// Receives events for a recorder or a replay.
    let witness: ((Recording.Event) -> Void)?

    package internal(set) var outcome = AnswerOutcome.taken
    var wantsToLeave = false

    /// The reason why the conversation ended; `nil` while it goes on.
    public internal(set) var end: Session.End?

    /// - Parameter wakeUp: Called when a message has arrived; if nil, ``mailbox`` becomes readable.
    package init(
        on host: any Host, _ options: Session.Options, replaying replay: Replay? = nil, isBare: Bool = false,
        leaks: LeakReporting = .none, waking wakeUp: (@Sendable () -> Void)? = nil
    ) {
        let host: any Host = replay ?? host
        self.host = options.recorder.map { RecordingHost(host, $0) } ?? host
        self.options = options
        display = PageDisplay(isBare: isBare, isBrief: options.isBrief)
        page = Page(in: options.language)
        page.settings.sessionWords = options.words
        page.settings.host = self.host
        page.content.row.isBrief = options.isBrief
        navigator.words = options.language
        navigator.ending = options.ending
        navigator.events.wakeUp = wakeUp
        diagnostics = Diagnostics(of: navigator, leaks: leaks, isTracing: options.tracing)
        witness = options.recorder?.witness ?? replay?.witness
    }

    /// The current tree. Its ``Stack/routes`` can be resumed: see ``Session/Beginning/resume(_:)``.
    public var stack: Stack { navigator.stack }

    /// Whether the next answer is a secret.
    public var asksForSecret: Bool { page.prompt.asksForSecret }

    /// The time to call ``deliver()``, when the next timer is due; `nil` if there are no timers.
    public var deadline: ContinuousClock.Instant? { navigator.events.deadline }

    package mutating func open(_ route: Route) throws {
        try navigator.open(route)
        isPageDue = true
    }

    package mutating func begin(_ root: (Navigator) -> any Coordinator) {
        navigator.events.clock = { [host] in host.now }
        if let witness { navigator.observe { Recording.Event($0).map(witness) } }
        navigator.start(root(navigator))
        switch options.beginning {
        case nil: break
        case .open(let route):
            do { try navigator.open(route) } catch { refuse(error) }
        case .resume(let routes):
            navigator.resume(routes)
        }
        refuseObjections()
    }

    /// Does pending work, then shows the page, if due, and its prompt.
    mutating func showPrompt() {
        flushPrintedText()
        if navigator.hasWork { doWork() }
        if end == nil, navigator.events.isUsed, navigator.events.deliver() {
            isPageDue = true
            refuseObjections()
            if navigator.hasWork { doWork() }
        }
        navigator.endTurn()
        reportFaults()
        showPage(withPrompt: true)
    }

    /// Goes on to the next prompt. Returns how the conversation ended, if it did.
    @discardableResult
    package mutating func goOn() -> Session.End? {
        showPrompt()
        send()
        return end
    }

    package mutating func send() {
        flush()
        if let end { witness?(Recording.Event(.status, "\(end.status.rawValue)")) }
    }

    var writer: PageWriter {
        PageWriter(
            width: host.width, height: options.isBrief ? nil : host.height,
            theme: host.showsColor(on: .page) ? options.theme : nil, showsBars: host.showsBars)
    }

    private mutating func showPage(withPrompt hasPrompt: Bool) {
        guard end == nil else { return }
        writeTrace()
        guard let (screen, visit, level) = navigator.front else {
            // Without a screen, end the session, but only after work, which may show a screen.
            if hasPrompt { finish(navigator.sessionEnd) }
            return
        }
        let writer = writer
        if isPageDue {
            let question = screen as? QuestionScreen
            let isQuestion = question != nil || navigator.leaveQuestion != nil
            self.visit = visit
            let said = navigator.said.takeAll()
            display.hasSaidWhole = !said.isEmpty && navigator.hasSaidWhole
            navigator.hasSaidWhole = false
            page.offering.level = level
            if navigator.leaveQuestion == nil { page.screenStates.visit = visit }
            navigator.drawing = screen
            display.turn(from: page, to: visit, isQuestion: isQuestion)
            let commands = navigator.commandsOnPage
            page.draw(screen, saying: said, commands: commands)
            for mayGrow in [true, false] {
                guard fitList(growing: mayGrow) else { break }
                page.draw(screen, saying: said, commands: commands, again: true)
            }
            navigator.drawing = nil
            flushPrintedText()
            for letter in page.offering.hidden where navigator.isObserved {
                let name = "\(type(of: screen))"
                navigator.tell(lost: "\(letter) of a flow is hidden by \(name), which offers it too")
            }
            if answerWithoutEffect != nil { judgeAnswerWithoutEffect(hasSaid: !said.isEmpty) }
            if let shownBeforeWork, said.isEmpty, PageSnapshot(of: page) == shownBeforeWork { return }
            witness?(Recording.Event(page))
            display.show(
                page, of: type(of: question?.source ?? screen), hasPrompt: hasPrompt, with: writer,
                to: &output)
            isPageDue = false
        }
        if hasPrompt { writePrompt(with: writer) }
    }

    mutating func writePrompt(with writer: borrowing PageWriter) {
        if let helpLines {
            let next = page.words(helpLines.isEmpty ? "help.page" : "help.more")
            writer.writePrompt(ofHelp: next, of: page, to: &output)
        } else {
            if display.isBare { writer.writeEnding(of: page, to: &output) }
            writer.writePrompt(of: page, to: &output)
        }
    }

    /// Resizes the page's list to fit in the window. Returns whether the rows on the page changed.
    private func fitList(growing: Bool) -> Bool {
        guard let height = options.isBrief ? nil : host.height, let list = page.actions.list,
            list.position.isFlexible
        else { return false }
        let rest = display.lineCount(of: page, with: writer) - list.position.rows(count: list.count).count
        let size = max(height - rest, 3)
        guard growing || size < list.position.size else { return false }
        return list.position.resize(to: size, of: list.count, isMore: list.isMore)
    }

    mutating func doWork() {
        while end == nil, navigator.hasWork {
            showPage(withPrompt: false)
            shownBeforeWork = nil
            flush()
            guard let body = navigator.beginWork() else { return }
            page.releaseActions()
            isPageDue = true
            var work = Work(on: host, in: page.words)
            let result = Result { try work.run(body) }
            navigator.endWork()
            if navigator.hasWork { shownBeforeWork = PageSnapshot(of: page) }
            if let failure = work.failure {
                endOutput(after: failure, on: .page)
            } else if case .failure(let error) = result {
                refuse(error)
            }
            refuseObjections()
        }
    }

    mutating func finish(_ end: Session.End) {
        // Even after quitting, report pages that couldn't be written.
        if self.end == nil || end.isFailure { self.end = end }
        host.endAsking()
        navigator.stopAll()
        writeTrace()
        page.releaseActions()
        let objections = navigator.objections.takeAll()
        for objection in objections { report(objection) }
        // A script needs to know that its answers were lost.
        if end == .endOfInput, navigator.losesAnswers, !host.showsTyping {
            self.end = navigator.end(refusing: objections.joined(separator: " "))
        }
        guard end != .outputGone, !end.isFailure else { return }
        flushPrintedText()
        // No page follows to show these lines.
        write(navigator.said.takeAll(), with: writer)
    }

    mutating func write(_ lines: [String], with writer: borrowing PageWriter) {
        var text = Page(in: page.words)
        for line in lines { text.text(line) }
        writer.writeBody(of: text.content, to: &output)
    }

    mutating func flush(to stream: ConsoleStream = .page) {
        guard output.count > 0 else { return }
        let result = Result { () throws(ConsoleError) in try host.write(output, to: stream) }
        output.truncate(to: 0)
        if case .failure(let error) = result { endOutput(after: error, on: stream) }
    }

    mutating func flushPrintedText() {
        guard host.holdsPrintedText else { return }
        flush()
        flushStreams()
    }

    /// Writes an error to the error output, after pending pages. Wraps the error on a terminal.
    mutating func report(_ error: String) {
        flushPrintedText()
        flush()
        if host.showsTyping {
            let color = host.showsColor(on: .errors) ? options.theme?.refusal : nil
            output.begin(color)
            write([error], with: PageWriter(width: host.width))
            output.end(color)
        } else {
            output.append(line: error)
        }
        flush(to: .errors)
    }

    mutating func reportFaults() {
        if let diagnostics, diagnostics.saysFaults, !diagnostics.knowsReader, host.isReadByOthers {
            diagnostics.knowsReader = true
            navigator.tell(lost: "readLine reads what Usher has read ahead. Ask with page.ask or a Prompter")
        }
        let fault = navigator.fault.takeAll()
        for loss in diagnostics?.losses.takeAll() ?? navigator.log.takeLosses() where loss != fault {
            report("Nothing happened: \(loss).")
        }
        if !fault.isEmpty { report("\(fault).") }
        // While asking whether to leave, the page may still retain what earlier moves removed.
        guard navigator.leaveQuestion == nil else { return }
        for leak in navigator.leakDetector?.takeSurvivors(of: navigator.stack) ?? [] {
            diagnostics?.leaks.append(leak)
            if diagnostics?.saysFaults == true {
                report("\(leak) was not released after its end. Something still holds it.")
            }
        }
    }

    mutating func endOutput(after error: ConsoleError, on stream: ConsoleStream) {
        guard error != .readerGone else { return finish(.outputGone) }
        guard error != .interrupted else { return finish(.interrupted) }
        finish(.failed(error.description))
        if stream == .page { report(error.description) }
    }
}
