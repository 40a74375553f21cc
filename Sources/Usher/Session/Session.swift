extension Session {
    /// Runs a program and blocks until it ends.
    ///
    /// - Parameters:
    ///   - console: Where answers come from and pages go.
    ///   - replay: Supplies the answers of a recording and compares the pages.
    ///   - options: Options of the session.
    ///   - root: Makes the coordinator at the root of the tree.
    /// - Returns: The reason why the session ended. Every coordinator has stopped by then. A debug
    ///   build reports leaks: see <doc:SeeingNavigation>.
    public static func run(
        on console: FileConsole, replaying replay: Replay? = nil, options: Options = Options(),
        _ root: (Navigator) -> any Coordinator
    ) -> End {
        run(on: console, replaying: replay, options: options, isBare: false, root)
    }

    /// Runs a program on a thread of its own, so that its work may wait for the main actor.
    public static func run(
        on console: sending FileConsole, options: sending Options = Options(),
        _ root: sending @escaping (Navigator) -> any Coordinator
    ) async -> End {
        let thread = OwnThread()
        defer { thread.end() }
        return await Task(executorPreference: thread) {
            run(on: console, replaying: nil, options: options, isBare: false, root)
        }.value
    }

    /// Runs a program of one screen, without a coordinator, and returns how it ended.
    public static func run(
        on console: FileConsole, replaying replay: Replay? = nil, options: Options = Options(),
        _ screen: some Screen
    ) -> End {
        run(on: console, replaying: replay, options: options) { OneScreenCoordinator(screen, navigator: $0) }
    }

    /// The number of buffered bytes at which output is flushed, even if more answers are available.
    private static let outputLimit = 65_536

    package static func run(
        on console: some Console, replaying replay: Replay? = nil, options: Options = Options(),
        isBare: Bool = false, _ root: (Navigator) -> any Coordinator
    ) -> End {
        console.beginSession()
        defer { console.endSession() }
        replay?.begin(on: console)
        let answers: any Console = replay ?? console
        var conversation = Conversation(
            on: console, options, replaying: replay, isBare: isBare,
            leaks: isBare ? .none : Conversation.leakReportOfBuild)
        if let path = options.history { console.keepHistory(in: path) }
        conversation.begin(root)
        while true {
            conversation.showPrompt()
            if conversation.end != nil || !answers.hasAnswer || conversation.output.count >= outputLimit {
                // Prepare the terminal before the prompt is visible and the user starts typing.
                if conversation.end == nil, console.showsTyping {
                    console.ask(for: LinePrompt(on: conversation.page), after: conversation.outcome)
                }
                conversation.send()
                if let end = conversation.end { return end }
            }
            do throws(ConsoleError) {
                if let input = try next(for: &conversation, from: answers) { conversation.take(input) }
            } catch {
                conversation.take(error)
            }
        }
    }

    /// Waits for an answer, delivering timers and messages; `nil` if they ended the session.
    private static func next(
        for conversation: inout Conversation, from console: any Console
    ) throws(ConsoleError) -> ConsoleInput? {
        while conversation.end == nil {
            let (deadline, mailbox) = (conversation.deadline, conversation.mailbox)
            let input = try console.read(until: deadline, orReadable: mailbox)
            if input == .redraw {
                conversation.redraw()
                continue
            }
            if let input { return input }
            conversation.wake()
            if conversation.isPageLeft { console.forgetPage() }
        }
        return nil
    }

    /// Options of a session or a ``Conversation``.
    ///
    /// ```swift
    /// var options = Session.Options(isStrict: true)
    /// if let route { options.beginning = .open(route) }
    /// Session.run(on: .standard, options: options) { AppCoordinator(navigator: $0) }.exit()
    /// ```
    public struct Options {
        /// Records what happens in the session.
        public var recorder: Recorder?
        /// For scripts: whether a refused answer ends the session with ``ExitStatus/dataRefused``.
        public var isStrict: Bool
        /// Words that can be typed after a colon, such as `:tree`.
        public var words: [SessionWord]
        /// The language of Usher's own sentences and of numbers.
        public var language: Words
        /// Whether to print only what's new, and commands once, for screen readers.
        public var isBrief: Bool
        /// The path of a file that keeps lines typed on a terminal, for the Up key in the next
        /// session. It has at most a thousand lines and no secrets, and only its owner can read it.
        public var history: String?
        /// Whether to write each ``Move`` and the tree after it to the error output.
        public var tracing: Bool
        /// The place to begin at; nil for the root's first page.
        public var beginning: Beginning?
        /// Called when the session ends, before flows stop, for example to save ``Stack/routes``.
        public var ending: (Stack) -> Void
        /// Called with the message of each refusal.
        public var didRefuse: ((String) -> Void)?
        /// The colors of pages on a terminal; nil for plain text.
        public var theme: Theme?

        /// Makes options for a session.
        public init(
            recording recorder: Recorder? = nil, isStrict: Bool = false, answering words: [SessionWord] = [],
            speaking language: Words = .english, isBrief: Bool = false,
            keepingHistoryIn history: String? = nil, tracing: Bool = false, beginning: Beginning? = nil,
            ending: @escaping (Stack) -> Void = { _ in },
            didRefuse: ((_ words: String) -> Void)? = nil, theme: Theme? = Theme()
        ) {
            (self.recorder, self.isStrict, self.words, self.language) = (recorder, isStrict, words, language)
            (self.isBrief, self.history, self.tracing) = (isBrief, history, tracing)
            (self.beginning, self.ending, self.didRefuse) = (beginning, ending, didRefuse)
            self.theme = theme
        }
    }

    /// The place at which a session begins.
    public enum Beginning: Hashable, Sendable {
        /// At a place. If it can't be opened, that's like a refused answer, and the root is shown.
        case open(Route)
        /// At the places of an earlier session (``Stack/routes``) that still exist.
        case resume([Route])
    }
}

package final class OneScreenCoordinator: Coordinator {
    private let screen: any Screen
    private let navigator: Navigator
    private let limit: Duration?
    private let onTimeout: () -> Void

    package init(
        _ screen: any Screen, navigator: Navigator, limit: Duration? = nil,
        onTimeout: @escaping () -> Void = {}
    ) {
        (self.screen, self.navigator, self.limit, self.onTimeout) = (screen, navigator, limit, onTimeout)
    }

    package func start() {
        navigator.push(screen, for: self)
        if let limit { navigator.after(limit, for: self, onTimeout) }
    }
}
