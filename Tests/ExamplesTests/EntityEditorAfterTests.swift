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
        #expect(Session.run(on: console) { AppCoordinator(navigator: $0) }.status == .success)
        #expect(try files.faults { AppCoordinator(navigator: $0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("the coordinator of the people presents its scene over the parent's")
    func tree() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "2", "1")
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

    @Test("the people have one owner: their flow's coordinator while it is under way, its parent after it")
    func owner() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "1")
        #expect(session.screens.count == 4)
        #expect(holders(of: Person.self, in: session) == ["PeopleCoordinator"])
        session.answer(":l", "b")
        #expect(holders(of: Person.self, in: session) == ["AppCoordinator"])
        session.answer("1", "1")
        #expect(holders(of: Person.self, in: session) == ["PeopleCoordinator"])
    }

    @Test("a change is on every shown screen at once, and leads back to the detail")
    func changes() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "1", "Kurosawa Akira")
        #expect(session.screens.count == 3)
        #expect(Page(of: session.screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("the person may go straight to the list, from the editor and from the detail")
    func list() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "1", ":l")
        #expect(session.screens.last is PersonListScreen)
        session.answer("1", "l")
        #expect(session.screens.last is PersonListScreen)
    }

    @Test(
        "what can't be a value is refused with what would do, and changes nothing",
        arguments: [
            ("2", "twelve"), ("2", "1849"), ("2", "99999999999999999999"), ("2", "01910"), ("1", "?!"),
        ])
    func refusals(property: String, answer: String) {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", property, answer)
        #expect(session.transcript.contains("“\(answer)” is no "))
        #expect(session.screens.last is PersonEditorScreen)
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
    }

    @Test("an answer that changes nothing reports no change", arguments: ["", "Kurosawa", "  Kurosawa "])
    func unchanged(answer: String) throws {
        let listener = Listener()
        let editor = PersonEditorScreen(property: .name, value: "Kurosawa")
        editor.delegate = listener
        try Page(of: editor).answer(answer)
        #expect(listener.heard == ["kept"])
    }

    @Test("the editor alone reports the new value, and asks again where that is refused")
    func editor() throws {
        let listener = Listener()
        let editor = PersonEditorScreen(property: .birthYear, value: "1906")
        editor.delegate = listener
        #expect(Page(of: editor).question == .text("New value", default: "1906"))
        try Page(of: editor).answer("1907")
        #expect(listener.heard == ["1907"])
        listener.refusal = Refusal("not that one")
        #expect(throws: Refusal("not that one")) { try Page(of: editor).answer("1908") }
    }

    @Test("screens whose delegate nobody set show nothing and do nothing")
    func forgotten() throws {
        #expect(Page(of: PersonListScreen()).texts == ["Loading…"])
        #expect(Page(of: PersonDetailScreen()).title == "Nobody")
        try Page(of: PersonEditorScreen(property: .name, value: "")).answer("Tati")
    }

    @Test("there is one selection: a second detail over the first would make both show its person")
    func oneSelection() throws {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1")
        let coordinator = try #require(session.coordinators.last as? PeopleCoordinator)
        let list = try #require(session.screens[1] as? PersonListScreen)
        coordinator.personListScreen(list, didSelect: try #require(coordinator.people)[3])
        #expect(session.screens[2...].map { Page(of: $0).title } == ["Jacques Tati", "Jacques Tati"])
    }

    @Test("the list says that it loads before the people are there")
    func loading() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1")
        #expect(
            session.transcript.contains("\nDirectors\nLoading…\n\nDirectors\n1. "))
    }

    @Test("Ctrl-C while it loads leads back to the parent's scene, and the next time it loads anew")
    func interrupt() {
        let console = ScriptConsole(answers: [.line("1"), .interrupt, .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppCoordinator(navigator: $0) }.status == .success)
        #expect(
            console.transcript.contains("Loading…\nStopped.\n\nFilm archive\n"))
        #expect(console.transcript.contains("12. Chantal Akerman (1950)\n"))
    }

    @Test(
        "the parent hears of the people once, whoever ends the flow, and the scene has left by then",
        arguments: ["b", "q", "stop", "end"])
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
        #expect(parent?.sawScene == false)
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
                    PersonListScreenDelegate, PersonProperty
                    Person: nothing
                    PersonArchive: Person
                    PersonDetailScreen: Person, PersonProperty
                    PersonEditorScreen: PersonProperty
                    PersonListScreen: Person
                    PersonProperty: Person
                    """) == nil)
    }

    @Test("the scene is freed when the person leaves it, and all of it after the last")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "2", "1")
        remains.watch(session.screens)
        remains.watch(session.coordinators)
        #expect(
            remains.names == [
                "MenuScreen", "PersonListScreen", "PersonDetailScreen", "PersonEditorScreen",
                "AppCoordinator",
                "PeopleCoordinator",
            ])
        session.answer(":l")
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
    private(set) var sawScene: Bool?
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
        sawScene = navigator.stack.screens.contains { $0 is PersonListScreen }
    }
}

private final class Listener: PersonEditorScreenDelegate {
    var refusal: Refusal?
    private(set) var heard: [String] = []

    func personEditorScreen(_ screen: PersonEditorScreen, didChangeValue newValue: String) throws {
        if let refusal { throw refusal }
        heard.append(newValue)
    }

    func personEditorScreenDidKeepValue(_ screen: PersonEditorScreen) {
        heard.append("kept")
    }

    func personEditorScreenDidSelectList(_ screen: PersonEditorScreen) {}
}
