import Testing
import Usher
import UsherTesting

@testable import EntityEditorShared
@testable import EntityEditorWithUsher

@Suite("Entity editor, with Usher")
struct EntityEditorWithUsherTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("the coordinator of the people presents its scene over the parent's")
    func tree() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "2", "1")
        #expect(
            session.tree == """
                AppCoordinator
                ├── MenuScreen
                └── PeopleCoordinator
                    ├── | ListScreen
                    ├── DetailsScreen
                    └── EditorScreen *
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

    @Test("screens whose delegate nobody set show nothing and do nothing")
    func forgotten() throws {
        #expect(Page(of: ListScreen()).texts == ["Loading…"])
        #expect(Page(of: DetailsScreen()).title == "Nobody")
        try Page(of: EditorScreen()).answer("Tati")
    }

    @Test("there is one selection: second details over the first would make both show one person")
    func oneSelection() throws {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1")
        let coordinator = try #require(session.coordinators.last as? PeopleCoordinator)
        let list = try #require(session.screens[1] as? ListScreen)
        coordinator.listScreen(list, didSelect: try #require(coordinator.people)[3])
        #expect(session.screens[2...].map { Page(of: $0).title } == ["Jacques Tati", "Jacques Tati"])
    }

    @Test("Ctrl-C while it loads leads back to the parent's scene, and the next time it loads anew")
    func interrupt() {
        let console = Script(answers: [.line("1"), .interrupt, .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppCoordinator(navigator: $0) }.status == .success)
        #expect(
            console.transcript.contains("Loading…\nStopped.\n\nFilm archive\n"))
        #expect(console.transcript.contains("5. Chantal Akerman (1950)\n"))
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
        #expect(parent?.heard == [5])
        #expect(parent?.sawScene == false)
        #expect(session.screens.count == (["b", "stop"].contains(way) ? 1 : 0))
    }

    @Test("each file knows what its role may know: no screen another screen or a coordinator")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "WithUsher/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppCoordinator: Coordinator, MenuScreen, MenuScreenDelegate, Navigator, PeopleCoordinator, \
                    PeopleCoordinatorDelegate, Person, PersonArchive
                    DetailsScreen: Person, PersonProperty
                    ListScreen: Person
                    PeopleCoordinator: Coordinator, DetailsScreen, DetailsScreenDelegate, EditorScreen, \
                    EditorScreenDelegate, ListScreen, ListScreenDelegate, Navigator, Person, PersonArchive, \
                    PersonProperty
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
                "MenuScreen", "ListScreen", "DetailsScreen", "EditorScreen",
                "AppCoordinator",
                "PeopleCoordinator",
            ])
        session.answer(":l")
        #expect(remains.names == ["MenuScreen", "ListScreen", "AppCoordinator", "PeopleCoordinator"])
        session.answer("b")
        #expect(remains.names == ["MenuScreen", "AppCoordinator"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}

/// Starts the people's flow from a different parent.
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
        let archive = PersonArchive(navigator: navigator, owner: self)
        let child = PeopleCoordinator(people: nil, archive: archive, navigator: navigator)
        child.delegate = self
        self.child = child
        navigator.start(child, for: self)
    }

    func stopChild() {
        if let child { navigator.stop(child) }
    }

    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?) {
        heard.append(people?.count)
        sawScene = navigator.stack.screens.contains { $0 is ListScreen }
    }
}
