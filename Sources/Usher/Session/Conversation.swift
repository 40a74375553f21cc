/// A program's pages without a console: it is handed lines, and hands out what is to be shown.
///
/// ```swift
/// var conversation = Conversation { AppCoordinator(navigator: $0) }
/// var text = conversation.takeText()
/// while conversation.end == nil {
///     text = conversation.answer(try await chat.exchange(text))
/// }
/// ```
///
/// It waits for nothing and has no thread, no descriptor and no copy of what was shown, so that a process keeps as many of
/// them as it has memory for some kilobytes each. A ``Session`` is one that reads and writes.
///
/// One thread at a time uses it, which the compiler sees to; a pool hands it from one to the next, in a `Mutex` say. Work
/// is done within what asked for it, on that thread: see ``stop``. An editor there is none, and a secret is typed where the
/// person types everything: ``asksForSecret`` tells that it comes.
public struct Conversation: ~Copyable {
    let options: Session.Options
    package let host: any Host
    let navigator = Navigator()
    package internal(set) var page: Page
    var display: PageDisplay
    var output = TextBuilder()
    var isPageDue = true
    /// The lines of the help that are still to be shown; `nil` where none is.
    var helpLines: ArraySlice<String>?
    /// The visit whose page is shown.
    var visit: Int?
    var comparisons = Comparisons()
    var diagnostics: Diagnostics?
    /// Observes what each answer does: a recorder or a replay.
    let witness: (any SessionWitness)?

    /// The outcome of the last line, and whether the person has wanted to leave since.
    package internal(set) var outcome = AnswerOutcome.taken
    var wantsToLeave = false

    /// The end; `nil` while it goes on. After that nothing is done any more.
    public internal(set) var end: Session.End?

    /// The pages that the next one is compared with.
    struct Comparisons {
        /// An answer that came to nothing, so far as can be told before the next page is drawn.
        var answerWithoutEffect: AnswerWithoutEffect?
        /// The page that was shown before work, which isn't shown again before the next piece where it is unchanged.
        var shownBeforeWork: PageSnapshot?
    }

