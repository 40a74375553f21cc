import Testing
import Usher
import UsherTesting

@testable import EntityEditorBefore
@testable import EntityEditorShared

@Suite("Entity editor, before")
struct EntityEditorBeforeTests {
    @Test("List and details share a person by reference")
    func chain() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "3", "1")
        #expect(holders(of: Person.self, in: session) == ["ListScreen", "DetailsScreen"])
        let list = try #require(session.screens[1] as? ListScreen)
        let details = try #require(session.screens[2] as? DetailsScreen)
        #expect(details.data === list.data[2])
    }

    @Test("Two pages disagree if a screen doesn't pass on a change")
    func disagreement() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1", "1")
        try #require(session.screens[2] as? DetailsScreen).delegate = nil
        session.answer("1", "Kurosawa Akira")
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("List and details refer to the next screen, the storyboard and the navigator")
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

    @Test("The scene is freed when the user leaves it, and the rest when the session ends")
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
