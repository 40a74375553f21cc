import Testing
import UsherTesting

@testable import Usher

/// The lifetime of a flow's inbox and timers, and messages that arrive too late.
@Suite struct InboxLifeTests {
    @Test("an inbox ends with its flow: the rest is dropped, and what is sent then is refused")
    func endsWithFlow() {
        var heard: [Int] = []
        var inbox: Inbox<Int>?
        let session = ScriptedSession { navigator in
            Listener(.menu, navigator: navigator) { listener in
                let child = Listener(.menu, navigator: navigator) { child in
                    inbox = navigator.inbox(for: child) { number in
                        heard.append(number)
                        if number == 2 { navigator.stop(child) }
                    }
                }
                navigator.start(child, for: listener)
            }
        }
        #expect((1...4).map { inbox?.send($0) } == [true, true, true, true])
        session.advance()
        #expect(heard == [1, 2])
        #expect(inbox?.send(5) == false)
        #expect(session.advanced() == "")
        #expect(heard == [1, 2])
        #expect(session.coordinators.count == 1)
    }

    @Test("a flow that is stopped and started in one move hears through its new inbox only")
    func stay() {
        var heard: [String] = []
        var inboxes: [Inbox<String>] = []
        var navigator: Navigator?
        weak var child: Listener?
        let session = ScriptedSession { its in
            navigator = its
            return Listener(.menu, navigator: its) { listener in
                let flow = Listener(.menu, navigator: its) { flow in
                    let stay = inboxes.count
                    inboxes.append(its.inbox(for: flow) { heard.append("\($0) in stay \(stay)") })
                    its.after(.seconds(1), for: flow) { heard.append("timer of stay \(stay)") }
                }
                child = flow
                its.start(flow, for: listener)
            }
        }
        inboxes[0].send("early")
        navigator?.change { stack in
            guard let child, let parent = stack.parent(of: child) else { return }
            stack.stop(child)
            stack.start(child, for: parent)
        }
        #expect(inboxes.map { $0.send("late") } == [false, true])
        session.advance(by: .seconds(1))
        #expect(heard == ["late in stay 1", "timer of stay 1"])
    }

    @Test("what isn't in the tree hears nothing: before its start, in its stop and after")
    func notInTree() {
        var heard = 0
        var inboxes: [Inbox<Int>] = []
        final class Late: Coordinator {
            let ask: (Late) -> Void
            init(ask: @escaping (Late) -> Void) { self.ask = ask }
            func start() {}
            func stop() { ask(self) }
        }
        let session = ScriptedSession { navigator in
            let late = Late { late in
                inboxes.append(navigator.inbox(for: late) { _ in heard += 1 })
                navigator.after(.zero, for: late) { heard += 1 }
            }
            late.ask(late)
            return Listener(.menu, navigator: navigator) { navigator.start(late, for: $0) }
        }
        #expect(inboxes.map { $0.send(1) } == [false, false])
        session.advance(by: .seconds(1))
        #expect(heard == 0)
    }

    @Test("waiting keeps no flow alive that shows nothing")
    func emptyFlow() {
        var inbox: Inbox<Int>?
        final class Silent: Coordinator {
            let listen: (Silent) -> Void
            init(listen: @escaping (Silent) -> Void) { self.listen = listen }
            func start() { listen(self) }
        }
        let session = ScriptedSession { navigator in
            Silent { silent in
                inbox = navigator.inbox(for: silent) { _ in }
                navigator.after(.seconds(1), for: silent) {}
            }
        }
        #expect(session.status == .internalError)
        #expect(inbox?.send(1) == false)
    }

    @Test("what waits when the session ends is dropped and freed", arguments: ["quit", "end", "interrupt"])
    func endOfSession(way: String) {
        final class Message: Sendable {}
        var heard = 0
        var inbox: Inbox<Message>?
        weak var message: Message?
        weak var root: Listener?
        let session = ScriptedSession { navigator in
            let listener = Listener(.menu, navigator: navigator) { listener in
                inbox = navigator.inbox(for: listener) { _ in
                    heard += 1
                    navigator.stop(listener)
                }
                navigator.after(.seconds(1), for: listener) { heard += 1 }
            }
            root = listener
            return listener
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
        #expect(message == nil)
        #expect(root == nil)
        #expect(heard == 0)
        session.advance(by: .seconds(1))
        #expect(heard == 0)
        #expect(inbox?.send(Message()) == false)
    }

    @Test("an event that leaves nothing to show ends the session at once, behind what it says")
    func lastFlow() {
        func session() -> ScriptedSession {
            ScriptedSession { navigator in
                Listener(.menu, navigator: navigator) { listener in
                    navigator.after(.seconds(1), for: listener) {
                        navigator.say("We are closing.")
                        navigator.stop(listener)
                    }
                }
            }
        }
        let waiting = session()
        #expect(waiting.advanced(by: .seconds(1)) == "\nWe are closing.\n")
        #expect(waiting.status == .success)
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
            Listener(.menu, navigator: navigator) { listener in
                inbox = navigator.inbox(for: listener) { _ in }
            }
        }
        if let inbox { inbox.send(Message(inbox: inbox)) }
        session.answer("q")
        #expect(inbox?.send(nil) == false)
    }
}

extension ScriptedSession {
    /// Advances the clock and returns the output.
    fileprivate func advanced(by duration: Duration = .zero) -> String {
        let start = transcript.endIndex
        advance(by: duration)
        return String(transcript[start...])
    }
}
