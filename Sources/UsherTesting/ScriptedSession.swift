public import Usher

/// A coordinator tree that runs inside a test, one answer at a time.
///
/// ```swift
/// @Test("going back returns to the list")
/// func back() {
///     let session = ScriptedSession { AppCoordinator(navigator: $0) }
///     session.answer("1")
///     #expect(session.tree == """
///         AppCoordinator
///         └── FilmListCoordinator
///             ├── FilmListScreen
///             └── FilmDetailCoordinator
///                 └── FilmDetailScreen *
///         """)
///     session.answer("b")
///     #expect(session.screen is FilmListScreen)
/// }
/// ```
public final class ScriptedSession {
    private let script: Script
    private let replay: Replay?
    private var conversation: Conversation
    /// The editor that keys go to, once some were pressed.
    private var editor: LineEditor?

    /// The end of the session; `nil` while it runs.
    public var end: Session.End? { conversation.end }

    /// The exit status; `nil` while it runs.
    public var status: ExitStatus? { end?.status }

    /// The moves that did nothing, and why, a line each: a screen shown for a flow that has ended or shown
    /// twice, an answer after which nothing is different.
    public private(set) var lostMoves: [String] = []

    /// Starts a program and shows its first page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - height: Lines of the window; without one pages are written as on a pipe.
    ///   - options: What the session does beside showing pages.
    ///   - root: Makes the coordinator at the root of the tree.
    public convenience init(
        width: Int = 80, height: Int? = nil, options: Session.Options = Session.Options(),
        _ root: (Navigator) -> any Coordinator
    ) {
        self.init(on: Script([], width: width, height: height), options, root)
    }

    /// Runs what was recorded, up to the recording's end or the first ``difference``, and stands there.
    ///
    /// ```swift
    /// let session = ScriptedSession(replaying: try Recording(path: "crash.txt")) { AppCoordinator(navigator: $0) }
    /// #expect(session.difference == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - recording: What was recorded.
    ///   - withheld: The lines that were withheld, in order.
    ///   - width: How many columns a line has.
    ///   - options: What is different from the ordinary.
    ///   - root: Makes the coordinator at the root of the tree.
    public convenience init(
        replaying recording: Recording, withheld: [String] = [], width: Int = 80,
        options: Session.Options = Session.Options(), _ root: (Navigator) -> any Coordinator
    ) {
        self.init(on: Script(withheld, width: width), replaying: Replay(recording), options, root)
        while end == nil {
            do {
                if replay?.hasEvent(until: conversation.deadline, orReadable: conversation.mailbox) == true {
                    conversation.wake()
                    continue
                }
                guard let input = try replay?.nextAnswer() else { return }
                conversation.take(input)
            } catch {
                conversation.take(error)
            }
            conversation.goOn()
        }
    }

    private init(
        on script: Script, replaying replay: Replay? = nil, _ options: Session.Options,
        _ root: (Navigator) -> any Coordinator
    ) {
        self.script = script
        self.replay = replay
        replay?.begin(on: script)
        conversation = Conversation(on: script, options, replaying: replay, leaks: .kept)
        conversation.begin { navigator in
            navigator.observe { [weak self] in self?.lostMoves += $0.losses }
            return root(navigator)
        }
        conversation.goOn()
    }

    /// Starts a program of one screen and shows its page.
    public convenience init(
        width: Int = 80, height: Int? = nil, options: Session.Options = Session.Options(),
        _ screen: any Screen
    ) {
        self.init(width: width, height: height, options: options) {
            OneScreenCoordinator(screen, navigator: $0)
        }
    }

    /// Answers with lines, one after the other. Lines that come after the session's end are left unread.
    public func answer(_ lines: String...) { answer(lines) }

    /// Answers with lines, one after the other.
    public func answer(_ lines: [String]) {
        for line in lines {
            if editor == nil { take(.line(line)) } else { type(line + "\n") }
        }
    }

    /// Types at a terminal, whose line is edited as on a real one; from then on the session is at that terminal.
    ///
    /// ```swift
    /// session.type("4096")
    /// session.press("Enter")
    /// ```
    ///
    /// What stands in the line is the end of the ``transcript``.
    ///
    /// - Parameter text: Characters; those of control keys too, as `\t` and `\u{1B}`.
    public func type(_ text: String) { send(text.utf8) }

