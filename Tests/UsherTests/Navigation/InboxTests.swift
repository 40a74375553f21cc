import Testing
import UsherTesting

@testable import Usher

/// Messages from outside, in scripts. EventPropertyTests check their order and receivers.
@Suite struct InboxTests {
    /// A session whose page shows what its inbox has heard. Some words do more.
    private final class World {
        var heard: [String] = []
        var picked: [String] = []
        var pieces = 0
        private(set) var inbox: Inbox<String>?
        private(set) var session: ScriptedSession?

        init(isStrict: Bool = false) {
            session = ScriptedSession(options: Session.Options(isStrict: isStrict)) { navigator in
                let prompt = Leaflet { [unowned self] page, _ in
                    page.title("Heard")
                    for word in heard { page.item(word) { [unowned self] in picked.append(word) } }
                    page.command("n", "nothing") {}
                    page.command("r", "refuse") {
                        navigator.say("“Alien” is deleted.")
                        throw Refusal("The disk is full.")
                    }
                }
                return Flow(prompt, navigator: navigator) { [unowned self] flow in
                    inbox = navigator.inbox(for: flow) { [unowned self] in receive($0, flow) }
                }
            }
        }

        private func receive(_ word: String, _ flow: Flow) {
            heard.append(word)
            switch word {
            case "only": heard = [word]
            case "said": flow.navigator.say("It is said.")
            case "further": flow.navigator.push(Leaflet.name, for: flow)
            case "start": flow.navigator.start(Flow(Leaflet.name, navigator: flow.navigator), for: flow)
            case "back": flow.navigator.popToFirst()
            case "echo": inbox?.send("echoed")
            case "work":
                // Messages that arrive meanwhile are delivered once the user could answer.
                flow.navigator.work(for: flow) { [unowned self] _ in
                    pieces += 1
                    inbox?.send("worked")
                }
            default: break
            }
        }

        /// Sends words after a plus sign, delivers events at a dot, and answers anything else.
        func play(_ steps: [String]) -> String {
            for step in steps {
                if step == "." {
                    session?.advance()
                } else if step.hasPrefix("+") {
                    inbox?.send(String(step.dropFirst()))
                } else {
                    session?.answer(step)
                }
            }
            return session?.transcript ?? ""
        }
    }

    /// A page with these words.
    private static func page(_ words: String...) -> String {
        let items = words.enumerated().map { "\($0.offset + 1). \($0.element)\n" }.joined()
        return "\n\nHeard\n\(items)\nn nothing, r refuse, ? help, q quit\n> "
    }

    private static let gone = "\n" + Words.english(.pageGone) + page("one", "further", "back")

    static let table: [(promise: String, steps: [String], written: String)] = [
        (
            "delivered with the next answer, in order, and the page is drawn once",
            ["+one", "+two", "n", "n"], "> n" + page("one", "two") + "n" + page("one", "two")
        ),
        (
            "nothing is printed meanwhile", ["+one", ".", "+two", "."],
            "Heard\n\nn nothing, r refuse, ? help, q quit\n> "
        ),
        ("an empty line draws the page", ["+one", ".", "+two", ".", ""], "> " + page("one", "two")),
        (
            "what is said stands on lines of its own, once", ["+said", "+one", ".", "."],
            "> \nIt is said.\n> "
        ),
        (
            "and with the page", ["+one", "+said", ""],
            "> \n\nIt is said." + page("one", "said").dropFirst()
        ),
        (
            "an answer picks what was on the page that is read", ["+one", "", "+only", ".", "1"],
            page("one") + "1" + page("only")
        ),
        (
            "a refusal leaves the page due", ["+one", ".", "z"],
            "> z\nThere is no command “z”. Type ? for help, q to quit." + page("one")
        ),
        ("so does the help", ["+one", ".", "?"], "\nq: quits the program" + page("one")),
        (
            "where nothing came the page stands", [".", "z"],
            "> z\nThere is no command “z”. Type ? for help, q to quit.\n> "
        ),
        (
            "what a refused answer said waits for the next page, and not for the next event",
            ["r", "+one", ".", ""],
            "> r\nThe disk is full.\n> \n\n“Alien” is deleted." + page("one").dropFirst()
        ),
        (
            "a page that was left and is back is shown again before it takes an answer",
            ["+one", "", "+further", ".", "+back", ".", "1"], "> 1" + gone
        ),
        (
            "a page that is gone takes an empty line", ["+one", "+further", "", "+back", ".", " "],
            ":  \n\nHeard\n1. one\n2. further\n3. back\n\nn nothing, r refuse, ? help, q quit\n> "
        ),
        (
            "a receiver may start a flow", ["+start", ".", ""],
            "> \n\nName\n\n:x clear, :b back, :h home, :? help, :q quit\nName (Enter for Ada): "
        ),
        (
            "what is sent while messages are delivered is delivered the next time", ["+echo", ""],
            page("echo")
        ),
        (
            "work that a message asks for is done before the page, and what it sends comes after it",
            ["+work", ""], page("work")
        ),
        ("with the next answer", ["+work", "", ""], page("work", "worked")),
    ]

