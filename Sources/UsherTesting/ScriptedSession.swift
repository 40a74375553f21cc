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
    private var session: Session

    /// How the session ended; `nil` while it runs.
    public private(set) var status: ExitStatus?

    /// Starts a program and shows its first page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - isStrict: Whether the first refused answer ends the session.
    ///   - root: Makes the coordinator at the root of the tree.
    public init(width: Int = 80, isStrict: Bool = false, _ root: (Navigator) -> any Coordinator) {
        console = ScriptConsole([], width: width)
        session = Session(console: console, isStrict: isStrict)
        session.begin(root)
        status = session.showPrompt()
    }

    /// Starts a program of one screen and shows its page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - isStrict: Whether the first refused answer ends the session.
    ///   - screen: The screen.
    public convenience init(width: Int = 80, isStrict: Bool = false, _ screen: any Screen) {
        self.init(width: width, isStrict: isStrict) { OneScreenCoordinator(screen, navigator: $0) }
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

    /// All that was written so far: pages, prompts, the answers after them, and trouble.
    public var transcript: String { console.transcript }

    /// The screens on the stack; the last one is what the person sees.
    public var screens: [any Screen] { session.stack.screens }

    /// The started coordinators, each before its children.
    public var coordinators: [any Coordinator] { session.stack.coordinators }

    /// The tree of coordinators with their screens, drawn as text. A star marks what the person sees.
    public var tree: String { session.stack.drawing }

    private func take(_ answer: Answer) {
        guard status == nil else { return }
        session.take(answer)
        status = session.showPrompt()
    }
}
