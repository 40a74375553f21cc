import Foundation
import Synchronization
import Testing
import UsherTesting

@testable import Usher

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

    @Test("A line that work says is shown between its page and the next, without escapes")
    func say() {
        let text = transcript { work in
            work.say("web-13: disk full")
            work.say("web-14: \u{1B}[2Jgone")
        }
        #expect(text.hasPrefix("Loading…\nweb-13: disk full\nweb-14: ␛[2Jgone\n\nLoading…\n"))
    }

    @Test("A wait on a pipe says once what it waits for")
    func wait() {
        let text = transcript { work in
            let film = try work.wait("Asking the server") { await films() }
            work.say(film)
        }
        #expect(text.hasPrefix("Loading…\nAsking the server…\nThe Third Man\n\nLoading…\n"))
    }

    @Test(
        "On a terminal, a wait says how long it takes every five seconds and at its end")
    func terminal() throws {
        let console = HastyTerminal()
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                try work.wait("Asking the server") {
                    while !console.text.contains("so far\n") { await Task.yield() }
                }
            }
        }
        let lines = try #require(console.text.firstRange(of: "\nAsking the server…\n"))
        let rest = console.text[lines.upperBound...].split(separator: "\n")
        #expect(rest.first?.wholeMatch(of: /Asking the server: \d+ s so far/) != nil)
        #expect(rest.contains { $0.wholeMatch(of: /Asking the server: \d+ s/) != nil })
    }

    @Test("A wait of less than a second says nothing about its time")
    func shortWait() {
        func said(_ phrase: Phrase?) -> String? { phrase.map { Words.english($0) } }
        let start = ContinuousClock.now
        var waiting = WaitMessages(for: "Asking", since: start, isTimed: true)
        #expect(waiting.phrase(at: start + .milliseconds(4_999)) == nil)
        #expect(waiting.end(at: start + .milliseconds(999)) == nil)
        #expect(said(waiting.end(at: start + .seconds(1))) == "Asking: 1 s")
        #expect(said(waiting.phrase(at: start + .seconds(5))) == "Asking: 5 s so far")
        #expect(waiting.phrase(at: start + .seconds(9)) == nil)
        #expect(said(waiting.phrase(at: start + .seconds(11))) == "Asking: 11 s so far")
        #expect(said(waiting.end(at: start + .milliseconds(12_900))) == "Asking: 12 s")
        var silent = WaitMessages(for: "", since: start, isTimed: true)
        #expect(silent.phrase(at: start + .seconds(60)) == nil)
    }

    @Test("Between two pieces of work, the page is shown again only if it has changed")
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
}

/// A terminal whose clock advances three seconds each time it's read.
private final class HastyTerminal: Console, Sendable {
    let width = 80
    let showsTyping = true
    let hasAnswer = false
    private let start = ContinuousClock.now
    private let state = Mutex((text: "", time: Duration.zero))

    var text: String { state.withLock { $0.text } }

    var now: ContinuousClock.Instant {
        start
            + state.withLock { state in
                state.time += .seconds(3)
                return state.time
            }
    }

    func read(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> ConsoleInput? {
        .end
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) {
        state.withLock { $0.text += String(decoding: text, as: UTF8.self) }
    }
}
