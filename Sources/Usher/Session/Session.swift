/// The loop between a console and a tree of coordinators: show the page, read an answer, do what it does, until
/// nothing is left.
///
/// ```swift
/// Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// A session runs on the task or thread that runs it, and so do its coordinators and screens:
/// ordinary classes that need no locks. Any number of sessions can run at once, and they share nothing.
public struct Session: ~Copyable {
    let console: any Console
    private let isStrict: Bool
    /// Hears each refusal.
    private let didRefuse: ((String) -> Void)?
    let navigator = Navigator()
    package internal(set) var page: Page
    var output = TextBuffer()
    var isPageDue = true
    /// Whose page is shown: the stay of its screen on the stack.
    var stay: Int?
    /// What shows the page.
    var display: PageDisplay
    var trace: Trace?
    /// An answer that came to nothing, so far as can be told before the next page is drawn.
    private var idleAnswer: IdleAnswer?
    /// The page that was shown before work, which isn't shown again before the next piece where it is unchanged.
    private var shownBeforeWork: ShownFace?
    private let leakReport: LeakReport
    /// What was asked for and did nothing, in a debug build.
    private let losses: Losses?
    /// The paths in the tree of what was still there after its end.
    package private(set) var leaks: [String] = []
    var ended: End?
    /// What hears what becomes of the answers.
    private let witness: (any SessionWitness)?
    /// Where what is written comes in the end, where that is a file or a terminal, whoever records or replays before it.
    /// No constant: of one, Swift 6.3 lets go before it is set.
    private(set) var file: FileConsole?

    /// Output is kept together up to this many bytes while answers are at hand.
    private static let outputLimit = 65_536

    private final class IdleAnswer {
        let face: PageFace
        let loss: String
        /// Whether its screen has a delegate that was never set.
        let isUnheard: Bool

        init(_ face: PageFace, loss: String, on screen: any Screen) {
            (self.face, self.loss) = (face, loss)
            isUnheard = Mirror(reflecting: screen).children.contains { child in
                child.label == "delegate" && Mirror(reflecting: child.value).children.isEmpty
            }
        }
    }

    /// A page that was shown, held apart since most sessions have none.
    private final class ShownFace {
        let face: PageFace

        init(_ face: PageFace) { self.face = face }
    }

    /// What is done about whatever survives its end.
    package enum LeakReport {
        case none, kept, said
    }

    package init(
        console: any Console, recording recorder: Recorder? = nil, replaying replay: ReplayConsole? = nil,
        isStrict: Bool = false, answering words: [Word] = [], speaking language: Words = .english,
        repeatsCommands: Bool = false, leaks: LeakReport = .none, isBrief: Bool = false,
        didRefuse: ((String) -> Void)? = nil
    ) {
        let source: any Console = replay ?? console
        self.console = recorder.map { RecordedConsole(source, $0) } ?? source
        display = PageDisplay(isBrief: isBrief, repeatsCommands: repeatsCommands)
        self.isStrict = isStrict
        self.didRefuse = didRefuse
        leakReport = leaks
        page = Page(in: language)
        page.sessionWords = words
        page.console = self.console
        navigator.words = language
        if leaks != .none { navigator.findLeaks() }
        losses = leaks == .said ? Losses(of: navigator) : nil
        witness = recorder ?? replay
        file = console as? FileConsole
    }

