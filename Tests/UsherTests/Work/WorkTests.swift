import Testing
import UsherTesting

@testable import Usher

/// Work in a session: its start, the input that arrives meanwhile, and its end.
@Suite struct WorkTests {
    private func run(
        _ answers: [ConsoleInput], _ root: (Navigator) -> any Coordinator
    ) -> (transcript: String, status: Usher.ExitStatus, console: Script) {
        let console = Script(answers: answers)
        let end = Session.run(on: console, root)
        return (console.transcript, end.status, console)
    }

    @Test("A page is shown before its work and again after it, and only then asks")
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

    @Test("Ctrl-C stops work at its next report, and the session continues")
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

    @Test("Ctrl-C that comes too late for the work doesn't end the session")
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

    @Test("A flow that shows nothing continues while it has work, and ends if that shows nothing")
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

    @Test(
        "A reader that goes away, or output that fails, stops the work and ends the session",
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
            console.errorOutput
                == (isReaderGone ? "" : "Writing the output failed: No space left on device.\n"))
    }

    @Test("Output that fails cancels a wait")
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
