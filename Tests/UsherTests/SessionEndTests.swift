import Testing
import UsherTesting

@testable import Usher

/// How a session ends: with which status, and with nothing left behind.
@Suite struct SessionEndTests {
    enum Kind: CaseIterable {
        case menu, list, text, confirmation

        var prompt: Prompt {
            switch self {
            case .menu: .menu
            case .list: .list(of: 25)
            case .text: .name
            case .confirmation: .question
            }
        }
    }

    @Test(
        "at any prompt the input may end or Ctrl-C come, and all that was there is freed",
        arguments: Kind.allCases, [Answer.end, .interrupt])
    func end(kind: Kind, answer: Answer) {
        weak var root: Flow?
        weak var child: Flow?
        weak var prompt: Prompt?
        let events = Events()
        let console = ScriptConsole(answers: [answer, .line("1")])
        let status = Session.run(on: console) { navigator in
            let shown = kind.prompt
            let inner = Flow(named: "child", shown, navigator: navigator, events: events)
            let outer = Flow(named: "root", child: inner, navigator: navigator, events: events)
            (root, child, prompt) = (outer, inner, shown)
            return outer
        }
        #expect(status == (answer == .end ? .success : .interrupted))
        #expect(events.log == ["start root", "start child", "stop child", "stop root"])
        #expect(root == nil && child == nil && prompt == nil)
        #expect(console.hasAnswer, "nothing is read after the end")
        #expect(console.transcript.hasSuffix(" \n"), "what follows begins on a line of its own")
    }

    @Test("a console takes one session after the other")
    func again() {
        let events = Events()
        let console = ScriptConsole(["q", "e", "q"])
        for _ in 0..<2 {
            let status = Session.run(on: console) { Flow(Prompt.menu, navigator: $0, events: events) }
            #expect(status == .success)
        }
        #expect(events.log == ["start flow", "stop flow", "start flow", "stop flow"])
        #expect(console.transcript.ranges(of: "Menu\n").count == 3)
        #expect(!console.hasAnswer)
    }

    @Test("output that fails is told by the status, even if it fails last", arguments: [0, 1, 2])
    func outputFails(pages: Int) {
        let console = FullConsole(after: pages)
        let events = Events()
        let status = Session.run(on: console) { Flow(Prompt.menu, navigator: $0, events: events) }
        #expect(status == .inputOutputFailed)
        #expect(events.log == ["start flow", "stop flow"])
        #expect(console.trouble == "Writing the output failed: No space left on device.\n")
    }

    @Test("a reader that goes away is no trouble")
    func readerGone() {
        let console = FullConsole(after: 1, error: .readerGone)
        let status = Session.run(on: console) { Flow(Prompt.menu, navigator: $0) }
        #expect(status == .success)
        #expect(console.trouble == "")
    }

    @Test("a reader that goes away once the session is over changes nothing in how it ended")
    func readerGoneAfterEnd() {
        let console = FullConsole(after: 1, error: .readerGone, answers: [.interrupt])
        #expect(Session.run(on: console) { Flow(Prompt.menu, navigator: $0) } == .interrupted)
    }

    @Test("input that fails is told in words and by the status")
    func inputFails() {
        let console = FullConsole(after: .max, inputError: .failed("Reading the input", code: 5))
        let status = Session.run(on: console) { Flow(Prompt.menu, navigator: $0) }
        #expect(status == .inputOutputFailed)
        #expect(console.trouble == "Reading the input failed: Input/output error.\n")
    }

    @Test(
        "a coordinator with nothing to tell leaves stop() out, and ends as any other", arguments: ["b", "q"])
    func withoutStop(way: String) {
        final class Quiet: Coordinator {
            let navigator: Navigator

            init(navigator: Navigator) { self.navigator = navigator }

            func start() { navigator.push(Prompt.menu, for: self) }
        }
        weak var quiet: Quiet?
        let events = Events()
        let session = ScriptedSession { navigator in
            let child = Quiet(navigator: navigator)
            quiet = child
            return Flow(Prompt.menu, child: child, navigator: navigator, events: events)
        }
        #expect(quiet != nil)
        session.answer(way)
        #expect(quiet == nil)
        #expect(session.coordinators.count == (way == "b" ? 1 : 0))
        #expect(events.log == ["start flow"] + (way == "b" ? [] : ["stop flow"]))
    }
}