    /// Runs a program from its first page to its end, and blocks its thread until then.
    ///
    /// - Parameters:
    ///   - console: Where answers come from and pages go.
    ///   - recorder: Writes down what the session does.
    ///   - replay: Gives the answers of a recording, and compares what comes of them.
    ///   - isStrict: Whether the first refused answer ends the session with ``ExitStatus/dataRefused``, as scripts
    ///     want it.
    ///   - words: What the session answers at every prompt, where it is typed with a colon: `:tree`.
    ///   - language: The words of all that the session prints of its own.
    ///   - repeatsCommands: Whether each page says all that it offers, for people who come and go, as at a kiosk. Otherwise
    ///     commands are said once for a kind of page.
    ///   - tracing: Whether each ``Move`` and the tree after it are written among the trouble, before the page that comes
    ///     of it. The pages are the same.
    ///   - beginning: Where it begins; at the root's first page where that is `nil`.
    ///   - ending: Hears the stack as it is when the session ends, whoever ends it, before its flows stop: the place where
    ///     ``Stack/paths`` are kept for the next time.
    ///   - didRefuse: Hears the words of each answer's refusal, for a program that ends otherwise after one.
    ///   - root: Makes the coordinator at the root of the tree.
    /// - Returns: How it ended: ``End/status`` is what the system is told. By then every coordinator has stopped and been
    ///   let go. A debug build names in a line of trouble what is still there after its end: see <doc:SeeingNavigation>.
    public static func run(
        on console: some Console, recording recorder: Recorder? = nil, replaying replay: Replay? = nil,
        isStrict: Bool = false, answering words: [Word] = [], speaking language: Words = .english,
        repeatsCommands: Bool = false, tracing: Bool = false, beginning: Beginning? = nil,
        ending: @escaping (Stack) -> Void = { _ in }, didRefuse: ((_ words: String) -> Void)? = nil,
        _ root: (Navigator) -> any Coordinator
    ) -> End {
        var session = Session(
            console: console, recording: recorder, replaying: replay?.begin(on: console), isStrict: isStrict,
            answering: words, speaking: language, repeatsCommands: repeatsCommands,
            leaks: leakReportOfBuild, didRefuse: didRefuse)
        session.navigator.ending = ending
        if tracing { session.trace = Trace(of: session.navigator) }
        return session.run(root, beginning: beginning)
    }

    /// A program as a Mermaid flowchart, drawn from its places: see ``Guide/map``. Nothing of it is started or shown.
    public static func map(of root: (Navigator) -> any Guide) -> String {
        root(Navigator()).map
    }

    /// Runs a program of one screen, which needs no coordinator of its own.
    ///
    /// ```swift
    /// Session.run(on: .standard, CounterScreen()).exit()
    /// ```
    ///
    /// - Returns: How it ended.
    public static func run(
        on console: some Console, recording recorder: Recorder? = nil, replaying replay: Replay? = nil,
        isStrict: Bool = false, answering words: [Word] = [], speaking language: Words = .english,
        _ screen: some Screen
    ) -> End {
        run(
            on: console, recording: recorder, replaying: replay, isStrict: isStrict, answering: words,
            speaking: language
        ) {
            OneScreenCoordinator(screen, navigator: $0)
        }
    }

    #if DEBUG
        private static let leakReportOfBuild = LeakReport.said
    #else
        private static let leakReportOfBuild = LeakReport.none
    #endif
}

extension Session {
    /// Where a session begins, if not at the page that the coordinator at the root shows first.
    public enum Beginning: Hashable, Sendable {
        /// At a place; one that isn't there is refused, as an answer is, and the session begins at the root.
        case open(Path)

        /// At the places where an earlier session ended (``Stack/paths``), as far as they are still there; what isn't is said.
        case resume([Path])
    }
}

// Step by step, for scripts
extension Session {
    /// Goes from the first page to its end.
    mutating func run(_ root: (Navigator) -> any Coordinator, beginning: Beginning? = nil) -> End {
        begin(root, beginning: beginning)
        while true {
            if let end = showPrompt() { return end }
            do {
                if navigator.events == nil {
                    take(try console.read())
                } else if let answer = try nextAnswerAmongEvents() {
                    take(answer)
                }
            } catch {
                take(error)
            }
        }
    }

    package var stack: Stack { navigator.stack }

    package func open(_ path: Path) throws { try navigator.open(path) }

    package mutating func begin(_ root: (Navigator) -> any Coordinator, beginning: Beginning? = nil) {
        navigator.clock = { [console] in console.now }
        if let witness { navigator.observe { witness.didMove($0) } }
        navigator.start(root(navigator))
        switch beginning {
        case nil: break
        case .open(let path):
            do { try navigator.open(path) } catch { refuse(error) }
        case .resume(let paths):
            navigator.resume(paths)
        }
        refuseObjections()
    }

    /// Does the work that waits, then shows the page, if it is due, and its prompt; how it ended once the session is
    /// over.
    package mutating func showPrompt() -> End? {
        if navigator.hasWork { doWork() }
        if navigator.events != nil { deliver() }
        if leakReport != .none { reportLeaks() }
        showPage(withPrompt: true)
        // Before the prompt is seen, and so before anything is typed at it.
        if ended == nil, page.asksForSecret { console.hideTyping(true) }
        if ended != nil || !console.hasAnswer || output.count >= Self.outputLimit {
            if ended == nil, let file, file.editsLines { file.expect(page.expectedLine) }
            flush()
            if let ended { witness?.didEnd(with: ended.status) }
        }
        return ended
    }

