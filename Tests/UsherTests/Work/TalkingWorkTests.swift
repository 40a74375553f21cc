import Foundation
import Synchronization
import Testing
import UsherTesting

@testable import Usher

/// Work that says what it does.
@Suite struct TalkingWorkTests {
    private func transcript(
        on console: Script = Script(["q"]), _ body: @escaping (inout Work) throws -> Void,
        and second: ((inout Work) throws -> Void)? = nil
    ) -> String {
        _ = Session.run(on: console) { navigator in
            Loader(
                navigator: navigator, { work, _ in try body(&work) },
                and: second.map { second in { work, _ in try second(&work) } })
        }
        return console.transcript
    }

    @Test("a line that it says stands between the page and what comes after, made harmless")
    func say() {
        let text = transcript { work in
            work.say("web-13: disk full")
            work.say("web-14: \u{1B}[2Jgone")
        }
        #expect(text.hasPrefix("Loading…\nweb-13: disk full\nweb-14: ␛[2Jgone\n\nLoading…\n"))
    }

    @Test("what is waited for is said at once, and no more on a pipe")
    func wait() {
        let text = transcript { work in
            let film = try work.wait("Asking the server") { await films() }
            work.say(film)
        }
        #expect(text.hasPrefix("Loading…\nAsking the server…\nThe Third Man\n\nLoading…\n"))
    }

    @Test("from inside of what is waited for comes how far it is, by count on a pipe, in order")
    func reporter() {
        let text = transcript { work in
            let reporter = work.makeReporter()
            _ = try work.wait("Asking") {
                for count in 1...1_000 {
                    reporter.report("Read", count, of: 1_000, "films")
                    if count == 250 { reporter.say("one is broken") }
                    if count.isMultiple(of: 100) { await Task.yield() }
                }
            }
        }
        let lines = (1...10).map { "Read \($0 == 10 ? "1,000" : "\($0 * 100)") of 1,000 films" }
        let expected =
            ["Loading…", "Asking…"] + lines[..<2] + ["one is broken"] + lines[2...] + ["", "Loading…"]
        #expect(text.hasPrefix(expected.joined(separator: "\n") + "\n"))
    }

    @Test("where a line from inside can't be written, the wait is over, and what it was for is canceled")
    func outputLost() async {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let status = Session.run(on: FullConsole(after: 1)) { navigator in
            Loader(navigator: navigator) { work, _ in
                let reporter = work.makeReporter()
                try work.wait {
                    reporter.say("web-13")
                    while !Task.isCancelled {}
                    end.yield(true)
                    end.finish()
                }
            }
        }
        #expect(status == .failed("Writing the output failed: No space left on device."))
        #expect(await ends.first { _ in true } == true)
    }

    @Test(
        "on a terminal it says every five seconds that it is still waiting, and at the end how long it took")
    func terminal() {
        let console = SlowTerminal()
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                let reporter = work.makeReporter()
                try work.wait("Asking the server") {
                    reporter.say("a")
                    while !console.text.contains("\na\n") { await Task.yield() }
                    console.advance(by: .seconds(6))
                    reporter.say("b")
                    while !console.text.contains("so far\n") { await Task.yield() }
                    console.advance(by: .seconds(2))
                }
            }
        }
        #expect(
            console.text.contains(
                "\nAsking the server…\na\nb\nAsking the server: 6 s so far\nAsking the server: 8 s\n"))
    }

    @Test("what took no second says nothing of its time")
    func shortWait() {
        let start = ContinuousClock.now
        var waiting = WaitMessages(for: "Asking", since: start, isTimed: true)
        #expect(waiting.phrase(at: start + .milliseconds(4_999)) == nil)
        #expect(waiting.end(at: start + .milliseconds(999)) == nil)
        #expect(waiting.phrase(at: start + .seconds(5)) == .stillWaiting("Asking", seconds: 5))
        #expect(waiting.phrase(at: start + .seconds(9)) == nil)
        #expect(waiting.phrase(at: start + .seconds(11)) == .stillWaiting("Asking", seconds: 11))
        #expect(waiting.end(at: start + .milliseconds(12_900)) == .waited("Asking", seconds: 12))
        var silent = WaitMessages(for: "", since: start, isTimed: true)
        #expect(silent.beginning == nil && silent.phrase(at: start + .seconds(60)) == nil)
    }

    @Test("between two pieces an unchanged page isn't shown again, and a changed one is")
    func twoPieces() {
        let text = transcript({ $0.say("one") }, and: { $0.say("two") })
        #expect(text == "Loading…\none\ntwo\n\nLoading…\n\n? help, q quit\n> q\n")
        let console = Script(["q"])
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, loader in
                work.say("one")
                loader.text = "Half done"
            } and: { work, loader in
                work.say("two")
                navigator.say("All done.")
            }
        }
        #expect(
            console.transcript
                == "Loading…\none\n\nHalf done\ntwo\n\nAll done.\n\n? help, q quit\n> q\n")
    }

    @Test("Ctrl-C stops what reports without end")
    func interrupt() {
        let console = InterruptedConsole()
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                let reporter = work.makeReporter()
                try work.wait {
                    var count = 0
                    while !Task.isCancelled {
                        count += 1
                        reporter.report("Read", count, "films")
                        if count == 250_000 { console.press() }
                    }
                }
            }
        }
        #expect(console.text.hasPrefix("Loading…\nRead 100,000 films\nRead 200,000 films\n"))
        #expect(console.text.contains("\nStopped.\n"))
    }
}

/// A terminal whose clock stands still until it is moved.
private final class SlowTerminal: Console, Sendable {
    let width = 80
    let showsTyping = true
    let hasAnswer = false
    private let start = ContinuousClock.now
    private let state = Mutex((text: "", time: Duration.zero))

    var text: String { state.withLock { $0.text } }

    var now: ContinuousClock.Instant { start + state.withLock { $0.time } }

    func advance(by duration: Duration) {
        state.withLock { $0.time += duration }
    }

    func read() -> ConsoleInput { .end }

    func write(_ text: [UInt8], to stream: ConsoleStream) {
        state.withLock { $0.text += String(decoding: text, as: UTF8.self) }
    }
}
