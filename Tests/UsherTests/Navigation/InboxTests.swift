import Testing
import UsherTesting

@testable import Usher

/// Messages to an inbox. EventPropertyTests check their order and receivers.
@Suite struct InboxTests {
    /// A program whose page shows the messages it received. Some messages also run an action.
    private final class Mailbox {
        private(set) var heard: [String] = []
        private(set) var pieces = 0
        private(set) var inbox: Inbox<String>?

        func root(_ navigator: Navigator) -> Flow {
            heard = []
            let prompt = Leaflet { [unowned self] page, _ in
                page.title("Heard")
                for word in heard { page.item(word) { navigator.say("\(word) is picked.") } }
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
                // A message sent during work is delivered after the work.
                flow.navigator.work(for: flow) { [unowned self] _ in
                    pieces += 1
                    inbox?.send("worked")
                }
            default: break
            }
        }
    }

    @Test("Messages are delivered in order before the next page, which shows what they changed")
    func sessions() throws {
        let world = Mailbox()
        try play(
            "Inbox",
            flows: [
                "page": { world.root($0) },
                "closing": { navigator in
                    Flow(Leaflet.menu, navigator: navigator) { flow in
                        navigator.inbox(for: flow) { navigator.say($0) }.send(
                            "\u{1B}[2J, before the first page")
                        navigator.after(.seconds(1), for: flow) {
                            navigator.say("We are closing.")
                            navigator.stop(flow)
                        }
                    }
                },
            ]
        ) { session, answer in
            if answer == "." { session.advance() }
            if answer.hasPrefix("+") { world.inbox?.send(String(answer.dropFirst())) }
            return answer == "." || answer.hasPrefix("+")
        }
        #expect(world.pieces == 2)
    }

    @Test("A flow that is stopped and started in one move receives only through its new inbox")
    func restarted() throws {
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

    @Test("A flow receives no messages and no timers before its start or after its stop")
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

    @Test(
        "Messages and timers that are pending at the end of a session are dropped and freed",
        arguments: ["quit", "end", "interrupt"])
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

    @Test("A message that sends another one in its `deinit` doesn't deadlock")
    func freeing() {
        final class Chain: Sendable {
            let inbox: Inbox<Chain?>
            init(inbox: Inbox<Chain?>) { self.inbox = inbox }
            deinit { inbox.send(nil) }
        }
        var inbox: Inbox<Chain?>?
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, navigator: navigator) { inbox = navigator.inbox(for: $0) { _ in } }
        }
        if let inbox { inbox.send(Chain(inbox: inbox)) }
        session.answer("q")
        #expect(inbox?.send(nil) == false)
    }
}
