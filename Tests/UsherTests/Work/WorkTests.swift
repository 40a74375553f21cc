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

    @Test("a flow that shows nothing yet goes on while it has work to do, and ends when that showed nothing")
    func nothingShownYet() {
        for showsPage in [true, false] {
            let events = Events()
            let session = ScriptedSession { navigator in
                Flow(navigator: navigator) { root in
                    let screen = Leaflet.page("Start") { [unowned root] in
                        let silent = Flow(named: "silent", navigator: navigator, events: events) { silent in
                            navigator.work(for: silent) { [unowned silent] _ in
                                events.log.append("work")
                                if showsPage { navigator.push(Leaflet.page("Found"), for: silent) }
                            }
                        }
                        navigator.start(silent, for: root)
                    }
                    navigator.push(screen, for: root)
                }
            }
            session.answer("1", "q")
            #expect(events.log == ["start silent", "work", "stop silent"])
            #expect(session.transcript.contains("\nFound\n") == showsPage)
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

    @Test("what a flow asks for as it ends, whose work has shown nothing, is a move behind its end")
    func moveInStop() {
        var moves: [String] = []
        let session = ScriptedSession { navigator in
            navigator.observe { moves.append("\($0)") }
            let late = Flow(navigator: navigator) { navigator.work(for: $0) { _ in } }
            late.end = { _ in
                if let root = navigator.stack.coordinators.first { navigator.push(Leaflet.menu, for: root) }
            }
            return Flow(Leaflet.menu, child: late, navigator: navigator)
        }
        #expect(session.screens.count == 2)
        #expect(
            moves.suffix(2) == [
                "program: ended Flow; shows Leaflet", "program: began Leaflet; shows Leaflet",
            ])
    }

    @Test("work that a flow asks for when it stops is let go with the session", arguments: [true, false])
    func workInStop(quits: Bool) {
        let events = Events()
        weak var late: Flow?
        let session = ScriptedSession { navigator in
            let root = Flow(Leaflet.menu, navigator: navigator)
            root.end = { flow in
                navigator.work(for: flow) { _ in
                    events.log.append("late")
                    withExtendedLifetime(flow) {}
                }
            }
            late = root
            return root
        }
        if quits { session.answer("q") } else { session.endInput() }
        #expect(session.status == .success && events.log.isEmpty && late == nil)
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
