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
    let isStrict: Bool
    /// Hears each refusal.
    let didRefuse: ((String) -> Void)?
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
    var idleAnswer: IdleAnswer?
    /// The page that was shown before work, which isn't shown again before the next piece where it is unchanged.
    private var shownBeforeWork: ShownFace?
    let leakReport: LeakReport
    /// What was asked for and did nothing, in a debug build.
    let losses: Losses?
    /// The paths in the tree of what was still there after its end.
    package internal(set) var leaks: [String] = []
    var ended: End?
    /// What hears what becomes of the answers.
    let witness: (any SessionWitness)?
    /// Where what is written comes in the end, where that is a file or a terminal, whoever records or replays before it.
    /// No constant: of one, Swift 6.3 lets go before it is set.
    private(set) var file: FileConsole?

    /// Output is kept together up to this many bytes while answers are at hand.
    private static let outputLimit = 65_536

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
            for letter in page.hidden where navigator.isObserved {
                let name = "\(type(of: screen))"
                navigator.tell(lost: "\(letter) of a flow is hidden by \(name), which offers it too")
            }
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
                try work.run(body)
            } catch {
                trouble = error
            }
            navigator.endWork()
            if navigator.hasWork { shownBeforeWork = ShownFace(page.face) }
            if let failure = work.failure {
                endOutput(after: failure, on: .page)
            } else if let trouble {
                refuse(trouble)
            }
            refuseObjections()
        }
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
}
