/// Runs a session as it was recorded, and compares what it does with what it did.
///
/// ```swift
/// let replay = Replay(recording)
/// _ = Session.run(on: .standard, replaying: replay) { AppCoordinator(seed: seed, navigator: $0) }
/// if let difference = replay.difference { print(difference) }
/// ```
///
/// At the first difference, and where the recording ends, so does the input. What was withheld is asked for on the
/// console that the pages are shown on.
public final class Replay {
    private let recording: Recording
    package private(set) var console: ReplayConsole?

    /// Makes a replay of one session.
    public init(_ recording: Recording) {
        self.recording = recording
    }

    /// Where the session first did something else than it did when it was recorded: the line of the recording, what was
    /// recorded, and what there is now.
    public var difference: String? { console?.difference?.description }

    /// Whether the person pressed Ctrl-C, which ends the replay.
    public var isInterrupted: Bool { console?.isInterrupted == true }

    /// The line that the recording ends on without the session's end, once that is reached: it was cut off, or the
    /// program was.
    public var endOfRecording: Int? { console?.endOfRecording }

    /// What gives the answers, to a session on a console.
    func begin(on console: some Console) -> ReplayConsole {
        let replayed = ReplayConsole(recording, on: console)
        self.console = replayed
        return replayed
    }
}