    private mutating func showPage(withPrompt hasPrompt: Bool) {
        guard ended == nil else { return }
        writeTrace()
        guard let (screen, stay, place) = navigator.front else {
            // A flow may have work to do before it shows anything.
            if hasPrompt { end(navigator.end) }
            return
        }
        let writer = PageWriter(width: console.width, showsColor: console.showsColor)
        if isPageDue {
            let question = screen as? QuestionScreen
            let isQuestion = question != nil || navigator.question != nil
            self.stay = stay
            display.turn(&page, to: stay, isQuestion: isQuestion)
            let said = navigator.takeSaid()
            navigator.drawing = screen
            page.draw(screen, saying: said, commands: navigator.hasCommands ? navigator.commandsOfPage : [])
            navigator.drawing = nil
            if idleAnswer != nil { judgeIdleAnswer(hasSaid: !said.isEmpty) }
            if let shownBeforeWork, said.isEmpty, page.face == shownBeforeWork.face {
                return isPageDue = false
            }
            witness?.didShow(page)
            page.place = place
            display.show(
                page, of: type(of: question?.source ?? screen), hasPrompt: hasPrompt, with: writer,
                to: &output)
            isPageDue = false
        } else if hasPrompt {
            writer.writePrompt(of: page, to: &output)
        }
    }

    /// Tells of an answer that made no difference, now that the page after it is drawn.
    private mutating func judgeIdleAnswer(hasSaid: Bool) {
        if !hasSaid, let idleAnswer, page.face == idleAnswer.face {
            losses?.isListening = idleAnswer.isUnheard
            navigator.tell(lost: idleAnswer.loss)
            losses?.isListening = true
        }
        idleAnswer = nil
        writeTrace()
    }

    /// Does the pieces of work in order, each after the page that says so.
    mutating func doWork() {
        while ended == nil, navigator.hasWork {
            showPage(withPrompt: false)
            shownBeforeWork = nil
            flush()
            guard let body = navigator.beginWork() else { return }
            page.letGo()
            isPageDue = true
            var work = Work(on: console, in: page.words)
            var trouble: (any Error)?
            do {
                try body(&work)
            } catch {
                trouble = error
            }
            navigator.endWork()
            if navigator.hasWork { shownBeforeWork = ShownFace(page.face) }
            work.end()
            if let failure = work.failure {
                endOutput(after: failure, on: .page)
            } else if let trouble {
                refuse(trouble)
            }
            refuseObjections()
        }
    }

    package mutating func take(_ answer: Answer) {
        if page.asksForSecret { console.hideTyping(false) }
        switch answer {
        case .end:
            output.append(UInt8(ascii: "\n"))
            end(.endOfInput)
        case .interrupt:
            output.append(UInt8(ascii: "\n"))
            end(.interrupted)
        case .line(let line):
            let cover = page.mayAskForSecret ? page.cover(of: line) : nil
            witness?.willTake(line, isSecret: cover != nil)
            if !console.showsTyping {
                output.append(plain: cover ?? line)
                output.append(UInt8(ascii: "\n"))
            }
            follow(line, holdsSecret: cover != nil)
        }
    }

    package mutating func take(_ error: ConsoleError) {
        if page.asksForSecret { console.hideTyping(false) }
        switch error {
        case .lineTooLong, .lineNotText, .lineEmptied:
            if !console.showsTyping { output.append(UInt8(ascii: "\n")) }
            refuse(error)
        case .readerGone:
            output.truncate(to: 0)
            end(.outputGone)
        case .failed:
            output.append(UInt8(ascii: "\n"))
            report(error.description)
            end(.failed)
        }
    }

    /// Does what a line means. After a refusal the page stands, unless its screen has moved on before it.
    private mutating func follow(_ line: String, holdsSecret: Bool) {
        // Events may have made it so.
        let wasDue = isPageDue
        if page.actions.takesTime { flush() }
        do {
            if holdsSecret, !page.asksForSecret { throw Refusal(.secretAhead) }
            let isDone = try page.asking != nil && answerAhead(line)
            switch try isDone ? nil : isPageDue ? choiceAfterEvents(of: line) : page.choice(of: line) {
            case .back: navigator.goBack()
            case .home: navigator.goHome()
            case .quit: navigator.quit()
            case .help: return showHelp()
            case .words: return showWords()
            case .tree: return show("\(navigator.stack)")
            case .path: return show("\(navigator.stack.path)")
            case .edit: try edit()
            case .open(let path): try navigator.open(path)
            // The page stands: the prompt alone says what is on now, or what is missing.
            case .turned(let on): return try page.make(.turned(on))
            case .part(let text): return try page.make(.part(text))
            case let choice? where navigator.isObserved: try makeObserved(choice, of: line)
            case let choice?: try make(choice)
            case nil: display.wantsWhole = !isDone
            }
            isPageDue = true
        } catch {
            isPageDue = wasDue || navigator.stayOfPage != stay
            refuse(error, adding: navigator.stayOfPage == stay ? page.meaningOfLetter(in: line) : nil)
        }
        if navigator.hasObjections { refuseObjections(wasDue: wasDue) }
        if isPageDue { page.letGo() }
    }

