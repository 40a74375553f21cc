/// A conversation with a terminal, a pipe or a socket: show the page, read an answer, do what it does, until nothing is left.
///
/// ```swift
/// Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// A session runs on the task or thread that runs it, and so do its coordinators and screens:
/// ordinary classes that need no locks. Any number of sessions can run at once, and they share nothing. Where many people
/// are served by few threads, each has a ``Conversation``.
public enum Session {
    /// The end of a session.
    ///
    /// ```swift
    /// let end = Session.run(on: .standard) { SetupCoordinator(navigator: $0) }
    /// if end == .endOfInput { print("Nothing was set up.") }
    /// end.exit()
    /// ```
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum End: Hashable, Sendable {
        /// The program ended its last flow, or the person went back past it.
        case finished

        /// The person quit.
        case quit

        /// The input ended.
        case endOfInput

        /// The person pressed Ctrl-C at a prompt.
        case interrupted

        /// Nobody reads the output any more.
        case outputGone

        /// A strict session refused an answer, or the input of one without a terminal ended within a form whose answers are
        /// lost by it, in these words.
        case refused(String)

        /// Reading the input or writing the output failed, for this reason.
        case failed(String)

        /// The program quit with a status of its own: see ``Navigator/quit(with:)``.
        case exited(ExitStatus)

        /// The exit status for the system.
        public var status: ExitStatus {
            switch self {
            case .finished, .quit, .endOfInput, .outputGone: .success
            case .interrupted: .interrupted
            case .refused: .dataRefused
            case .failed: .inputOutputFailed
            case .exited(let status): status
            }
        }

        var isFailure: Bool { if case .failed = self { true } else { false } }

        /// Ends the process with its status.
        public func exit() -> Never { status.exit() }
    }
}
