import Testing
import UsherTesting

@testable import Usher

@Suite struct SectionTests {
    private let events = Events()

    /// An app with two sections. `f` and `c` switch between them on every page.
    private func program() -> ScriptedSession {
        ScriptedSession { Kiosk(navigator: $0, events: events) }
    }

    @Test("a section that comes to the front is where it was left, and nothing starts, stops or is asked")
    func keepsPlaces() {
        let session = program()
        session.answer("n", "1", "c")
        #expect(events.log == ["start films", "start calls"])
        #expect(session.transcript.hasSuffix("\nCalls\n1. On\n\nf films, c calls, ? help, q quit\n> "))
        session.answer("1", "f")
        #expect(
            session.transcript.hasSuffix(
                "\nFilm 10\n1. On\n\nf films, c calls, b back, h home, ? help, q quit\n> "))
        session.answer("b")
        #expect(
            session.transcript.contains("> b\n\nFilms\n11–20 of 30\n1. 10\n2. 11\n"),
            "the second page of the list")
        #expect(session.transcript.contains("\nf films, c calls, n next, p previous, ? help, q quit\n> "))
        session.answer("c")
        #expect(
            session.transcript.hasSuffix(
                "\nCall\n1. On\n\nf films, c calls, b back, h home, ? help, q quit\n> "))
        #expect(events.log == ["start films", "start calls"])
        session.answer("q")
        #expect(events.log.suffix(2) == ["stop calls", "stop films"], "the one in front first")
    }

    @Test("a recording says what a section that comes to the front shows")
    func recorded() {
        let file = Script([])
        let options = Session.Options(recording: Recorder(program: "kiosk", to: file))
        _ = Session.run(on: Script(["c", "f", "q"]), options: options) {
            Kiosk(navigator: $0, events: events)
        }
        #expect(file.transcript.contains("answer f\nmove to Catalog\npage Films\n"))
    }

    @Test("back and home end at a section's first screen, and back says so")
    func ends() {
        let session = program()
        session.answer("c", "b")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPage))\n> "))
        session.answer("1", "h", "h", "b")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPage))\n> "))
        #expect(
            session.tree == """
                Kiosk
                ├── § Flow
                │   └── Catalog
                └── § Flow
                    └── Numbered *
                """)
        let kiosk = session.coordinators[0] as? Kiosk
        let tree = session.tree
        kiosk?.navigator.pop()
        kiosk?.navigator.pop(to: session.screens[0])
        kiosk?.navigator.popToFirst()
        kiosk?.navigator.select(session.coordinators[2], for: session.coordinators[0])
        #expect(session.tree == tree)
    }

    @Test("to enter the section in front changes nothing, and isn't a lost move")
    func enteredInFront() {
        let session = program()
        guard let kiosk = session.coordinators[0] as? Kiosk else { return }
        kiosk.navigator.addCommands(for: kiosk) { page in
            page.command("e", "enter") { try kiosk.navigator.enter(for: kiosk) { .section(kiosk.films) } }
        }
        session.answer("", "e")
        #expect(session.page.title == "Films" && session.lostMoves == [])
    }

    @Test("a section that comes to the front behind a page of the parent is told in a line")
    func covered() {
        let session = program()
        session.answer("c")
        guard let kiosk = session.coordinators[0] as? Kiosk else { return }
        let cover = Leaflet { page, _ in
            page.title("Cover")
            page.command("f", "films") { kiosk.navigator.select(kiosk.films, for: kiosk) }
        }
        kiosk.navigator.present(cover, for: kiosk)
        for _ in 0..<2 {
            session.answer("", "f")
            #expect(session.screens.last === cover)
            #expect(
                session.transcript.hasSuffix(
                    "> f\n\nIt is open behind this page. Type b to go there.\n\nf films, b back, ? help, q quit\n> "
                ), "\(session.transcript.suffix(200))")
        }
        session.answer("b")
        #expect(session.transcript.contains("\nFilms\n"))
        #expect(session.lostMoves == [])
    }

    @Test("a layer belongs to the section that presented it")
    func layers() {
        let session = program()
        let kiosk = session.coordinators[0] as? Kiosk
        let scene = Leaflet.menu
        if let kiosk {
            kiosk.navigator.present(scene, for: session.coordinators[1])
            kiosk.navigator.select(kiosk.calls, for: kiosk)
            kiosk.navigator.dismiss(session.screens[2])
            #expect(session.screens.count == 3, "the calls are in no layer")
            kiosk.navigator.dismiss(scene)
        }
        #expect(session.screens.count == 2)
    }

    @Test(
        "what the parent shows over its sections stays on top, and a section that ends lets the next one be seen"
    )
    func over() {
        let session = program()
        guard let kiosk = session.coordinators[0] as? Kiosk else { return }
        session.answer("c")
        let notice = Leaflet.menu
        kiosk.navigator.push(notice, for: kiosk)
        kiosk.navigator.select(session.coordinators[1], for: kiosk)
        #expect(session.screens.last === notice)
        kiosk.navigator.pop(to: session.screens[1])
        #expect(
            session.tree == """
                Kiosk
                ├── § Flow
                │   └── Numbered
                └── § Flow
                    └── Catalog *
                """)
        kiosk.navigator.stop(session.coordinators[2])
        #expect(session.screens.count == 1)
    }
}

private final class Kiosk: Coordinator {
    let navigator: Navigator
    private(set) lazy var films = Flow(
        named: "films", Catalog(kiosk: self), navigator: navigator, events: events)
    private(set) lazy var calls = Flow(
        named: "calls", Numbered("Calls", kiosk: self), navigator: navigator, events: events)
    private let events: Events

    init(navigator: Navigator, events: Events) {
        (self.navigator, self.events) = (navigator, events)
    }

    func start() { navigator.select(films, for: self) }

    func commands(on page: inout Page) {
        page.command("f", "films") { [self] in navigator.select(films, for: self) }
        page.command("c", "calls") { [self] in navigator.select(calls, for: self) }
    }

    func show(_ title: String, after screen: any Screen) {
        guard let flow = navigator.stack.parent(of: screen) else { return }
        navigator.push(Numbered(title, kiosk: self), for: flow)
    }
}

private final class Catalog: Screen {
    private unowned let kiosk: Kiosk
    private let list = ListPosition()

    init(kiosk: Kiosk) {
        self.kiosk = kiosk
    }

    func draw(on page: inout Page) {
        page.title("Films")
        kiosk.commands(on: &page)
        page.list(0..<30, at: list) { row, number in
            row.write(number)
        } choose: { [self] number in
            kiosk.show("Film \(number)", after: self)
        }
    }
}

private final class Numbered: Screen {
    private let title: String
    private unowned let kiosk: Kiosk

    init(_ title: String, kiosk: Kiosk) {
        (self.title, self.kiosk) = (title, kiosk)
    }

    func draw(on page: inout Page) {
        page.title(title)
        page.item("On") { [self] in kiosk.show("Call", after: self) }
        kiosk.commands(on: &page)
    }
}
