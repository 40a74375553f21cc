public import Usher

/// A coordinator tree that runs inside a test, one answer at a time.
///
/// ```swift
/// @Test("Going back returns to the list")
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
    private var editor: LineEditor?

    /// The end of the session; nil while it runs.
    public var end: Session.End? { conversation.end }

    /// The exit status; nil while the session runs.
    public var status: ExitStatus? { end?.status }

    /// The reasons why moves and answers had no effect, such as a move for a flow that has ended.
    public private(set) var lostMoves: [String] = []

    /// Starts a program and shows its first page.
    ///
    /// - Parameters:
    ///   - width: The columns of a line.
    ///   - height: The lines of the window; without it, pages are written as on a pipe.
    ///   - options: The options of the session.
    ///   - root: Makes the root coordinator.
    public convenience init(
        width: Int = 80, height: Int? = nil, options: Session.Options = Session.Options(),
        _ root: (Navigator) -> any Coordinator
    ) {
        self.init(on: Script([], width: width, height: height), options, root)
    }

    /// Replays a recording to its end or the first ``difference``.
    ///
    /// ```swift
    /// let session = ScriptedSession(replaying: try Recording(path: "crash.txt")) { AppCoordinator(navigator: $0) }
    /// #expect(session.difference == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - recording: The session to replay.
    ///   - withheld: The answers that the recording withholds, in order.
    ///   - width: The columns of a line.
    ///   - options: The options of the session.
    ///   - root: Makes the root coordinator.
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

    /// Gives lines as answers, in order. Lines after the end of the session are ignored.
    public func answer(_ lines: String...) { answer(lines) }

    /// Gives lines as answers, in order.
    public func answer(_ lines: [String]) {
        for line in lines {
            if editor == nil { take(.line(line)) } else { type(line + "\n") }
        }
    }

    /// Types text at a terminal with a line editor. After the first call, the session stays on that
    /// terminal, and the ``transcript`` ends with the line being typed.
    ///
    /// ```swift
    /// session.type("4096")
    /// session.press("Enter")
    /// ```
    ///
    /// - Parameter text: Characters, including control characters such as `\t` and `\u{1B}`.
    public func type(_ text: String) { send(text.utf8) }

    private func send(_ bytes: some Sequence<UInt8>) {
        guard end == nil else { return }
        if editor == nil {
            editor = LineEditor()
            editor?.begin(LinePrompt(on: conversation.page), after: .taken)
            script.showsTyping = true
        }
        editor?.add(bytes)
        while let input = editor?.next(width: script.width) {
            switch input {
            case .end: take(.leave(isInterrupt: false))
            case .redraw: conversation.redraw()
            default:
                script.write(Array("\(editor?.ended ?? "")\n".utf8), to: .page)
                take(input)
            }
        }
    }

    /// Presses keys at a terminal in order: see ``type(_:)``.
    ///
    /// ```swift
    /// session.press("Down", "Down", "Enter")
    /// session.press("Ctrl-W")
    /// ```
    ///
    /// - Parameter keys: Single characters, or names as in Usher's article about questions:
    ///   `Enter`, `Ctrl-Left`, `Alt-B`. Any other name is a runtime error.
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

    /// Pastes text at a terminal with bracketed paste, so that line breaks don't act as Enter.
    public func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

    /// Resizes the terminal; nil keeps the width or height.
    public func resize(width: Int? = nil, height: Int? = nil) {
        script.width = width ?? script.width
        script.height = height ?? script.height
        if editor != nil { type("") }
    }

    /// Ends the input. At a terminal, presses Ctrl-D.
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

    /// Lets time pass, and delivers inbox messages and timers that are due, each at its own time.
    /// Without this, they're delivered with the next answer, as on a pipe.
    ///
    /// ```swift
    /// session.answer("1")
    /// session.advance(by: .seconds(120))
    /// #expect(session.transcript.hasSuffix("> \nTime is up.\n> "))
    /// ```
    ///
    /// - Parameter duration: How much time passes; zero only delivers messages.
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

    /// All output so far, including answers and errors.
    public var transcript: String { script.transcript + (editor?.shown ?? "") }

    /// The current page in full, even if only part of it was written; after the end, the last page.
    public var page: ShownPage { ShownPage(conversation.page) }

    /// The lines of refusals and errors.
    public var errorLines: [String] { script.errorLines }

    /// The first difference of a replay from its recording.
    public var difference: String? { replay?.difference }

    /// The screens on the stack; the last one is on top.
    public var screens: [any Screen] { conversation.stack.screens }

    /// The screen on top; nil once the session has ended.
    public var screen: (any Screen)? { screens.last }

    package var coordinators: [any Coordinator] { conversation.stack.coordinators }

    /// The tree of coordinators and screens as text: see `Stack.description`.
    public var tree: String { conversation.stack.description }

    /// The route of the screen on top: see `Stack.route`.
    public var route: Route { conversation.stack.route }

    var placesOfRoute: [String] { conversation.stack.placesOfRoute }
    var hasRedirect: Bool { conversation.stack.hasRedirect }
    var words: Words { conversation.page.words }

    /// Opens a place and shows its page.
    public func open(_ route: Route) throws {
        try conversation.open(route)
        goOn()
    }

    /// The paths of leaked objects: coordinators retained after their `stop()`, and screens
    /// retained after their flow has ended. The root and its own screens aren't checked.
    public var leaks: [String] { conversation.leaks }

    private func take(_ input: ConsoleInput) {
        guard end == nil else { return }
        conversation.take(input)
        goOn()
    }

    private func goOn() {
        conversation.goOn()
        if end != nil { editor = nil }
        editor?.begin(LinePrompt(on: conversation.page), after: conversation.outcome)
    }
}

/// The bytes that a terminal sends for a key; nil for an unknown name.
private func bytes(ofKey name: String) -> [UInt8]? {
    if name.count == 1 { return Array(name.utf8) }
    let name = name.lowercased()
    if let bytes = named[name] { return Array(bytes.utf8) }
    guard let letter = name.utf8.last, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { return nil }
    switch name.dropLast() {
    case "ctrl-": return [letter & 0x1F]
    case "alt-": return [0x1B, letter]
    default: return nil
    }
}

private let named = [
    "enter": "\r", "tab": "\t", "space": " ", "escape": "\u{1B}", "backspace": "\u{7F}",
    "delete": "\u{1B}[3~",
    "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
    "end": "\u{1B}[F", "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~", "ctrl-left": "\u{1B}[1;5D",
    "ctrl-right": "\u{1B}[1;5C",
]
