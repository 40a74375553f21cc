extension Session {
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
