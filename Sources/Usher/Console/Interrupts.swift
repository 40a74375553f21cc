import Platform

/// Turns Ctrl-C into a readable pipe, so that a wait for input ends.
///
/// A second Ctrl-C ends the process if the first is still pending: the program may hang.
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
