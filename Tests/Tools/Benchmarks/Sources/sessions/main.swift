// How much memory a session takes that waits at its prompt: that of 1,000 on a thread each, less that of the threads.
//
//     Tests/Tools/Benchmarks/sessions [--check]

import Foundation
import Usher
import heap

let count = 1_000
/// The most that a session may take.
let limit = 13 * 1_024

/// Those that wait, for good.
let waiting = NSCondition()
nonisolated(unsafe) var (arrived, isOver) = (0, false)

func wait() {
    waiting.lock()
    arrived += 1
    waiting.broadcast()
    while !isOver { waiting.wait() }
    waiting.unlock()
}

/// A console on which one answer is typed, and then none.
final class QuietConsole: Console {
    let width = 80
    let showsTyping = true
    let hasAnswer = false
    private var answers = ["1"]

    func read() -> Answer {
        guard answers.isEmpty else { return .line(answers.removeLast()) }
        wait()
        return .end
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) {}
}

final class FilmsCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.push(FilmsScreen(), for: self) }
}

final class FilmsScreen: Screen {
    private let list = PagedList()
    private var picked = 0

    func draw(on page: inout Page) {
        page.title("Movies")
        page.text("By title, A to Z; picked: \(picked)")
        page.list(list, of: Array(1...100)) { row, number in
            row.write("The film of number \(number)")
        } choose: { [self] in
            picked = $0
        }
        page.command("s", "sort", help: "sorts by title, year, rating or score") {}
        page.command("f", "filter", help: "keeps the watched, a genre, a decade") {}
    }
}

/// The bytes that are allocated while so many threads wait, each in `body`.
func bytes(_ body: @escaping @Sendable () -> Void) -> Int {
    let before = allocated_bytes()
    arrived = 0
    for _ in 0..<count {
        let thread = Thread(block: body)
        thread.stackSize = 1 << 19
        thread.start()
    }
    waiting.lock()
    while arrived < count { waiting.wait() }
    waiting.unlock()
    return allocated_bytes() - before
}

let threads = bytes { wait() }
let sessions = bytes { _ = Session.run(on: QuietConsole()) { FilmsCoordinator(navigator: $0) } }
let each = (sessions - threads) / count
print("a session: \(each) bytes beside its thread; \(limit) at most")
exit(CommandLine.arguments.contains("--check") && each > limit ? 1 : 0)
