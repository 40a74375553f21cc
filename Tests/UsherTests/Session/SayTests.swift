import Testing
import UsherTesting

@testable import Usher

/// Lines said once, above the next page.
@Suite struct SayTests {
    /// Returns a session with one page. Its command `s` says lines, and `r` says one and refuses.
    private func session(
        saying lines: [String], isStrict: Bool = false,
        then act: @escaping (Navigator, Flow) -> Void = { _, _ in }
    ) -> ScriptedSession {
        ScriptedSession(options: Session.Options(isStrict: isStrict)) { navigator in
            Flow(navigator: navigator) { flow in
                let screen = Leaflet { [unowned flow] page, _ in
                    page.title("Films")
                    page.text("Two are there.")
                    page.command("s", "say") {
                        for line in lines { navigator.say(line) }
                        act(navigator, flow)
                    }
                    page.command("r", "refuse") {
                        navigator.say("“Alien” is deleted.")
                        throw Refusal("The disk is full.")
                    }
                    page.command("c", "cancel") {
                        navigator.say("“Alien” is deleted.")
                        throw CancellationError()
                    }
                }
                navigator.push(screen, for: flow)
            }
        }
    }

    @Test("a line is said once, above what the next page tells")
    func once() {
        let session = session(saying: ["“Alien” is deleted."])
        session.answer("s")
        #expect(
            session.transcript.hasSuffix(
                """
                > s

                “Alien” is deleted.

                s say, r refuse, c cancel, ? help, q quit
                >\u{20}
                """))
        session.answer("")
        #expect(
            session.transcript.hasSuffix(
                "\nFilms\nTwo are there.\n\ns say, r refuse, c cancel, ? help, q quit\n> "))
        #expect(session.transcript.ranges(of: "deleted").count == 1)
    }

    @Test(
        "a page without a title begins with what is said, and a page that moved on says it, whichever it is")
    func otherPage() {
        let session = session(saying: ["Opened."]) { navigator, flow in
            navigator.push(Leaflet { page, _ in page.text("No title.") }, for: flow)
        }
        session.answer("s")
        #expect(session.transcript.hasSuffix("\n\nOpened.\nNo title.\n\nb back, h home, ? help, q quit\n> "))
        session.answer("b")
        #expect(session.transcript.ranges(of: "Opened.").count == 1)
    }

    @Test(
        "what is said before a refusal or a cancellation, and before help, waits for the next page",
        arguments: ["r", "c"])
    func refusal(letter: String) {
        let session = session(saying: [])
        session.answer(letter, "?", "z")
        #expect(!session.transcript.contains("deleted"))
        #expect(session.transcript.contains("Help: Films\ns: say\n"))
        session.answer("")
        #expect(session.transcript.contains("\n“Alien” is deleted.\nFilms\nTwo are there.\n"))
        session.answer("?", "")
        #expect(session.transcript.ranges(of: "deleted").count == 1)
    }

    @Test(
        "what a flow says when it stops stands on the page that it leaves to, and in start() on the first one"
    )
    func startAndStop() {
        let session = ScriptedSession { navigator in
            let teller = Flow(Leaflet { page, _ in page.title("Child") }, navigator: navigator) { _ in
                navigator.say("started")
            }
            teller.end = { _ in navigator.say("stopped") }
            return Flow(Leaflet { page, _ in page.title("Parent") }, child: teller, navigator: navigator)
        }
        #expect(session.transcript.hasPrefix("started\nChild\n\nb back"))
        session.answer("b")
        #expect(session.transcript.hasSuffix("\nstopped\nParent\n\n? help, q quit\n> "))
    }

    @Test("what a flow says as it ends the program is its last line")
    func lastWords() {
        let session = session(saying: ["The partition table has been altered."]) { navigator, flow in
            flow.end = { _ in navigator.say("Syncing disks.") }
            navigator.stop(flow)
        }
        session.answer("s")
        #expect(session.end == .finished)
        #expect(
            session.transcript.hasSuffix("> s\nThe partition table has been altered.\nSyncing disks.\n"))
    }

    @Test("the page before work says it, and the page after it says what the work said")
    func work() {
        let session = session(saying: ["Reading…"]) { navigator, flow in
            navigator.work(for: flow) { _ in navigator.say("Read.") }
            navigator.work(for: flow) { _ in navigator.say("Sorted.") }
        }
        session.answer("s")
        let said = session.transcript.split(separator: "\n").filter {
            $0.hasPrefix("Read") || $0.hasPrefix("Sorted")
        }
        #expect(said == ["Reading…", "Read.", "Sorted."])
        #expect(
            session.transcript.hasSuffix(
                "Read.\n\nSorted.\n\ns say, r refuse, c cancel, ? help, q quit\n> "))
    }

    @Test("what work said before it failed or was stopped is on the page after it", arguments: [true, false])
    func failedWork(isCancelled: Bool) {
        let session = session(saying: []) { navigator, flow in
            navigator.work(for: flow) { _ in
                navigator.say("Half is read.")
                throw isCancelled ? CancellationError() : Refusal("The disk is gone.") as any Error
            }
        }
        session.answer("s")
        #expect(session.transcript.contains("The disk is gone.\n\nHalf is read.\n") == !isCancelled)
        #expect(session.transcript.contains("\n\nHalf is read.\n\ns say"))
    }
}
