import Foundation
import Synchronization
import Usher

/// A console that fails after a number of writes. Answers `1` and then `q` by default.
final class FullConsole: Console {
    let width = 80
    let showsTyping: Bool
    let hasAnswer: Bool
    private(set) var pages = ""
    private(set) var errorOutput = ""
    private(set) var sizes: [Int] = []
    var room: Int
    var error: ConsoleError

    private let inputError: ConsoleError?
    private var answers: [ConsoleInput]
    private let hasColor: Bool
    /// Counts down with each check for Ctrl-C. At zero, the check finds that Ctrl-C was pressed.
    private var remainingChecks: Int?

    init(
        after room: Int = .max, error: ConsoleError = .failed("Writing the output", code: 28),
        inputError: ConsoleError? = nil, answers: [ConsoleInput] = [.line("1"), .line("q")],
        interruptsAfter remainingChecks: Int? = nil, showsTyping: Bool = false, hasAnswer: Bool = false,
        hasColor: Bool = false
    ) {
        (self.room, self.error, self.inputError, self.answers) = (room, error, inputError, answers)
        (self.remainingChecks, self.showsTyping, self.hasAnswer, self.hasColor) = (
            remainingChecks, showsTyping, hasAnswer, hasColor
        )
    }

    func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        if let inputError { throw inputError }
        return answers.isEmpty ? .end : answers.removeFirst()
    }

    func takeInterrupt() -> Bool {
        guard let left = remainingChecks else { return false }
        remainingChecks = left - 1
        return left == 0
    }

    func showsColor(on stream: ConsoleStream) -> Bool { hasColor }

    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if stream == .errors { return errorOutput += String(decoding: text, as: UTF8.self) }
        guard room > 0 else { throw error }
        room -= 1
        pages += String(decoding: text, as: UTF8.self)
        sizes.append(text.count)
    }
}

/// A console without input, for which a test can simulate Ctrl-C.
final class InterruptedConsole: Console, Sendable {
    let width = 80
    let showsTyping = false
    let hasAnswer = false

    private let wakePipe = Pipe()
    private let isPressed = Mutex(false)
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func press() {
        isPressed.withLock { $0 = true }
        wakePipe.fileHandleForWriting.write(Data([0]))
    }

    var interruptDescriptor: Int32? { wakePipe.fileHandleForReading.fileDescriptor }

    func takeInterrupt() -> Bool {
        isPressed.withLock { isPressed in
            defer { isPressed = false }
            return isPressed
        }
    }

    func read(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> ConsoleInput? {
        .end
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) {
        written.withLock { $0 += String(decoding: text, as: UTF8.self) }
    }
}
