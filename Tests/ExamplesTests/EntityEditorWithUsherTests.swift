import Testing
import Usher
import UsherTesting

@testable import EntityEditorShared
@testable import EntityEditorWithUsher

@Suite("Entity editor, with Usher")
struct EntityEditorWithUsherTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("The people belong to their flow's coordinator while it runs, and to its parent afterward")
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

    @Test("No screen refers to another screen or a coordinator")
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

    @Test("The scene is freed as the user leaves it, and the rest when the session ends")
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
