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
            weak var root: Flow?
            let prompt = Leaflet { page, _ in
                page.title("Films")
                page.text("Two are there.")
                page.command("s", "say") {
                    for line in lines { navigator.say(line) }
                    if let root { act(navigator, root) }
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
            let flow = Flow(prompt, navigator: navigator)
            root = flow
            return flow
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

    @Test("several lines follow each other, the same one too")
    func several() {
        let session = session(saying: ["one", "two", "one"])
        session.answer("s")
        #expect(session.transcript.contains("\n> s\n\none\ntwo\none\n\ns say"))
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

    @Test("a line that was said in two refused answers is said for both")
    func twoRefusals() {
        let session = session(saying: ["done"])
        session.answer("r", "s")
        #expect(session.transcript.contains("\n\n“Alien” is deleted.\ndone\n\ns say"))
    }

    @Test("what is said is one line, wraps, and can't command a terminal")
    func harmless() {
        let session = session(saying: ["two\nlines\u{1B}[2J", String(repeating: "long ", count: 20)])
        session.answer("s")
        #expect(session.transcript.contains("\n\ntwo lines␛[2J\nlong long"))
        #expect(session.transcript.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "what a flow says when it stops stands on the page that it leaves to, and in start() on the first one"
    )
    func startAndStop() {
        final class Teller: Coordinator {
            let navigator: Navigator

            init(navigator: Navigator) { self.navigator = navigator }

            func start() {
                navigator.say("started")
                navigator.push(Leaflet { page, _ in page.title("Child") }, for: self)
            }

            func stop() { navigator.say("stopped") }
        }
        let session = ScriptedSession {
            Flow(Leaflet { page, _ in page.title("Parent") }, child: Teller(navigator: $0), navigator: $0)
        }
        #expect(session.transcript.hasPrefix("started\nChild\n\nb back"))
        session.answer("b")
        #expect(session.transcript.hasSuffix("\nstopped\nParent\n\n? help, q quit\n> "))
    }

    @Test("what a flow says as it ends the program is its last line")
    func lastWords() {
        final class Table: Coordinator {
            let navigator: Navigator

            init(navigator: Navigator) { self.navigator = navigator }

            func start() {
                let menu = Leaflet { [unowned self] page, _ in
                    page.command("w", "write") {
                        self.navigator.say("The partition table has been altered.")
                        self.navigator.stop(self)
                    }
                }
                navigator.push(menu, for: self)
            }

            func stop() { navigator.say("Syncing disks.") }
        }
        let session = ScriptedSession { Table(navigator: $0) }
        session.answer("w")
        #expect(session.end == .finished)
        #expect(
            session.transcript.hasSuffix("> w\nThe partition table has been altered.\nSyncing disks.\n"))
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

    @Test("a page that can't be drawn says it too")
    func failedDraw() {
        var isBroken = false
        let session = ScriptedSession { navigator in
            Flow(
                Leaflet { page, _ in
                    page.title("Films")
                    if isBroken { throw Refusal("The disk is gone.") }
                    page.item("delete") {
                        isBroken = true
                        navigator.say("“Alien” is deleted.")
                    }
                }, navigator: navigator)
        }
        session.answer("1")
        #expect(
            session.transcript.hasSuffix(
                "\n“Alien” is deleted.\nFilms\nThe disk is gone.\n\n? help, q quit\n> "))
    }

    @Test("what is said where no page comes any more is the last that is written")
    func end() {
        let session = session(saying: ["Farewell."]) { navigator, flow in navigator.stop(flow) }
        session.answer("s")
        #expect(session.status == .success)
        #expect(session.transcript.hasSuffix("> s\nFarewell.\n"))
    }

    @Test("what is said can be read from the page")
    func reading() {
        var page = Page()
        page.draw(Leaflet.menu, saying: ["one", "two"])
        #expect(page.said == ["one", "two"])
        #expect(page.texts == [])
        page.draw(Leaflet.menu)
        #expect(page.said == [])
        #expect(Page(of: Leaflet.menu).said == [])
    }
}
