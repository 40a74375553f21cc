import Testing
import Usher
import UsherTesting

@testable import EntityEditorBefore

@Suite("Entity editor, before")
struct EntityEditorBeforeTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) } == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("every screen belongs to the one coordinator the session begins with")
    func tree() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "2", "e")
        #expect(
            session.tree == """
                AppDelegate
                ├── MenuScreen
                ├── | PersonListScreen
                ├── PersonDetailScreen
                └── PersonEditorScreen *
                """)
    }

    @Test("a change is passed on from screen to screen")
    func changes() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1", "e", "Kurosawa Akira")
        let screens = session.screens
        #expect(Page(of: screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: screens[2]).title == "Kurosawa Akira")
    }

    @Test("Ctrl-C while it loads leads back to the menu, and the next time it loads anew")
    func interrupt() {
        let console = ScriptConsole(answers: [.line("1"), .interrupt, .line("1"), .line("q")])
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) } == .success)
        #expect(
            console.transcript.contains("Loading…\nStopped.\n\nFilm archive\n"))
        #expect(console.transcript.contains("12. Chantal Akerman (1950)\n"))
    }

    @Test("each screen names the next one and carries the navigator: the coupling this form is about")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "Before/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppDelegate: Coordinator, MenuScreen, MenuScreenDelegate, Navigator, Person, PersonArchive, \
                    PersonListScreen, PersonListScreenDelegate
                    MenuScreen: nothing
                    Person: nothing
                    PersonArchive: Person
                    PersonDetailScreen: Navigator, Person, PersonEditorScreen, PersonEditorScreenDelegate, PersonField
                    PersonEditorScreen: Person, PersonField
                    PersonField: Person
                    PersonListScreen: Navigator, Person, PersonArchive, PersonDetailScreen, PersonDetailScreenDelegate
                    """) == nil)
    }

    @Test("before and after have the same model, archive and menu")
    func same() throws {
        for file in ["Person", "PersonArchive", "PersonField", "MenuScreen"] {
            #expect(
                try files.text(of: "Before/\(file).swift") == files.text(of: "After/\(file).swift"))
        }
    }

    @Test("the scene is freed when the person leaves it, and all of it after the last")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "2", "e")
        remains.watch(session.screens)
        remains.watch(session.coordinators)
        #expect(remains.names.count == 5)
        session.answer(":h", "b")
        #expect(remains.names == ["MenuScreen", "AppDelegate"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
