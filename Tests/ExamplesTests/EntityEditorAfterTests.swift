import Testing
import Usher
import UsherTesting

@testable import EntityEditorAfter

@Suite("Entity editor, after")
struct EntityEditorAfterTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("the script gives the same transcript as before")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppCoordinator(navigator: $0) } == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("the coordinator of the people presents its scene over the parent's")
    func tree() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "2", "e")
        #expect(
            session.tree == """
                AppCoordinator
                ├── MenuScreen
                └── PeopleCoordinator
                    ├── | PersonListScreen
                    ├── PersonDetailScreen
                    └── PersonEditorScreen *
                """)
    }

    @Test("a change is on every shown screen at once, and the last field leads straight to the list")
    func changes() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "e", "Kurosawa Akira")
        let screens = session.screens
        #expect(Page(of: screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: screens[2]).title == "Kurosawa Akira")
        #expect(Page(of: screens[3]).title == "Edit Kurosawa Akira")
        session.answer("", "")
        #expect(session.screens.last is PersonListScreen)
        #expect(session.screens.count == 2)
    }

    @Test(
        "what can't be a value is refused with what would do, and changes nothing",
        arguments: [
            ("", "Born", "twelve"), ("", "Born", "1849"), ("", "Born", "99999999999999999999"),
            ("?!", "Name", "?!"),
        ])
    func refusals(first: String, field: String, answer: String) {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "e", first, answer)
        #expect(session.transcript.contains("“\(answer)” is no "))
        #expect(session.transcript.contains("\n\(field) ["))
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
    }

    @Test("the list says that it loads before the people are there")
    func loading() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1")
        #expect(
            session.transcript.contains("\nDirectors\nLoading…\n\nDirectors\n 1. "))
    }

    @Test("Ctrl-C while it loads leads back to the parent's scene, and the next time it loads anew")
    func interrupt() {
        let console = ScriptConsole(answers: [.line("1"), .interrupt, .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppCoordinator(navigator: $0) } == .success)
        #expect(
            console.transcript.contains("Loading…\nStopped.\n\nFilm archive\n"))
        #expect(console.transcript.contains("12. Chantal Akerman (1950)\n"))
    }

    @Test("the parent hears of the people once, whoever ends the flow", arguments: ["b", "q", "stop", "end"])
    func delegate(way: String) {
        var parent: Parent?
        let session = ScriptedSession { navigator in
            let made = Parent(navigator: navigator)
            parent = made
            return made
        }
        switch way {
        case "stop": parent?.stopChild()
        case "end": session.endInput()
        default: session.answer(way)
        }
        #expect(parent?.heard == [12])
        #expect(session.screens.count == (["b", "stop"].contains(way) ? 1 : 0))
    }

    @Test("each file knows what its role may know: no screen another screen or a coordinator")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "After/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppCoordinator: Coordinator, MenuScreen, MenuScreenDelegate, Navigator, PeopleCoordinator, \
                    PeopleCoordinatorDelegate, Person, PersonArchive
                    MenuScreen: nothing
                    PeopleCoordinator: Coordinator, Navigator, Person, PersonArchive, PersonDetailScreen, \
                    PersonDetailScreenDelegate, PersonEditorScreen, PersonEditorScreenDelegate, PersonListScreen, \
                    PersonListScreenDelegate
                    Person: nothing
                    PersonArchive: Person
                    PersonDetailScreen: Person, PersonField
                    PersonEditorScreen: Person, PersonField
                    PersonField: Person
                    PersonListScreen: Person
                    """) == nil)
    }

    @Test("the scene is freed when the person leaves it, and all of it after the last")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "2", "e")
        remains.watch(session.screens)
        remains.watch(session.coordinators)
        #expect(
            remains.names == [
                "MenuScreen", "PersonListScreen", "PersonDetailScreen", "PersonEditorScreen",
                "AppCoordinator",
                "PeopleCoordinator",
            ])
        session.answer(":h")
        #expect(remains.names == ["MenuScreen", "PersonListScreen", "AppCoordinator", "PeopleCoordinator"])
        session.answer("b")
        #expect(remains.names == ["MenuScreen", "AppCoordinator"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}

/// Starts the people's flow as another program might.
private final class Parent: Coordinator, PeopleCoordinatorDelegate {
    private(set) var heard: [Int?] = []
    private let navigator: Navigator
    private weak var child: PeopleCoordinator?

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.push(MenuScreen(), for: self)
        let child = PeopleCoordinator(people: nil, archive: PersonArchive(), navigator: navigator)
        child.delegate = self
        self.child = child
        navigator.start(child, for: self)
    }

    func stopChild() {
        if let child { navigator.stop(child) }
    }

    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?) {
        heard.append(people?.count)
    }
}
