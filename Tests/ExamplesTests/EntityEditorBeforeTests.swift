import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import EntityEditorBefore
@testable import EntityEditorShared

@Suite("Entity editor, before")
struct EntityEditorBeforeTests {
    @Test("every screen belongs to the one coordinator the session begins with")
    func tree() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "2", "1")
        #expect(
            session.tree == """
                AppDelegate
                ├── MenuScreen
                ├── | ListScreen
                ├── DetailsScreen
                └── EditorScreen *
                """)
    }

    @Test("list and details share a person by reference")
    func chain() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "3", "1")
        #expect(holders(of: Person.self, in: session) == ["ListScreen", "DetailsScreen"])
        let list = try #require(session.screens[1] as? ListScreen)
        let details = try #require(session.screens[2] as? DetailsScreen)
        #expect(details.data === list.data[2])
    }

    @Test("a change that one screen forgets to pass on leaves two pages that disagree")
    func disagreement() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1")
        try #require(session.screens[2] as? DetailsScreen).delegate = nil
        session.answer("1", "Kurosawa Akira")
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("a prepare step that meets another screen is refused, in words that name both")
    func wrongDestination() throws {
        var storyboard = Storyboard("Main")
        storyboard.scene("Details") { _ in MenuScreen() }
        storyboard.connect("ShowDetails", to: "Details")
        var list: ListScreen?
        let session = ScriptedSession { navigator in
            let root = AppDelegate(navigator: navigator)
            let archive = PersonArchive(navigator: navigator, owner: root)
            list = ListScreen(archive: archive, storyboard: storyboard, navigator: navigator)
            return root
        }
        list?.load()
        session.answer("")
        let error = #expect(throws: SegueError.self) { try Page(of: #require(list)).answer("1") }
        #expect(
            error?.description
                == "The segue “ShowDetails” leads to MenuScreen, where DetailsScreen is expected.")
    }

    @Test("a segue that the storyboard doesn't have is refused only when the person gets there")
    func misspelled() {
        let details = DetailsScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        details.data = Person(name: "Jacques Tati", birthYear: 1907, birthplace: "Le Pecq")
        let error = #expect(throws: SegueError.self) { try Page(of: details).answer("1") }
        #expect(
            error?.description
                == "The storyboard “Main” has no segue “EditProperty”; there is none at all.")
    }

    @Test("details that nobody handed a person show nobody")
    func forgotten() {
        let details = DetailsScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        #expect(Page(of: details).title == "Nobody")
    }

    @Test("Ctrl-C while it loads leaves a list that loads, until it is opened anew")
    func interrupt() {
        let console = Script(answers: [.line("1"), .interrupt, .line("b"), .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(console.transcript.contains("Loading…\nStopped.\n"))
        #expect(console.transcript.contains("5. Chantal Akerman (1950)\n"))
    }

    @Test("list and details name the screen after them, and carry storyboard and navigator")
    func direction() throws {
        let known = try ExampleFiles("EntityEditor").whoKnowsWhom(in: "Before/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppDelegate: Coordinator, DetailsScreen, EditorScreen, ListScreen, MenuScreen, \
                    MenuScreenDelegate, Navigator, PersonArchive, Storyboard
                    DetailsScreen: EditorScreen, EditorScreenDelegate, Navigator, Person, PersonProperty, Segue, \
                    SeguePreparing, Storyboard
                    ListScreen: DetailsScreen, DetailsScreenDelegate, Navigator, Person, PersonArchive, Segue, \
                    SeguePreparing, Storyboard
                    """) == nil)
    }

    @Test("the scene is freed when the person leaves it, and all of it after the last")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "2", "1")
        remains.watch(session.screens)
        remains.watch(session.coordinators)
        #expect(remains.names.count == 5)
        session.answer(":l", "b")
        #expect(remains.names == ["MenuScreen", "AppDelegate"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
