import Testing
import UsherTesting

@testable import Usher

/// A traced session writes each move and the resulting tree to standard error.
@Suite struct TraceTests {
    /// `1` visits a flow, and `2` does nothing.
    private func root(navigator: Navigator) -> Flow {
        var root: Flow?
        let menu = Leaflet { page, _ in
            page.title("Menu")
            page.item("Visit") {
                guard let root else { return }
                navigator.start(
                    Flow(Leaflet { page, _ in page.title("Visit") }, navigator: navigator), for: root)
            }
            page.item("Nothing") {}
        }
        let flow = Flow(menu, navigator: navigator)
        root = flow
        return flow
    }

    @Test("what moved, and what did nothing, stands behind its answer and before the page that comes of it")
    func transcript() {
        let console = Script(["1", "b", "2", "q"])
        _ = Session.run(on: console, options: Session.Options(tracing: true), root)
        let expected = """

            program: began Flow; shows nothing
                Flow
            program: began Leaflet; shows Leaflet
                Flow
                └── Leaflet *

            Menu
            1. Visit
            2. Nothing

            ? help, q quit
            > 1

            program: began Flow; shows Leaflet
                Flow
                ├── Leaflet *
                └── Flow
            program: began Leaflet; shows Leaflet
                Flow
                ├── Leaflet
                └── Flow
                    └── Leaflet *

            Visit

            b back, h home, ? help, q quit
            > b

            back: ended Leaflet, Flow; shows Leaflet
                Flow
                └── Leaflet *

            Menu
            1. Visit
            2. Nothing

            ? help, q quit
            > 2

            program: lost: 2 made no difference on Leaflet; shows Leaflet
                Flow
                └── Leaflet *

            Menu
            1. Visit
            2. Nothing

            ? help, q quit
            > q

            quit: ended Leaflet, Flow; shows nothing

            """
        #expect(TranscriptDifference(console.transcript, expected: expected) == nil)
    }

    @Test("the pages are the same, and without a trace there is no trouble", arguments: [true, false])
    func pages(tracing: Bool) {
        let (console, plain) = (
            TwoStreams(["1", "?", "b", "2", "7"]), TwoStreams(["1", "?", "b", "2", "7"])
        )
        #expect(
            Session.run(on: console, options: Session.Options(tracing: tracing), root)
                == Session.run(on: plain, root))
        #expect(console.pages == plain.pages)
        #expect(plain.trouble == "There is no line 7. Choose 1 to 2.\n")
        #expect(console.trouble.contains("program: began Flow") == tracing)
        #expect(console.trouble.hasSuffix("end: ended Leaflet, Flow; shows nothing\n") == tracing)
    }

    @Test("a release build is traced as well")
    func release() {
        let console = TwoStreams([])
        var conversation = Conversation(on: console, Session.Options(tracing: true), leaks: .none)
        conversation.begin(root)
        conversation.goOn()
        #expect(console.trouble.hasSuffix("; shows Leaflet\n    Flow\n    └── Leaflet *\n\n"))
    }

    @Test("what shows nothing is traced before its work is done, and to its end")
    func work() {
        let console = Script([])
        var traced = ""
        _ = Session.run(on: console, options: Session.Options(tracing: true)) { navigator in
            Working(navigator: navigator) { traced = console.transcript }
        }
        #expect(traced == "\nprogram: began Working; shows nothing\n    Working\n\n")
        #expect(console.transcript.hasPrefix(traced))
        #expect(
            console.transcript.contains(
                "\nend: ended Working; lost: Working ended because it showed nothing."))
    }
}

/// A flow that works without showing anything.
private final class Working: Coordinator {
    private let navigator: Navigator
    private let work: () -> Void

    init(navigator: Navigator, work: @escaping () -> Void) {
        (self.navigator, self.work) = (navigator, work)
    }

    func start() {
        navigator.work(for: self) { [work] _ in work() }
    }
}

/// A scripted console that separates pages from errors.
private final class TwoStreams: Console {
    let width = 80
    let showsTyping = false
    private(set) var (pages, trouble) = ("", "")
    private var lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    var hasAnswer: Bool { !lines.isEmpty }

    func read() -> ConsoleInput { lines.isEmpty ? .end : .line(lines.removeFirst()) }

    func write(_ text: [UInt8], to stream: ConsoleStream) {
        let text = String(decoding: text, as: UTF8.self)
        if stream == .page { pages += text } else { trouble += text }
    }
}
