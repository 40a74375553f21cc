/// Ctrl-C as something to wait for beside the input: the signal's handler writes into a pipe.
///
/// A second one, while the first has not been taken, ends the process: what runs there takes none, and might never
/// do so. A signal belongs to the whole process, and so does this pipe; nothing else in Usher is shared.
enum Interrupts {
    static let pipe = WakePipe()

    /// Begins to listen; a process that was started with the signal ignored goes on ignoring it.
    static func listen() {
        guard pipe.descriptor >= 0 else { return }
        Signal.handle(Signal.interrupt) { _ in
            Signal.keepingError {
                if Interrupts.pipe.isAwake { Interrupts.leave() }
                Interrupts.pipe.wake()
            }
        }
    }

    /// Ends the process from within the handler, with nothing but what may be called there.
    private static func leave() -> Never {
        TerminalRestorer.restore()
        endProcess(ExitStatus.interrupted.rawValue, atOnce: true)
    }
}
