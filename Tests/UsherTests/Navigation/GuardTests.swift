import Testing
import UsherTesting

@testable import Usher

/// Flows that object to being left, with each way to leave them.
@Suite struct GuardTests {
    private let events = Events()
    private static let menu = "\n\nMenu\n1. One\n2. Two\n\ne edit, b back, h home, ? help, q quit\n> "

    /// Starts flows 0 to 3 inside each other, each with a menu. The flow at `depth` may object.
    private func program(
        guardAt depth: Int, _ answer: Objection?
    ) -> (session: ScriptedSession, navigator: Navigator, flows: [Flow]) {
        var (flows, made): ([Flow], Navigator) = ([], Navigator())
        let session = ScriptedSession { [events] navigator in
            made = navigator
            for number in (0...3).reversed() {
                let flow = Flow(Leaflet.menu, child: flows.first, navigator: navigator)
                flow.answer = { [unowned flow] leaving in
                    events.log.append("\(number) asked: \(leaving.reason)")
                    #expect(leaving.isFinal == (leaving.reason == .end))
                    #expect(!leaving.after.contains(flow))
                    return number == depth ? answer : nil
                }
                flow.end = { [unowned navigator] _ in
                    events.log.append("stop \(number): \(navigator.leaveReason.map { "\($0)" } ?? "unknown")")
                }
                flows.insert(flow, at: 0)
            }
            return flows[0]
        }
        return (session, made, flows)
    }

    /// Each way to leave, the outermost flow that it ends, and the reason passed to the flows.
    private static let waysToLeave: [(way: String, first: Int, reason: Move.Reason)] = [
        ("b", 3, .back), ("h", 1, .home), ("q", 0, .quit), ("Ctrl-C", 0, .quit), ("Ctrl-D", 0, .quit),
        ("pop", 3, .program), ("stop", 2, .program), ("replace", 0, .program), ("end", 0, .end),
        ("interrupt", 0, .end),
    ]

    private func leave(_ session: ScriptedSession, by way: String) {
        guard let root = session.coordinators[0] as? Flow else { return }
        switch way {
        case "pop": root.navigator.pop()
        case "stop": root.navigator.stop(session.coordinators[2])
        case "replace": root.navigator.replace(root, with: Flow(Leaflet.menu, navigator: root.navigator))
        case "end": session.endInput()
        case "interrupt": session.interrupt()
        case "Ctrl-C", "Ctrl-D": session.press(way)
        default: session.answer(way)
        }
        // After a move by the program, an answer draws the next page.
        if ["pop", "stop", "replace"].contains(way) { session.answer("") }
    }

    private func log(from first: Int, _ reason: Move.Reason) -> [String] {
        let flows = (first...3).reversed()
        return flows.map { "\($0) asked: \(reason)" } + flows.map { "stop \($0): \(reason)" }
    }

    @Test(
        "Every way of leaving asks the flows it ends, the deepest first, and ends them in that order",
        arguments: waysToLeave)
    func everyWay(way: String, first: Int, reason: Move.Reason) {
        let session = program(guardAt: -1, nil).session
        leave(session, by: way)
        #expect(events.log == log(from: first, reason))
        #expect(session.coordinators.count == (way == "replace" ? 1 : first))
    }

    @Test(
        "A flow that objects keeps all flows, and its reason is printed",
        arguments: waysToLeave.filter { $0.reason != .end })
    func objects(way: String, first: Int, reason: Move.Reason) {
        for depth in [first, 3] {
            let session = program(guardAt: depth, .stay("Not now.")).session
            leave(session, by: way)
            #expect(session.coordinators.count == 4)
            #expect(session.transcript.hasSuffix("\nNot now.\n> "))
        }
    }