    /// Does what a choice does. An answer that asks for nothing is remembered until the next page tells whether it made a
    /// difference.
    private mutating func makeObserved(_ choice: Choice, of line: String) throws {
        guard !line.allSatisfy(\.isWhitespace), let name = page.name(ofAction: choice) else {
            return try make(choice)
        }
        let (face, told) = (page.face, navigator.told)
        try make(choice)
        guard navigator.told == told, !navigator.hasWork, let screen = navigator.stack.top else { return }
        idleAnswer = IdleAnswer(face, loss: "\(name) made no difference on \(type(of: screen))", on: screen)
    }

    /// Says why moves were not made; the page stands, if its screen does.
    mutating func refuseObjections(wasDue: Bool = true) {
        let objections = navigator.takeObjections()
        isPageDue = wasDue || navigator.stayOfPage != stay
        for objection in objections { refuse(Refusal(objection)) }
    }

    private mutating func showHelp() {
        output.append(UInt8(ascii: "\n"))
        page.isInLayer = navigator.stack.hasLayer
        PageWriter(width: console.width, showsColor: console.showsColor).writeHelp(of: page, to: &output)
    }

    /// Shows the words that the session answers itself, on a page of their own: they are for who develops a program.
    private mutating func showWords() {
        output.append(UInt8(ascii: "\n"))
        PageWriter(width: console.width, showsColor: console.showsColor).writeWords(of: page, to: &output)
    }

    /// Shows lines between two prompts.
    private mutating func show(_ lines: String) {
        output.append(UInt8(ascii: "\n"))
        for line in lines.split(separator: "\n") {
            output.append(plain: String(line))
            output.append(UInt8(ascii: "\n"))
        }
    }

    private mutating func reportLeaks() {
        for loss in losses?.take() ?? [] { report("\(loss); nothing came of it.") }
        for leak in navigator.takeLeaks() {
            leaks.append(leak)
            if leakReport == .said { report("\(leak) is still there after its end; something holds it.") }
        }
    }

    /// Says why an answer can't be used; a cancellation says nothing.
    private mutating func refuse(_ error: any Error, adding hint: String? = nil) {
        guard !(error is CancellationError) else { return }
        let words = page.words.text(of: error)
        report(words + (hint.map { " \($0)" } ?? ""))
        didRefuse?(words)
        if isStrict { end(.refused) }
    }

    mutating func end(_ end: End) {
        // A person who quit must still hear that the last pages could not be written.
        if ended == nil || end == .failed { ended = end }
        if page.asksForSecret { console.hideTyping(false) }
        file?.expect(nil)
        navigator.stopAll()
        writeTrace()
        page.letGo()
        for objection in navigator.takeObjections() { report(objection) }
    }

    /// Writes a line of trouble, after the pages that it is about: wrapped where a person types at it, and one line in a log.
    private mutating func report(_ trouble: String) {
        flush()
        if console.showsTyping {
            var line = Page(in: page.words)
            line.text(trouble)
            PageWriter(width: console.width).writeBody(of: line, to: &output)
        } else {
            output.append(plain: trouble)
            output.append(UInt8(ascii: "\n"))
        }
        flush(to: .trouble)
    }

    mutating func flush(to stream: ConsoleStream = .page) {
        guard output.count > 0 else { return }
        var failure: ConsoleError?
        do {
            if let file {
                try file.write(output, to: stream)
            } else {
                try console.write(output.array, to: stream)
            }
        } catch {
            failure = error
        }
        output.truncate(to: 0)
        if let failure { endOutput(after: failure, on: stream) }
    }

    private mutating func endOutput(after error: ConsoleError, on stream: ConsoleStream) {
        guard error != .readerGone else { return end(.outputGone) }
        end(.failed)
        if stream == .page { report(error.description) }
    }
}