    @Test("what is heard is on the pages, and when", arguments: table.indices)
    func rows(index: Int) {
        let (promise, steps, written) = Self.table[index]
        let transcript = World().play(steps)
        #expect(transcript.hasSuffix(written), "\(promise)\n\(transcript)")
    }

    @Test("what is heard is so when, and picked")
    func heard() {
        let world = World()
        _ = world.play(["+one"])
        #expect(world.heard == [])
        _ = world.play(["", "+echo", "."])
        #expect(world.heard == ["one", "echo"])
        _ = world.play([".", "+work", "1"])
        #expect(world.heard == ["one", "echo", "echoed", "work"] && world.pieces == 1)
        #expect(world.picked == ["one"])
    }

    @Test("work under way hears what came meanwhile when it is done, before the next page")
    func work() throws {
        var within: [String]?
        let world = World()
        let root = try #require(world.session?.coordinators[0] as? Flow)
        root.navigator.work(for: root) { _ in
            _ = world.play(["+one"])
            within = world.heard
        }
        #expect(world.play(["n"]).hasSuffix("> n" + Self.page("one")))
        #expect(within == [])
    }

    @Test(
        "where events led away from the page that is read, only an empty line and a quit are taken",
        arguments: ["1", "b", "h", "?", "n", "nonsense"])
    func gone(line: String) {
        let steps = ["+one", "+further", "", "+back", "."]
        let world = World()
        let transcript = world.play(steps + [":" + line])
        #expect(transcript.hasSuffix(":\(line)" + Self.gone))
        #expect(world.picked == [] && world.session?.status == nil)
        let strict = World(isStrict: true)
        _ = strict.play(["+further", ".", line])
        #expect(strict.session?.status == .dataRefused)
        let left = World()
        #expect(left.play(steps + [":q"]).hasSuffix(": :q\n") && left.session?.status == .success)
    }

    @Test("what was sent before the first page is on it")
    func firstPage() {
        let session = ScriptedSession { navigator in
            var heard = "nothing"
            return Flow(Leaflet { page, _ in page.title(heard) }, navigator: navigator) { flow in
                navigator.inbox(for: flow) { heard = $0 }.send("something")
            }
        }
        #expect(session.transcript.hasPrefix("something\n"))
    }

