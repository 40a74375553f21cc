/// Ctrl-C as something to wait for beside the input: the signal's handler rings a bell.
///
/// A second one, while the bell of the first still rings, ends the process: what runs there takes none, and might
/// never do so. A signal belongs to the whole process, and so does this bell; nothing else in Usher is shared.
enum Interrupts {
    private static let bell = Bell()

    /// Becomes readable when the person has pressed Ctrl-C.
    static var descriptor: Int32 { bell.descriptor }

    /// Begins to listen; a process that was started with the signal ignored goes on ignoring it.
    static func listen() {
        guard bell.descriptor >= 0 else { return }
        Signal.handle(Signal.interrupt) { _ in
            Signal.keepingError {
                if Interrupts.bell.isRinging { Interrupts.leave() }
                Interrupts.bell.ring()
            }
        }
    }

    /// Takes the interrupts that have come, and says whether there were any.
    static func take() -> Bool { bell.take() }

    /// Ends the process from within the handler, with nothing but what may be called there.
    private static func leave() -> Never {
        ProcessTerminal.restore()
        endProcess(ExitStatus.interrupted.rawValue, atOnce: true)
    }
}
