import Testing
import UsherTesting

@testable import Usher

/// Work in a session: its start, the input that arrives meanwhile, and its end.
@Suite struct WorkTests {
    /// Runs a program on a script, and returns the transcript and the status.
    private func run(
        _ answers: [ConsoleInput], _ root: (Navigator) -> any Coordinator
    ) -> (transcript: String, status: Usher.ExitStatus, console: Script) {
        let console = Script(answers: answers)
        let end = Session.run(on: console, root)
        return (console.transcript, end.status, console)
    }

    @Test("the page is written before the work and again after it, and only then asks")
    func pageFirst() {
        let console = Script(["q"])
        var before = ""
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, list in
                before = console.transcript
                list.text = try work.wait { await films() }
            }
        }
        #expect(before == "Loading…\n", "nothing can be answered yet")
        #expect(console.transcript == before + "\nThe Third Man\n\n? help, q quit\n> q\n")
    }

    @Test("lines that arrive early wait for the page after the work")
    func earlyLines() {
        let next = Leaflet { page, hear in
            page.title("Name")
            page.ask("Name", .text, action: hear)
        }
        let console = Script(["Ada", ":q"])
        _ = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { _, _ in
                #expect(console.hasAnswer)
                navigator.change { stack in
                    if let root = stack.coordinators.first { stack.push(next, for: root) }
                }
            }
        }
        #expect(next.heard == ["Ada"])
    }

    @Test("Ctrl-C stops the work at its next report, and the session goes on with the page")
    func interrupt() {
        var rows = 0
        let result = run([.interrupt, .line("?"), .line("q")]) { navigator in
            Loader(navigator: navigator) { work, list in
                for _ in 0..<10 {
                    try work.report("Read", rows, of: 10, "rows")
                    rows += 1
                }
            }
        }
        #expect(rows == 0)
        #expect(result.status == .success)
        #expect(
            result.transcript.hasPrefix(
                "Loading…\nStopped.\n\nLoading…\n\n? help, q quit\n> ?"))
    }

    @Test("Ctrl-C that something else notices first, which the work calls, stops it in the same words")
    func interruptNoticedElsewhere() {
        let result = run([.interrupt, .line("q")]) { navigator in
            Loader(navigator: navigator) { _, _ in throw CancellationError() }
        }
        #expect(result.status == .success)
        #expect(result.transcript.hasPrefix("Loading…\nStopped.\n\nLoading…\n"))
    }

    @Test("after an interrupt the work may put things right, and every further report throws")
    func interruptStays() {
        var thrown = 0
        let result = run([.interrupt, .line("q")]) { navigator in
            Loader(navigator: navigator) { work, list in
                for _ in 0..<2 {
                    do { try work.report("Read", 0, "rows") } catch { thrown += 1 }
                }
                do { _ = try work.wait { await films() } } catch { thrown += 1 }
                list.text = "Put right"
            }
        }
        #expect(thrown == 3)
        #expect(result.transcript.contains("Stopped.\n\nPut right\n"))
    }

    @Test("an interrupt that came too late for the work doesn't end the session")
    func lateInterrupt() {
        let result = run([.interrupt, .line("q")]) { navigator in
            Loader(navigator: navigator) { _, list in list.text = "Done" }
        }
        #expect(result.status == .success)
        #expect(result.transcript.contains("\nDone\n"))
        #expect(!result.transcript.contains("Stopped"))
        #expect(
            run([.line("?"), .interrupt]) { Flow(Leaflet.menu, navigator: $0) }.status == .interrupted)
    }

    @Test("several pieces are done in the order asked, each after its own page, and one may ask for another")
    func order() {
        let events = Events()
        let result = run([.line("q")]) { navigator in
            Loader(navigator: navigator) { [weak navigator] _, list in
                events.log.append("one")
                list.text = "One is done"
                guard let root = navigator?.stack.coordinators.first else { return }
                navigator?.work(for: root) { _ in events.log.append("three") }
            } and: { _, list in
                events.log.append("two")
                list.text = "Two is done"
            }
        }
        #expect(events.log == ["one", "two", "three"])
        #expect(
            result.transcript.split(separator: "\n").filter { $0.hasSuffix("…") || $0.hasSuffix("done") } == [
                "Loading…", "One is done", "Two is done", "Two is done",
            ])
    }

    @Test("Ctrl-C stops one piece, and the next begins")
    func interruptOne() {
        let events = Events()
        _ = run([.interrupt, .line("q")]) { navigator in
            Loader(navigator: navigator) { work, _ in
                try work.report("Read", 0, "rows")
                events.log.append("one")
            } and: { work, _ in
                try work.report("Read", 0, "rows")
                events.log.append("two")
            }
        }
        #expect(events.log == ["two"])
    }

    @Test("a move inside the work happens at once, and what is shown after it is what it made")
    func moves() {
        let events = Events()
        let result = run([.line("b"), .line("q")]) { navigator in
            Loader(navigator: navigator) { _, _ in
                guard let root = navigator.stack.coordinators.first else { return }
                navigator.start(
                    Flow(named: "child", Leaflet.menu, navigator: navigator, events: events), for: root)
                #expect(navigator.stack.screens.count == 2)
                events.log.append("after")
            }
        }
        #expect(events.log == ["start child", "after", "stop child"])
        #expect(result.transcript.contains("\n\nMenu\n"))
    }

    @Test("a flow that shows nothing yet goes on while it has work to do, and ends when that showed nothing")
    func nothingShownYet() {
        let events = Events()
        for showsPage in [true, false] {
            events.log = []
            let result = run([.line("1"), .line("q")]) { navigator in
                Starter(navigator: navigator) {
                    Silent(navigator: navigator, events: events, showsPage: showsPage)
                }
            }
            #expect(events.log == ["start", "work", "stop"])
            #expect(result.transcript.contains("\nFound\n") == showsPage)
        }
    }

    @Test("work of a flow that has ended before it began is not done, and is let go")
    func stoppedFlow() {
        weak var kept: Events?
        let done = Events()
        let session = ScriptedSession { navigator in
            let child = Flow(named: "child", Leaflet.menu, navigator: navigator)
            let unknown = Flow(named: "unknown", navigator: navigator)
            return Loader(navigator: navigator) { _, _ in
                guard let root = navigator.stack.coordinators.first else { return }
                navigator.start(child, for: root)
                let held = Events()
                kept = held
                navigator.work(for: child) { _ in
                    done.log.append("child")
                    held.log = []
                }
                navigator.work(for: unknown) { _ in done.log.append("unknown") }
                navigator.stop(child)
                navigator.start(child, for: root)
            }
        }
        #expect(done.log.isEmpty)
        #expect(kept == nil)
        session.answer("b")
        #expect(session.screens.count == 1)
    }

    @Test("where work is let go behind another piece, the page stands with its commands as behind any")
    func letGo() {
        let session = ScriptedSession { navigator in
            Loader(navigator: navigator) { _, _ in
                navigator.work(for: Flow(navigator: navigator)) { _ in }
            }
        }
        #expect(session.transcript == "Loading…\n\nLoading…\n\n? help, q quit\n> ")
    }

    @Test("what a flow asks for as it ends, whose work has shown nothing, is a move behind its end")
    func moveInStop() {
        final class Late: Coordinator {
            let navigator: Navigator

            init(navigator: Navigator) { self.navigator = navigator }

            func start() { navigator.work(for: self) { _ in } }

            func stop() {
                if let root = navigator.stack.coordinators.first { navigator.push(Leaflet.menu, for: root) }
            }
        }
        var moves: [String] = []
        let session = ScriptedSession { navigator in
            navigator.observe { moves.append("\($0)") }
            return Flow(Leaflet.menu, child: Late(navigator: navigator), navigator: navigator)
        }
        #expect(session.screens.count == 2)
        #expect(
            moves.suffix(2) == [
                "program: ended Late; shows Leaflet", "program: began Leaflet; shows Leaflet",
            ])
    }

    @Test("work that a flow asks for when it stops is let go with the session", arguments: [true, false])
    func workInStop(quits: Bool) {
        final class Late: Coordinator {
            let navigator: Navigator
            let events: Events

            init(navigator: Navigator, events: Events) {
                self.navigator = navigator
                self.events = events
            }

            func start() { navigator.push(Leaflet.menu, for: self) }
            func stop() {
                navigator.work(for: self) { _ in self.events.log.append("late") }
            }
        }
        let events = Events()
        weak var late: Late?
        let session = ScriptedSession { navigator in
            let root = Late(navigator: navigator, events: events)
            late = root
            return root
        }
        if quits { session.answer("q") } else { session.endInput() }
        #expect(session.status == .success)
        #expect(events.log.isEmpty)
        #expect(late == nil)
    }

    @Test("input that ends during the work ends the session after it")
    func endOfInput() {
        var isDone = false
        let result = run([]) { navigator in
            Loader(navigator: navigator) { _, list in
                list.text = "Done"
                isDone = true
            }
        }
        #expect(isDone)
        #expect(result.status == .success)
        #expect(result.transcript.hasSuffix("\nDone\n\n? help, q quit\n> \n"))
    }

    @Test("work that takes the last screen away ends the session")
    func lastScreen() {
        let result = run([.line("1")]) { navigator in
            Loader(navigator: navigator) { _, _ in
                if let root = navigator.stack.coordinators.first { navigator.stop(root) }
            }
        }
        #expect(result.status == .success)
        #expect(result.console.hasAnswer)
    }

    @Test("progress is written as plain lines between the two pages, and can't command a terminal")
    func report() {
        let result = run([.line("q")]) { navigator in
            Loader(navigator: navigator) { work, _ in
                for count in [0, 5, 10] { try work.report("Read", count, of: 10, "\u{1B}[2Jrows") }
            }
        }
        #expect(
            result.transcript.contains(
                "Loading…\nRead 5 of 10 ␛[2Jrows\nRead 10 of 10 ␛[2Jrows\n\nLoading…\n"))
    }

    @Test(
        "a reader that goes away, and output that fails, stop the work and end the session",
        arguments: [true, false])
    func outputFails(isReaderGone: Bool) {
        let error = isReaderGone ? ConsoleError.readerGone : .failed("Writing the output", code: 28)
        var reports = 0
        let console = FullConsole(after: 1, error: error)
        let end = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                for count in 0..<10 {
                    try work.report("Read", count, of: 10, "rows")
                    reports += 1
                }
            } and: { _, _ in
                Issue.record("no work begins after the end")
            }
        }
        #expect(reports == 2)
        #expect(end.status == (isReaderGone ? .success : .inputOutputFailed))
        #expect(
            console.trouble == (isReaderGone ? "" : "Writing the output failed: No space left on device.\n"))
    }

    @Test("output that fails cancels what is waited for")
    func outputFailsInWait() async {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let console = FullConsole(after: 1, error: .failed("Writing the output", code: 28))
        let status = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                try work.wait("Asking") {
                    var turns = 0
                    while !Task.isCancelled, turns < 10_000_000 { turns += 1 }
                    end.yield(Task.isCancelled)
                    end.finish()
                }
            }
        }
        .status
        #expect(status == .inputOutputFailed)
        #expect(await ends.first { _ in true } == true)
    }
}

/// A flow whose page has an item that starts another flow.
private final class Starter: Coordinator {
    private let navigator: Navigator
    private let child: () -> any Coordinator

    init(navigator: Navigator, child: @escaping () -> any Coordinator) {
        (self.navigator, self.child) = (navigator, child)
    }

    func start() {
        let page = Leaflet { [weak self] page, _ in
            page.title("Start")
            page.item("go") {
                if let self { self.navigator.start(self.child(), for: self) }
            }
        }
        navigator.push(page, for: self)
    }
}

/// A flow that only shows a page if its work finds something.
private final class Silent: Coordinator {
    private let navigator: Navigator
    private let events: Events
    private let showsPage: Bool

    init(navigator: Navigator, events: Events, showsPage: Bool) {
        (self.navigator, self.events, self.showsPage) = (navigator, events, showsPage)
    }

    func start() {
        events.log.append("start")
        navigator.work(for: self) { [weak self] _ in
            guard let self else { return }
            events.log.append("work")
            if showsPage { navigator.push(Leaflet { page, _ in page.title("Found") }, for: self) }
        }
    }

    func stop() { events.log.append("stop") }
}
