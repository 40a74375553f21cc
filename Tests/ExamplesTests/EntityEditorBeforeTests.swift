import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import EntityEditorBefore

@Suite("Entity editor, before")
struct EntityEditorBeforeTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(try files.faults { AppDelegate(navigator: $0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("every screen belongs to the one coordinator the session begins with")
    func tree() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "2", "1")
        #expect(
            session.tree == """
                AppDelegate
                ├── MenuScreen
                ├── | PersonListScreen
                ├── PersonDetailScreen
                └── PersonEditorScreen *
                """)
    }

    @Test("the app, the list and the detail have a copy of the person each")
    func copies() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1", "1")
        #expect(
            holders(of: Person.self, in: session) == [
                "AppDelegate", "PersonListScreen", "PersonDetailScreen",
            ])
    }

    @Test("a change is passed on from screen to screen, and leads back to the detail")
    func changes() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1", "1", "Kurosawa Akira")
        #expect(session.screens.count == 3)
        #expect(Page(of: session.screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("a change that one screen forgets to pass on leaves two pages that disagree")
    func disagreement() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1")
        try #require(session.screens[2] as? PersonDetailScreen).delegate = nil
        session.answer("1", "Kurosawa Akira")
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("the person may go straight to the list, from the editor and from the detail")
    func list() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1", "1", ":l")
        #expect(session.screens.last is PersonListScreen)
        session.answer("1", "l")
        #expect(session.screens.last is PersonListScreen)
    }

    @Test("an answer that changes nothing reports no change", arguments: ["", "Kurosawa", "  Kurosawa "])
    func unchanged(answer: String) throws {
        let listener = Listener()
        let editor = PersonEditorScreen()
        editor.value = "Kurosawa"
        editor.delegate = listener
        try Page(of: editor).answer(answer)
        #expect(listener.heard == ["kept"])
    }

    @Test("a prepare step that meets another screen is refused, in words that name both")
    func wrongDestination() {
        var storyboard = Storyboard("Main")
        storyboard.scene("Detail") { _ in MenuScreen() }
        storyboard.connect("ShowDetail", to: "Detail")
        let navigator = Navigator()
        let list = PersonListScreen(archive: PersonArchive(), storyboard: storyboard, navigator: navigator)
        list.people = [Person(id: 0, name: "Jacques Tati", birthYear: 1907, birthplace: "Le Pecq")]
        let error = #expect(throws: SegueError.self) { try Page(of: list).answer("1") }
        #expect(
            error?.description
                == "The segue “ShowDetail” leads to MenuScreen, where PersonDetailScreen is expected.")
    }

    @Test("a segue that the storyboard doesn't have is refused only when the person gets there")
    func misspelled() {
        let detail = PersonDetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        detail.person = Person(id: 0, name: "Jacques Tati", birthYear: 1907, birthplace: "Le Pecq")
        let error = #expect(throws: SegueError.self) { try Page(of: detail).answer("1") }
        #expect(
            error?.description
                == "The storyboard “Main” has no segue “EditProperty”; there is none at all.")
    }

    @Test("a detail that nobody handed a person shows nobody")
    func forgotten() {
        let detail = PersonDetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        #expect(Page(of: detail).title == "Nobody")
    }

    @Test("a list that is asked to load before it is shown doesn't")
    func loadingTooEarly() {
        let session = ScriptedSession { EagerFlow(navigator: $0) }
        session.answer("")
        #expect(session.screens.count == 1)
        #expect(!session.transcript.contains("Akira Kurosawa"))
    }

    @Test("Ctrl-C while it loads leads back to the menu, and the next time it loads anew")
    func interrupt() {
        let console = ScriptConsole(answers: [.line("1"), .interrupt, .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(
            console.transcript.contains("Loading…\nStopped.\n\nFilm archive\n"))
        #expect(console.transcript.contains("12. Chantal Akerman (1950)\n"))
    }

    @Test("each screen but the editor names the next one and carries storyboard and navigator")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "Before/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppDelegate: Coordinator, MenuScreen, MenuScreenDelegate, Navigator, Person, PersonArchive, \
                    PersonDetailScreen, PersonEditorScreen, PersonListScreen, PersonListScreenDelegate, Storyboard
                    MenuScreen: nothing
                    Person: nothing
                    PersonArchive: Person
                    PersonDetailScreen: Navigator, Person, PersonEditorScreen, PersonEditorScreenDelegate, \
                    PersonProperty, Segue, SeguePreparing, Storyboard
                    PersonEditorScreen: PersonProperty
                    PersonListScreen: Navigator, Person, PersonArchive, PersonDetailScreen, \
                    PersonDetailScreenDelegate, Segue, SeguePreparing, Storyboard
                    PersonProperty: Person
                    """) == nil)
    }

    @Test("before and after have the same model, archive and menu")
    func same() throws {
        for file in ["Person", "PersonArchive", "PersonProperty", "MenuScreen"] {
            #expect(
                try files.text(of: "Before/\(file).swift") == files.text(of: "After/\(file).swift"))
        }
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

private final class Listener: PersonEditorScreenDelegate {
    private(set) var heard: [String] = []

    func personEditorScreen(_ screen: PersonEditorScreen, didChangeValue newValue: String) {
        heard.append(newValue)
    }

    func personEditorScreenDidKeepValue(_ screen: PersonEditorScreen) {
        heard.append("kept")
    }

    func personEditorScreenDidSelectList(_ screen: PersonEditorScreen) {}
}

/// Asks the list to load while the move that shows it still waits.
private final class EagerFlow: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let list = PersonListScreen(
            archive: PersonArchive(), storyboard: Storyboard("Main"), navigator: navigator)
        navigator.push(list, for: self)
        list.load()
    }
}
