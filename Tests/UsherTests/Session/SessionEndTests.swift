import Testing
import UsherTesting

@testable import Usher

/// The end of a session: its status and cleanup.
@Suite struct SessionEndTests {
    enum PromptKind: CaseIterable {
        case menu, list, text, confirmation

        var prompt: Leaflet {
            switch self {
            case .menu: .menu
            case .list: .list(of: 25)
            case .text: .name
            case .confirmation: .question
            }
        }
    }

    @Test(
        "The end of the input and Ctrl-C end a session at any prompt and free everything",
        arguments: PromptKind.allCases, [ConsoleInput.end, .interrupt])
    func end(kind: PromptKind, answer: ConsoleInput) {
        weak var root: Flow?
        weak var child: Flow?
        weak var prompt: Leaflet?
        let events = Events()
        let console = Script(answers: [answer, .line("1")])
        let end = Session.run(on: console) { navigator in
            let shown = kind.prompt
            let inner = Flow(named: "child", shown, navigator: navigator, events: events)
            let outer = Flow(named: "root", child: inner, navigator: navigator, events: events)
            (root, child, prompt) = (outer, inner, shown)
            return outer
        }
        #expect(end.status == (answer == .end ? .success : .interrupted))
        #expect(events.log == ["start root", "start child", "stop child", "stop root"])
        #expect(root == nil && child == nil && prompt == nil)
        #expect(console.hasAnswer, "nothing is read after the end")
        #expect(console.transcript.hasSuffix(" \n"), "what follows begins on a line of its own")
    }

    @Test("A session returns how it ended, with an exit status")
    func ends() {
        func end(_ answers: ConsoleInput..., isStrict: Bool = false) -> Session.End {
            Session.run(on: Script(answers: answers), options: Session.Options(isStrict: isStrict)) {
                Flow(Leaflet.menu, navigator: $0)
            }
        }
        #expect(end(.line("q")) == .quit)
        #expect(end(.line("1"), .end) == .endOfInput)
        #expect(end(.interrupt) == .interrupted)
        #expect(
            end(.line("x"), isStrict: true)
                == .refused("There is no command “x”. Type ? for help, q to quit."))
        #expect(end(.line("x")) == .endOfInput)
        let gone = Session.run(on: FullConsole(after: 1, error: .readerGone)) {
            Flow(Leaflet.menu, navigator: $0)
        }
        #expect(gone == .outputGone)
        let full = Session.run(on: FullConsole(after: 0)) { Flow(Leaflet.menu, navigator: $0) }
        #expect(full == .failed("Writing the output failed: No space left on device."))
        let statuses: [Session.End] = [
            .finished, .quit, .endOfInput, .outputGone, .interrupted, .refused(""), .failed(""),
            .exited(Usher.ExitStatus(rawValue: 3)),
        ]
        #expect(statuses.map(\.status.rawValue) == [0, 0, 0, 0, 130, 65, 74, 3])
    }

    private func program(_ end: @escaping (Navigator, any Coordinator) -> Void) -> ScriptedSession {
        ScriptedSession { navigator in
            let screen = Leaflet { [weak navigator] page, _ in
                page.item("End") {
                    if let navigator, let root = navigator.stack.coordinators.first { end(navigator, root) }
                }
            }
            return Flow(screen, navigator: navigator)
        }
    }

    @Test("A program that ends its last flow has finished, and one that quits chooses its status")
    func ofItsOwn() {
        let finished = program { $0.stop($1) }
        finished.answer("1")
        #expect(finished.end == .finished)
        let status = Usher.ExitStatus(rawValue: 3)
        let quit = program { navigator, _ in navigator.quit(with: status) }
        quit.answer("1")
        #expect(quit.end == .exited(status))
        #expect(quit.status == status)
        #expect(quit.leaks == [])
    }

    @Test("Output that fails sets the exit status, even if it's the last output", arguments: [0, 1, 2])
    func outputFails(pages: Int) {
        let console = FullConsole(after: pages, answers: [.line(""), .line("q")])
        let events = Events()
        let end = Session.run(on: console) { Flow(Leaflet.menu, navigator: $0, events: events) }
        #expect(end.status == .inputOutputFailed)
        #expect(events.log == ["start flow", "stop flow"])
        #expect(console.errorOutput == "Writing the output failed: No space left on device.\n")
    }

    @Test("A reader that goes away is no error")
    func readerGone() {
        let console = FullConsole(after: 1, error: .readerGone, answers: [.line(""), .line("q")])
        let end = Session.run(on: console) { Flow(Leaflet.menu, navigator: $0) }
        #expect(end.status == .success)
        #expect(console.errorOutput == "")
        let unread = FullConsole(after: .max, inputError: .readerGone)
        #expect(Session.run(on: unread) { Flow(Leaflet.menu, navigator: $0) } == .outputGone)
        #expect(unread.errorOutput == "")
    }

    @Test("Input that fails is reported and sets the exit status")
    func inputFails() {
        let console = FullConsole(after: .max, inputError: .failed("Reading the input", code: 5))
        let end = Session.run(on: console) { Flow(Leaflet.menu, navigator: $0) }
        #expect(end.status == .inputOutputFailed)
        #expect(console.errorOutput == "Reading the input failed: Input/output error.\n")
    }
}
