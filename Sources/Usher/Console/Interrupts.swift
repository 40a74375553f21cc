/// Ctrl-C as something to wait for beside the input: the signal's handler writes into a pipe.
///
/// A second one, while nobody has taken the first, ends the process: what runs there takes none, and might
/// never do so. A signal belongs to the whole process, and so does this pipe; nothing else in Usher is shared.
enum Interrupts {
    private static let wakePipe = WakePipe()

    /// Becomes readable when the person has pressed Ctrl-C.
    static var descriptor: Int32 { wakePipe.descriptor }

    /// Begins to listen; a process that was started with the signal ignored goes on ignoring it.
    static func listen() {
        guard wakePipe.descriptor >= 0 else { return }
        Signal.handle(Signal.interrupt) { _ in
            Signal.keepingError {
                if Interrupts.wakePipe.isSignaled { Interrupts.leave() }
                Interrupts.wakePipe.signal()
            }
        }
    }

    /// Takes the interrupts that have come, and says whether there were any.
    static func take() -> Bool { wakePipe.take() }

    /// Ends the process from within the handler, with nothing but what may be called there.
    private static func leave() -> Never {
        ProcessTerminal.restore()
        endProcess(ExitStatus.interrupted.rawValue, atOnce: true)
    }
}
