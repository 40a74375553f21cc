import Testing
import UsherTesting

@testable import Usher

/// The ends of turns and sessions. NavigationPropertyTests make random moves.
@Suite struct TurnTests {
    @Test("The root's last question, `stop`, `finish` and `quit` end a session successfully")
    func onPurpose() {
        var name = ""
        let asking = ScriptedSession { navigator in
            Flow(QuestionScreen { $0.ask("Name", .text) { name = $0 } }, navigator: navigator)
        }
        asking.answer("Ada")
        #expect(asking.end == .finished && name == "Ada" && asking.lostMoves == [])
        for ends in [{ $0.stop($1) }, { $0.finish($1, with: 1) }, { n, _ in n.quit() }]
            as [(Navigator, Flow) -> Void]
        {
            let session = ScriptedSession { navigator in
                Flow(navigator: navigator) { root in
                    navigator.push(Leaflet.page("Act") { [unowned root] in ends(navigator, root) }, for: root)
                }
            }
            session.answer("1")
            #expect(session.status == .success && session.lostMoves == [])
        }
    }

    @Test("Thousands of moves or nested flows in one turn aren't taken for an endless loop")
    func finite() {
        let navigator = Navigator()
        let root = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(root)
        let busy = Flow(Leaflet.menu, navigator: navigator) { flow in
            for _ in 0..<60_000 {
                navigator.push(Leaflet.menu, for: flow)
                navigator.pop()
            }
        }
        navigator.start(busy, for: root)
        #expect(navigator.stack.screens.count == 2)
        func nesting(_ count: Int) -> Flow {
            Flow(Leaflet.menu, navigator: navigator) {
                if count > 0 { navigator.start(nesting(count - 1), for: $0) }
            }
        }
        navigator.start(nesting(3_000), for: root)
        #expect(navigator.stack.coordinators.count == 3_003)
    }

    @Test("Flows that start each other endlessly stop the program with a message that names them", .ownThread)
    func endless() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let navigator = Navigator()
            let root = Flow(Leaflet.menu, navigator: navigator)
            navigator.start(root)
            func starting() -> Flow {
                Flow(navigator: navigator) { navigator.replace($0, with: starting()) }
            }
            navigator.start(starting(), for: root)
        }
        #expect(ended.says("moves ask for moves without end. The last one showed Flow"))
    }
}
