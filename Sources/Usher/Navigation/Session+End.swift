/// A run of a program on a terminal, pipe or socket, which shows pages and acts on answers.
///
/// ```swift
/// Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// Coordinators and screens run on the session's own task or thread and need no locks. Several
/// sessions can run at once. To serve many users on few threads, use ``Conversation``.
public enum Session {
    /// The reason a session ended.
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
        /// The program's last flow ended.
        case finished
        /// The user or the program quit.
        case quit
        /// The input ended.
        case endOfInput
        /// The user pressed Ctrl-C at a prompt.
        case interrupted
        /// The output was closed by its reader.
        case outputGone
        /// A strict session refused an answer, or piped input ended within a form, which lost its
        /// answers. The value is the message.
        case refused(String)
        /// Reading or writing failed, for this reason.
        case failed(String)
        /// The session ended with a status, such as one passed to ``Navigator/quit(with:)``.
        case exited(ExitStatus)

        /// The exit status of the process.
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