    private func send(_ bytes: some Sequence<UInt8>) {
        guard end == nil else { return }
        if editor == nil {
            editor = LineEditor()
            editor?.begin(ExpectedLine(on: conversation.page), after: .taken)
            script.showsTyping = true
        }
        editor?.add(bytes)
        while let outcome = editor?.next(width: script.width) {
            if case .line = outcome { script.write(Array("\(editor?.ended ?? "")\n".utf8), to: .page) }
            switch outcome {
            case .line(let line): take(.line(line))
            case .end: take(.leave(isInterrupt: false))
            case .anew: conversation.showAnew()
            }
        }
    }

    /// Presses keys at a terminal, one after the other: see ``type(_:)``.
    ///
    /// ```swift
    /// session.press("Down", "Down", "Enter")
    /// session.press("Ctrl-W")
    /// ```
    ///
    /// - Parameter keys: Names of keys, as the table in Usher's article about questions has them:
    ///   `Enter`, `Ctrl-Left`, `Alt-B`, or a single character. Another name traps.
    public func press(_ keys: String...) {
        for key in keys {
            if key.lowercased() == "ctrl-c" {
                type("")
                interrupt()
            } else if let bytes = bytes(ofKey: key) {
                send(bytes)
            } else {
                mistake("there is no key “\(key)”")
            }
        }
    }

    /// Pastes text at a terminal that marks pastes, as nearly all do: no line end in it is Enter.
    public func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

    /// Gives the terminal another size, for what is written from then on; a `nil` keeps it as it is.
    public func resize(width: Int? = nil, height: Int? = nil) {
        script.width = width ?? script.width
        script.height = height ?? script.height
        if editor != nil { type("") }
    }

    /// Ends the input; at a terminal with Ctrl-D.
    public func endInput() {
        if editor == nil { take(.end) } else { type("\u{4}") }
    }

    /// Presses Ctrl-C.
    public func interrupt() {
        if editor == nil {
            take(.interrupt)
        } else if editor?.interrupt() == false {
            take(.leave(isInterrupt: true))
        }
    }

    /// Lets time pass while the session waits for an answer, and delivers what inboxes were sent and what is due
    /// meanwhile, each timer at its own time.
    ///
    /// ```swift
    /// session.answer("1")
    /// session.advance(by: .seconds(120))
    /// #expect(session.transcript.hasSuffix("> \nTime is up.\n> "))
    /// ```
    ///
    /// It goes as on a terminal: nothing is written but what the receivers say. Without it messages are delivered with the
    /// next answer, as on a pipe.
    ///
    /// - Parameter duration: How long; no time at all where only messages are to be delivered.
    public func advance(by duration: Duration = .zero) {
        let last = script.now.advanced(by: duration)
        repeat {
            guard end == nil else { return }
            let next = min(max(conversation.deadline ?? last, script.now), last)
            script.advance(by: script.now.duration(to: next))
            conversation.wake()
            if end != nil { editor = nil }
        } while script.now < last
    }

    /// All that was written so far: pages, whole or what is new of them, prompts, the answers after them, and trouble.
    public var transcript: String { script.transcript + (editor?.shown ?? "") }

    /// The whole page that is shown, however much of it was written; after the session's end, the last one that was.
    public var page: ShownPage { ShownPage(conversation.page) }

    /// The refusals and errors, a line each, in order.
    public var errorLines: [String] { script.errorLines }

    /// The first difference of a replay from its recording.
    public var difference: String? { replay?.difference }

    /// The screens on the stack; the last one is in front.
    public var screens: [any Screen] { conversation.stack.screens }

    /// The screen in front; `nil` once the session has ended.
    public var screen: (any Screen)? { screens.last }

    /// The started coordinators, each before its children.
    package var coordinators: [any Coordinator] { conversation.stack.coordinators }

    /// The tree of coordinators with their screens, drawn as text: see `Stack.description`.
    public var tree: String { conversation.stack.description }

    /// The route of what the person sees: see `Stack.route`.
    public var route: Route { conversation.stack.route }

    var placesOfRoute: [String] { conversation.stack.placesOfRoute }

    var hasFirst: Bool { conversation.stack.hasFirst }

    var words: Words { conversation.page.words }

    /// Goes to a place, as the program would, and shows its page.
    public func open(_ route: Route) throws {
        try conversation.open(route)
        goOn()
    }

    /// The path in the tree of what was still there at the end of the turn in which it ended: coordinators that something
    /// holds beyond their `stop()`, and screens whose flow has ended.
    ///
    /// The root and its own screens, which whoever made them may hold, are left out.
    public var leaks: [String] { conversation.leaks }

    private func take(_ input: ConsoleInput) {
        guard end == nil else { return }
        conversation.take(input)
        goOn()
    }

    private func goOn() {
        conversation.goOn()
        if end != nil { editor = nil }
        editor?.begin(ExpectedLine(on: conversation.page), after: conversation.outcome)
    }
}