    @Test("a line that is said fits the width, and is harmless")
    func harmless() {
        let session = ScriptedSession(width: 20) { navigator in
            Flow(Leaflet.name, navigator: navigator) { flow in
                navigator.after(.seconds(1), for: flow) { navigator.say("\u{1B}[2J a line of many words") }
            }
        }
        session.advance(by: .seconds(1))
        #expect(
            session.transcript.hasSuffix(
                "Name\n(Enter for Ada): \n␛[2J a line of many\nwords\nName\n(Enter for Ada): "))
    }

    @Test("a flow that is stopped and started in one move hears through its new inbox only")
    func stay() throws {
        var (heard, inboxes): ([String], [Inbox<String>]) = ([], [])
        let session = ScriptedSession { navigator in
            let child = Flow(Leaflet.menu, navigator: navigator) { flow in
                let stay = inboxes.count
                inboxes.append(navigator.inbox(for: flow) { heard.append("\($0) in stay \(stay)") })
                navigator.after(.seconds(1), for: flow) { heard.append("timer of stay \(stay)") }
            }
            return Flow(Leaflet.menu, child: child, navigator: navigator)
        }
        inboxes[0].send("early")
        let (root, child) = (session.coordinators[0], session.coordinators[1])
        let navigator = try #require((root as? Flow)?.navigator)
        navigator.move {
            navigator.stop(child)
            navigator.start(child, for: root)
        }
        #expect(inboxes.map { $0.send("late") } == [false, true])
        session.advance(by: .seconds(1))
        #expect(heard == ["late in stay 1", "timer of stay 1"])
    }

    @Test("what isn't in the tree hears nothing: before its start, in its stop and after")
    func notInTree() {
        var (heard, inboxes): (Int, [Inbox<Int>]) = (0, [])
        let session = ScriptedSession { navigator in
            let late = Flow(navigator: navigator)
            late.end = { late in
                inboxes.append(navigator.inbox(for: late) { _ in heard += 1 })
                navigator.after(.zero, for: late) { heard += 1 }
            }
            late.end(late)
            return Flow(Leaflet.menu, child: late, navigator: navigator)
        }
        #expect(inboxes.map { $0.send(1) } == [false, false])
        session.advance(by: .seconds(1))
        #expect(heard == 0)
    }

    @Test("waiting keeps no flow alive that shows nothing")
    func emptyFlow() {
        var inbox: Inbox<Int>?
        let session = ScriptedSession { navigator in
            Flow(navigator: navigator) { flow in
                inbox = navigator.inbox(for: flow) { _ in }
                navigator.after(.seconds(1), for: flow) {}
            }
        }
        #expect(session.status == .internalError && inbox?.send(1) == false)
    }

    @Test("what waits when the session ends is dropped and freed", arguments: ["quit", "end", "interrupt"])
    func endOfSession(way: String) {
        final class Message: Sendable {}
        var (heard, inbox): (Int, Inbox<Message>?) = (0, nil)
        weak var message: Message?
        weak var root: Flow?
        let session = ScriptedSession { navigator in
            let flow = Flow(Leaflet.menu, navigator: navigator) { flow in
                inbox = navigator.inbox(for: flow) { _ in
                    heard += 1
                    navigator.stop(flow)
                }
                navigator.after(.seconds(1), for: flow) { heard += 1 }
            }
            root = flow
            return flow
        }
        do {
            let sent = Message()
            message = sent
            inbox?.send(sent)
        }
        #expect(message != nil)
        switch way {
        case "quit": session.answer("q")
        case "end": session.endInput()
        default: session.interrupt()
        }
        #expect(message == nil && root == nil)
        session.advance(by: .seconds(1))
        #expect(heard == 0 && inbox?.send(Message()) == false)
    }

    @Test("an event that leaves nothing to show ends the session at once, behind what it says")
    func lastFlow() {
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, navigator: navigator) { flow in
                navigator.after(.seconds(1), for: flow) {
                    navigator.say("We are closing.")
                    navigator.stop(flow)
                }
            }
        }
        session.advance(by: .seconds(1))
        #expect(session.transcript.hasSuffix("> \nWe are closing.\n") && session.status == .success)
    }

    @Test("a message that sends another one when it is freed waits for nobody")
    func freeing() {
        final class Message: Sendable {
            let inbox: Inbox<Message?>
            init(inbox: Inbox<Message?>) { self.inbox = inbox }
            deinit { inbox.send(nil) }
        }
        var inbox: Inbox<Message?>?
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, navigator: navigator) { inbox = navigator.inbox(for: $0) { _ in } }
        }
        if let inbox { inbox.send(Message(inbox: inbox)) }
        session.answer("q")
        #expect(inbox?.send(nil) == false)
    }
}
