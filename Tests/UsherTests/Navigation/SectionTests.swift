import Testing
import UsherTesting

@testable import Usher

@Suite struct SectionTests {
    private let events = Events()

    /// Returns a root with two sections. On every page, `f` and `c` switch between them.
    private func root(_ navigator: Navigator) -> Flow {
        let films = Flow(named: "films", navigator: navigator, events: events) { flow in
            let list = ListPosition()
            let screen = Leaflet { [unowned flow] page, _ in
                page.title("Films")
                page.list(0..<30, at: list) {
                    $0.write($1)
                } choose: {
                    navigator.push(Leaflet.page("Film \($0)"), for: flow)
                }
            }
            navigator.push(screen, for: flow)
        }
        let calls = Flow(named: "calls", navigator: navigator, events: events) { flow in
            let screen = Leaflet.page("Calls") { [unowned flow] in
                navigator.push(Leaflet.page("Call"), for: flow)
            }
            navigator.push(screen, for: flow)
        }
        return Flow(navigator: navigator) { root in
            navigator.addCommands(for: root) { [unowned root] page in
                page.command("f", "films") { navigator.select(films, for: root) }
                page.command("c", "calls") { navigator.select(calls, for: root) }
                page.command("e", "enter") { try navigator.enter(for: root) { .section(films) } }
            }
            navigator.select(films, for: root)
        }
    }

    @Test("A section that is selected again is as it was left, and its flows don't restart")
    func sessions() throws {
        try play("Section", flows: ["sections": { root($0) }])
        #expect(events.log.prefix(4) == ["start films", "start calls", "stop calls", "stop films"])
    }

    @Test("Selecting a section that a page of the parent covers says where the section is")
    func covered() throws {
        let session = ScriptedSession { root($0) }
        session.answer("c")
        let flow = try #require(session.coordinators[0] as? Flow)
        flow.navigator.present(Leaflet.page("Cover"), for: flow)
        for _ in 0..<2 {
            session.answer("", "f")
            #expect(session.page.title == "Cover")
            #expect(session.page.said == ["It is open behind this page. Type b to go there."])
        }
        session.answer("b")
        #expect(session.page.title == "Films" && session.lostMoves == [])
    }
}
