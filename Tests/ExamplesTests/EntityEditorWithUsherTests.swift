import Testing
import Usher
import UsherTesting

@testable import EntityEditorShared
@testable import EntityEditorWithUsher

@Suite("Entity editor, with Usher")
struct EntityEditorWithUsherTests {
    private let files = ExampleFiles("EntityEditor")

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
