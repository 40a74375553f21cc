import Platform
import Synchronization

extension FileConsole {
    /// Returns the console of the process, on its standard streams.
    ///
    /// A session reads Ctrl-C like an answer. A second Ctrl-C, before the first has been read, ends
    /// the process with ``ExitStatus/interrupted``. `SIGHUP` and `SIGTERM` end the session, which
    /// calls ``Session/Options/ending``, and then the process. Failed writes are errors, not
    /// signals. Consoles created one after another share their unread input.
    ///
    /// Create it before opening files. It opens missing standard streams on `/dev/null`, so that no
    /// file takes their place. Reading or writing such a stream fails. The parameters are those of
    /// ``init(input:output:error:width:color:editing:)``.
    public static func standard(width: Int? = nil, color: Bool = true, editing: Bool = true) -> FileConsole {
        standard(isAsking: false, width: width, color: color, editing: editing)
    }

    /// A console whose questions go to standard error if only standard output is redirected.
    static func asking() -> FileConsole { standard(isAsking: true) }

    static func output(asking input: Int32, _ output: Int32, _ errorOutput: Int32) -> Int32 {
        isTerminal(input) && !isTerminal(output) ? errorOutput : output
    }

    private static func standard(
        isAsking: Bool, width: Int? = nil, color: Bool = true, editing: Bool = true
    ) -> FileConsole {
        let (input, standardOutput, errorOutput) = standardStreams()
        let output = isAsking ? output(asking: input, standardOutput, errorOutput) : standardOutput
        Signal.ignoreWriteFailures()
        _ = Signal.restoresDefaultQuit
        Interrupts.listen()
        _ = TerminationSignals.listens
        let console = FileConsole(
            input: nonblockingDescriptor(of: input), output: output, error: errorOutput, width: width,
            color: color, editing: editing)
        (console.handlesInterrupts, console.isStandard) = (true, true)
        return console
    }

    /// The console of the process: see ``standard(width:color:editing:)``.
    public static var standard: FileConsole { standard() }
}

/// Makes Ctrl-C end a wait for input. If the first Ctrl-C has no effect, a second ends the process.
enum Interrupts {
    static let pipe = WakePipe()

    static func listen() {
        guard pipe.descriptor >= 0 else { return }
        Signal.handle(Signal.interrupt) { _ in
            Signal.keepingError {
                if Interrupts.pipe.isAwake {
                    TerminalRestorer.restore()
                    endProcess(ExitStatus.interrupted.rawValue, atOnce: true)
                }
                Interrupts.pipe.wake()
            }
        }
    }
}

/// Lets a session end before `SIGHUP` or `SIGTERM` ends the process.
enum TerminationSignals {
    static let listens: Void = {
        guard Interrupts.pipe.descriptor >= 0 else { return }
        for number in Signal.closing {
            Signal.handle(number) { number in Signal.keepingError { TerminationSignals.receive(number) } }
        }
    }()

    private static let sessionCount = Atomic(0)
    private static let pending = Atomic<Int32>(0)
    private static let secondsToEnd: UInt32 = 5

    static var isPending: Bool { pending.load(ordering: .sequentiallyConsistent) != 0 }

    private static func receive(_ number: Int32) {
        // When a window closes, the system and the shell each send a signal. Ignore the second.
        guard !isPending else { return }
        guard sessionCount.load(ordering: .sequentiallyConsistent) > 0 else { return Signal.end(by: number) }
        pending.store(number, ordering: .sequentiallyConsistent)
        Signal.endProcess(after: secondsToEnd)
        Interrupts.pipe.wake()
    }

    static func beginSession() { sessionCount.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    /// After the last session, a pending signal ends the process.
    static func endSession() {
        let count = sessionCount.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isPending { Signal.end(by: pending.load(ordering: .sequentiallyConsistent)) }
    }
}