    @Test(
        "Only a yes to a guard's question leaves, and no flow that agreed is asked again",
        arguments: waysToLeave.filter { $0.reason != .end })
    func asks(way: String, first: Int, reason: Move.Reason) {
        for depth in [first, 3] {
            let session = program(guardAt: depth, .ask("Leave?", atEnd: "")).session
            for no in ["n", "", "b"] {
                leave(session, by: way)
                #expect(session.transcript.hasSuffix("\nLeave? (y or n, Enter for no) "))
                session.answer(no)
                #expect(session.coordinators.count == 4 && session.transcript.hasSuffix(Self.menu))
            }
            events.log = []
            leave(session, by: way)
            session.answer("y")
            #expect(events.log == log(from: first, reason))
            if reason == .quit { #expect(session.status == (way == "Ctrl-C" ? .interrupted : .success)) }
        }
    }

    @Test(
        "At the end of the input all flows end, and a guard's last words are printed",
        arguments: ["end", "interrupt"])
    func final(way: String) {
        for answer in [Objection.stay("3 are lost."), .ask("Leave?", atEnd: "3 are lost.")] {
            let session = program(guardAt: 2, answer).session
            leave(session, by: way)
            #expect(session.coordinators.isEmpty && session.transcript.hasSuffix("> \n3 are lost.\n"))
        }
    }

    @Test(
        "Pressing Ctrl-C or Ctrl-D twice in a row leaves despite any objection",
        arguments: [Objection.stay("Not now."), .ask("Leave?", atEnd: "Not now.")], ["Ctrl-D", "Ctrl-C"])
    func pressedAgain(answer: Objection, key: String) {
        let session = program(guardAt: 1, answer).session
        session.type("half")
        session.press(key)
        #expect(session.transcript.hasSuffix("> "))
        session.press(key)
        session.answer("n")
        session.press(key)
        #expect(session.end == nil)
        session.press(key)
        #expect(session.status == .interrupted && session.transcript.hasSuffix("\nNot now.\n"))
    }

    @Test("A guard's question has help, and a second request replaces the pending one")
    func secondRequest() {
        let session = program(guardAt: 3, .ask("Leave?", atEnd: "")).session
        session.answer("b", "?")
        #expect(
            session.transcript.hasSuffix(
                """

                Help
                y or n: yes, no
                an empty line: means no
                Type y to leave. With n, b or an empty line you stay.
                b: goes back to the previous page
                ?: explains this page
                q: quits the program

                Leave? (y or n, Enter for no)\u{20}
                """))
        session.answer("h", "q", "y")
        #expect(
            session.errorLines == [Words.english("refusal.firstPage.layer")] && session.status == .success)
        #expect(events.log.filter { $0.hasPrefix("3 asked") } == ["3 asked: back", "3 asked: quit"])
    }

    @Test("A guard's question disappears with its flow, and a yes to it moves nothing", arguments: ["", "y"])
    func questionDisappears(line: String) {
        let (session, navigator, flows) = program(guardAt: 3, .ask("Leave?", atEnd: ""))
        session.answer("b")
        flows[3].answer = { _ in nil }
        navigator.stop(flows[3])
        session.answer(line)
        #expect(session.coordinators.count == 3 && session.transcript.hasSuffix(Self.menu))
    }

    @Test("A guard's last words go to standard error if the output fails")
    func outputLost() {
        let console = FullConsole(after: 1)
        let end = Session.run(on: console) {
            Flow(Leaflet.menu, says: .ask("Leave?", atEnd: "The draft was not kept."), navigator: $0)
        }
        #expect(end.status == .inputOutputFailed && console.errorOutput.contains("The draft was not kept.\n"))
    }

    @Test("A flow that moves in `objection(to:)` stops the program", .ownThread)
    func movingGuard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = ScriptedSession { navigator in
                let flow = Flow(Leaflet.menu, navigator: navigator)
                flow.answer = { _ in
                    navigator.pop()
                    return nil
                }
                return flow
            }
            session.answer("q")
        }
        #expect(result.says("Flow can't move while it says whether it may be left"))
    }
}
