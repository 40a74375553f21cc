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
///     #expect(session.screens.last is FilmListScreen)
/// }
/// ```
public final class ScriptedSession {
    private let console: ScriptConsole
    private let replay: ReplayConsole?
    private var session: Session

    /// How the session ended; `nil` while it runs.
    public private(set) var end: Session.End?

    /// What the system would be told of its end; `nil` while it runs.
    public var status: ExitStatus? { end?.status }

    /// What was asked for and did nothing, and why, a line each: a screen shown for a flow that has ended or shown twice, an
    /// answer after which nothing is different.
    public private(set) var lostMoves: [String] = []

    /// Starts a program and shows its first page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - isStrict: Whether the first refused answer ends the session.
    ///   - words: What the session answers where it is typed with a colon.
    ///   - language: The words of all that the session prints of its own.
    ///   - repeatsCommands: Whether each page says all that it offers.
    ///   - root: Makes the coordinator at the root of the tree.
    public convenience init(
        width: Int = 80, isStrict: Bool = false, answering words: [Session.Word] = [],
        speaking language: Words = .english, repeatsCommands: Bool = false,
        _ root: (Navigator) -> any Coordinator
    ) {
        self.init(
            on: ScriptConsole([], width: width), isStrict: isStrict, answering: words, speaking: language,
            repeatsCommands: repeatsCommands, root)
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
    ///   - width: Columns a line may take.
    ///   - isStrict: Whether the first refused answer ends the session.
    ///   - root: Makes the coordinator at the root of the tree.
    public convenience init(
        replaying recording: Recording, withheld: [String] = [], width: Int = 80, isStrict: Bool = false,
        _ root: (Navigator) -> any Coordinator
    ) {
        self.init(on: ScriptConsole(withheld, width: width), replaying: recording, isStrict: isStrict, root)
        while end == nil {
            do {
                if replay?.hasEvent(until: session.deadline, orReadable: session.mailbox) == true {
                    end = session.wake()
                    continue
                }
                guard let answer = try replay?.nextAnswer() else { return }
                session.take(answer)
            } catch {
                session.take(error)
            }
            end = session.showPrompt()
        }
    }

    private init(
        on console: ScriptConsole, replaying recording: Recording? = nil, isStrict: Bool,
        answering words: [Session.Word] = [], speaking language: Words = .english,
        repeatsCommands: Bool = false, _ root: (Navigator) -> any Coordinator
    ) {
        self.console = console
        replay = recording.map { ReplayConsole($0, on: console) }
        session = Session(
            console: console, replaying: replay, isStrict: isStrict, answering: words, speaking: language,
            repeatsCommands: repeatsCommands, leaks: .kept)
        session.begin { navigator in
            navigator.observe { [weak self] in self?.lostMoves += $0.losses }
            return root(navigator)
        }
        end = session.showPrompt()
    }

    /// Starts a program of one screen and shows its page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - isStrict: Whether the first refused answer ends the session.
    ///   - words: What the session answers where it is typed with a colon.
    ///   - language: The words of all that the session prints of its own.
    ///   - screen: The screen.
    public convenience init(
        width: Int = 80, isStrict: Bool = false, answering words: [Session.Word] = [],
        speaking language: Words = .english, _ screen: any Screen
    ) {
        self.init(width: width, isStrict: isStrict, answering: words, speaking: language) {
            OneScreenCoordinator(screen, navigator: $0)
        }
    }

    /// Answers with lines, one after the other. Lines that come after the session's end are left unread.
    public func answer(_ lines: String...) {
        for line in lines { take(.line(line)) }
    }

    /// Ends the input.
    public func endInput() {
        take(.end)
    }

    /// Presses Ctrl-C.
    public func interrupt() {
        take(.interrupt)
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
        let last = console.now.advanced(by: duration)
        repeat {
            guard end == nil else { return }
            let next = min(max(session.deadline ?? last, console.now), last)
            console.advance(by: console.now.duration(to: next))
            end = session.wake()
        } while console.now < last
    }

    /// All that was written so far: pages, whole or what is new of them, prompts, the answers after them, and trouble.
    public var transcript: String { console.transcript }

    /// The whole page that is shown, however much of it was written; after the session's end, the last one that was.
    public var page: ShownPage { ShownPage(session.page) }

    /// What was refused or went wrong, a line each, in order.
    public var trouble: [String] { console.trouble }

    /// Where a replay first did something else than was recorded.
    public var difference: String? { replay?.difference?.description }

    /// The screens on the stack; the last one is what the person sees.
    public var screens: [any Screen] { session.stack.screens }

    /// The started coordinators, each before its children.
    public var coordinators: [any Coordinator] { session.stack.coordinators }

    /// The tree of coordinators with their screens, drawn as text: see `Stack.description`.
    public var tree: String { session.stack.description }

    /// The path of what the person sees: see `Stack.path`.
    public var path: Path { session.stack.path }

    /// What each part of the path is, by its type.
    var placesOfPath: [String] { session.stack.placesOfPath }

    /// Whether something comes before the place that was opened last.
    var hasFirst: Bool { session.stack.hasFirst }

    /// The words of all that the session prints of its own.
    var words: Words { session.page.words }

    /// Goes to a place, as the program would; its page is shown with the next answer.
    public func open(_ path: Path) throws { try session.open(path) }

    /// The path in the tree of what was still there at the end of the turn in which it ended: coordinators that something
    /// holds beyond their `stop()`, and screens whose flow has ended.
    ///
    /// The root and its own screens, which whoever made them may hold, are left out.
    public var leaks: [String] { session.leaks }

    private func take(_ answer: Answer) {
        guard end == nil else { return }
        session.take(answer)
        end = session.showPrompt()
    }
}