    /// Makes one that hasn't begun.
    ///
    /// - Parameter waking: Asks for ``wake()`` when a message has come; where it is left out, ``mailbox`` tells.
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
        navigator.pages.words = options.language
        navigator.ending = options.ending
        navigator.events.wakeUp = wakeUp
        diagnostics = Diagnostics(of: navigator, leaks: leaks, isTracing: options.tracing)
        witness = options.recorder ?? replay
    }

    /// The tree as it stands; its ``Stack/routes`` are what ``Session/Beginning/resume(_:)`` takes.
    public var stack: Stack { navigator.stack }

    /// Whether the next answer is a secret, which nobody should see.
    public var asksForSecret: Bool { page.prompt.asksForSecret }

    /// When ``deliver()`` has something to do, if no message comes before.
    public var deadline: ContinuousClock.Instant? { navigator.events.deadline }

    package mutating func open(_ route: Route) throws {
        try navigator.open(route)
        isPageDue = true
    }

    package mutating func begin(_ root: (Navigator) -> any Coordinator) {
        navigator.events.clock = { [host] in host.now }
        if let witness { navigator.observe { witness.didMove($0) } }
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

    /// Does the work that waits, then shows the page, if it is due, and its prompt.
    mutating func showPrompt() {
        flushPrintedText()
        if navigator.hasWork { doWork() }
        if navigator.events.isUsed { deliverAtPrompt() }
        navigator.endTurn()
        reportFaults()
        showPage(withPrompt: true)
    }

    /// Shows what comes next, and lets it out; how it ended, once it is over.
    @discardableResult
    package mutating func goOn() -> Session.End? {
        showPrompt()
        send()
        return end
    }

    /// Lets out what was written, and says so where it was the last.
    package mutating func send() {
        flush()
        if let end { witness?.didEnd(with: end.status) }
    }

    var writer: PageWriter {
        PageWriter(
            width: host.width, height: options.isBrief ? nil : host.height,
            theme: host.showsColor(on: .page) ? options.theme : nil)
    }

    private mutating func showPage(withPrompt hasPrompt: Bool) {
        guard end == nil else { return }
        writeTrace()
        guard let (screen, visit, level) = navigator.front else {
            // A flow may have work to do before it shows anything.
            if hasPrompt { finish(navigator.end) }
            return
        }
        let writer = writer
        if isPageDue {
            let question = screen as? QuestionScreen
            let isQuestion = question != nil || navigator.leaving.question != nil
            self.visit = visit
            display.written.turn(&page, to: visit, isQuestion: isQuestion)
            let said = navigator.pages.said.takeAll()
            page.offering.level = level
            navigator.pages.drawing = screen
            let commands = navigator.commandsOnPage
            page.draw(screen, saying: said, commands: commands)
            var isFitted = false
            while fitList(growing: !isFitted) {
                page.draw(screen, saying: said, commands: commands, again: true)
                isFitted = true
            }
            navigator.pages.drawing = nil
            flushPrintedText()
            for letter in page.offering.hidden where navigator.isObserved {
                let name = "\(type(of: screen))"
                navigator.tell(lost: "\(letter) of a flow is hidden by \(name), which offers it too")
            }
            if comparisons.answerWithoutEffect != nil { judgeAnswerWithoutEffect(hasSaid: !said.isEmpty) }
            if let shownBeforeWork = comparisons.shownBeforeWork, said.isEmpty,
                PageSnapshot(of: page) == shownBeforeWork
            {
                return
            }
            witness?.didShow(page)
            display.show(
                page, of: type(of: question?.source ?? screen), hasPrompt: hasPrompt, with: writer,
                to: &output)
            isPageDue = false
        }
        if hasPrompt { writePrompt(with: writer) }
    }

    mutating func writePrompt(with writer: borrowing PageWriter) {
        if let helpLines {
            writer.writePrompt(
                ofHelp: page.words(helpLines.isEmpty ? .thePage : .more), of: page, to: &output)
        } else {
            if display.isBare { writer.writeEnding(of: page, to: &output) }
            writer.writePrompt(of: page, to: &output)
        }
    }

    /// Gives the page's list as many rows as there is room for; false where it has these.
    ///
    /// The rest of the page takes a number of lines that is known once it is drawn.
    private func fitList(growing: Bool) -> Bool {
        guard let height = options.isBrief ? nil : host.height, let list = page.actions.list,
            list.position.isFlexible
        else { return false }
        let rest = display.lineCount(of: page, with: writer) - list.position.rows(count: list.count).count
        let size = max(height - rest, 3)
        guard growing || size < list.position.size else { return false }
        return list.position.resize(to: size, of: list.count, isMore: list.isMore)
    }

    /// Does the pieces of work in order, each after the page that says so.
    mutating func doWork() {
        while end == nil, navigator.hasWork {
            showPage(withPrompt: false)
            comparisons.shownBeforeWork = nil
            flush()
            guard let body = navigator.beginWork() else { return }
            page.letGo()
            isPageDue = true
            var work = Work(on: host, in: page.words)
            var trouble: (any Error)?
            do {
                try work.run(body)
            } catch {
                trouble = error
            }
            navigator.endWork()
            if navigator.hasWork { comparisons.shownBeforeWork = PageSnapshot(of: page) }
            if let failure = work.failure {
                endOutput(after: failure, on: .page)
            } else if let trouble {
                refuse(trouble)
            }
            refuseObjections()
        }
    }

    mutating func finish(_ end: Session.End) {
        // A person who quit must still hear that the last pages could not be written.
        if self.end == nil || end.isFailure { self.end = end }
        host.endAsking()
        navigator.stopAll()
        writeTrace()
        page.letGo()
        let objections = navigator.leaving.objections.takeAll()
        for objection in objections { report(objection) }
        // A script whose answers came to nothing has to hear of it.
        if end == .endOfInput, navigator.leaving.losesAnswers, !host.showsTyping {
            self.end = navigator.leaving.end(refusing: objections.joined(separator: " "))
        }
        guard end != .outputGone, !end.isFailure else { return }
        flushPrintedText()
        // No page comes that could say it.
        var last = Page(in: page.words)
        for line in navigator.pages.said.takeAll() { last.text(line) }
        writer.writeBody(of: last.content, to: &output)
    }
}
