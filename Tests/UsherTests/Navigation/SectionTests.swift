import Testing
import UsherTesting

@testable import Usher

@Suite struct SectionTests {
    private let events = Events()

    /// A root with two sections, between which `f` and `c` go back and forth on every page.
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
            }
            navigator.select(films, for: root)
        }
    }

    private func program() throws -> (session: ScriptedSession, root: Flow) {
        let session = ScriptedSession { root($0) }
        return (session, try #require(session.coordinators[0] as? Flow))
    }

    @Test("a section that comes to the front is where it was left, and nothing starts, stops or is asked")
    func keepsPlaces() throws {
        let (session, _) = try program()
        session.answer("n", "1", "c")
        #expect(session.transcript.hasSuffix("\nCalls\n1. On\n\nf films, c calls, ? help, q quit\n> "))
        let ways = "\n1. On\n\nf films, c calls, b back, h home, ? help, q quit\n> "
        session.answer("1", "f")
        #expect(session.transcript.hasSuffix("\nFilm 10" + ways))
        session.answer("b")
        #expect(
            session.transcript.contains("> b\n\nFilms\n11–20 of 30\n1. 10\n2. 11\n"),
            "the second page of the list")
        #expect(session.transcript.contains("\nn next, p previous, f films, c calls, ? help, q quit\n> "))
        session.answer("c")
        #expect(session.transcript.hasSuffix("\nCall" + ways))
        #expect(events.log == ["start films", "start calls"])
        session.answer("q")
        #expect(events.log.suffix(2) == ["stop calls", "stop films"], "the one in front first")
    }

    @Test("a recording says what a section that comes to the front shows")
    func recorded() {
        let file = Script([])
        let options = Session.Options(recording: Recorder(program: "kiosk", to: file))
        _ = Session.run(on: Script(["c", "f", "q"]), options: options) { root($0) }
        #expect(file.transcript.contains("answer f\nmove to Leaflet\npage Films\n"))
    }

    @Test("back and home end at a section's first screen, and say so")
    func ends() throws {
        let (session, root) = try program()
        session.answer("c", "b")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPage))\n> "))
        session.answer("1", "h", "h", "b")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPage))\n> "))
        let tree = session.tree
        #expect(tree == "Flow\n├── § Flow\n│   └── Leaflet\n└── § Flow\n    └── Leaflet *")
        root.navigator.pop()
        root.navigator.pop(to: session.screens[0])
        root.navigator.popToFirst()
        root.navigator.select(session.coordinators[2], for: root)
        #expect(session.tree == tree)
    }

    @Test("to enter the section in front changes nothing, and isn't a lost move")
    func enteredInFront() throws {
        let (session, root) = try program()
        root.navigator.addCommands(for: root) { [unowned root] page in
            page.command("e", "enter") {
                try root.navigator.enter(for: root) { .section(root.navigator.stack.coordinators[1]) }
            }
        }
        session.answer("", "e")
        #expect(session.page.title == "Films" && session.lostMoves == [])
    }

    @Test("a section that comes to the front behind a page of the parent is told in a line")
    func covered() throws {
        let (session, root) = try program()
        session.answer("c")
        let cover = Leaflet { page, _ in page.title("Cover") }
        root.navigator.present(cover, for: root)
        for _ in 0..<2 {
            session.answer("", "f")
            #expect(session.screens.last === cover)
            #expect(
                session.transcript.hasSuffix(
                    """
                    > f

                    It is open behind this page. Type b to go there.

                    f films, c calls, b back, ? help, q quit
                    >\u{20}
                    """))
        }
        session.answer("b")
        #expect(session.transcript.contains("\nFilms\n") && session.lostMoves == [])
    }
}
