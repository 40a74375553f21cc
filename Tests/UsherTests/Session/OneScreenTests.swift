import Testing
import UsherTesting

@testable import Usher

/// A program with one screen doesn't need its own coordinator.
@Suite struct OneScreenTests {
    private final class Counter: Screen {
        private(set) var count = 0

        func draw(on page: inout Page) {
            page.title("Counter")
            page.field("Count", count)
            page.command("a", "add") { [self] in count += 1 }
            page.command("t", "take") { [self] in
                guard count > 0 else { throw Refusal("There is nothing to take.") }
                count -= 1
            }
        }
    }

    @Test("it runs from its page to its end as any program does")
    func run() {
        let console = Script(["a", "a", "t", "b", "q", "a"])
        #expect(Session.run(on: console, Counter()).status == .success)
        #expect(console.transcript.hasPrefix("Counter\nCount: 0\n\na add, t take, ? help, q quit\n> a\n"))
        #expect(
            console.transcript.hasSuffix(
                "Count: 1\n\na add, t take, ? help, q quit\n> b\n\(Words.english(.firstPage))\n> q\n"
            ))
        #expect(console.hasAnswer, "nothing is read after the end")
    }

    @Test("it ends with the status of any program")
    func status() {
        #expect(Session.run(on: Script([]), Counter()).status == .success)
        #expect(Session.run(on: Script(answers: [.interrupt]), Counter()).status == .interrupted)
        #expect(Session.run(on: Script(["t", "q"]), Counter()).status == .success)
        #expect(
            Session.run(on: Script(["t", "q"]), options: Session.Options(isStrict: true), Counter()).status
                == .dataRefused)
        #expect(Session.run(on: FullConsole(after: 0), Counter()).status == .inputOutputFailed)
    }

    @Test("it runs inside a test, one answer at a time")
    func script() {
        let session = ScriptedSession(Counter())
        session.answer("a", "a", "t")
        #expect(session.transcript.hasSuffix("Count: 1\n\na add, t take, ? help, q quit\n> "))
        session.answer("q")
        #expect(session.status == .success)
    }

    @Test("one line runs it on the process's own input and output, and ends the process", .ownThread)
    func process() async {
        let ended = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            Session.run(on: .standard, Counter()).exit()
        }
        let output = String(decoding: ended?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("Counter\nCount: 0\n\na add, t take, ? help, q quit\n> \n"))
    }

    @Test("its screen is let go at the end, and kept by whoever keeps it")
    func memory() {
        weak var screen: Counter?
        func run() -> Int {
            let counter = Counter()
            screen = counter
            _ = Session.run(on: Script(["a", "a"]), counter)
            return counter.count
        }
        #expect(run() == 2)
        #expect(screen == nil)
    }
}
