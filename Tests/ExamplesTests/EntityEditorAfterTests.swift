import Testing
import Usher
import UsherTesting

@testable import EntityEditorAfter
@testable import EntityEditorShared

@Suite("Entity editor, after")
struct EntityEditorAfterTests {
    private let files = ExampleFiles("EntityEditor")

    @Test("The coordinator has the note's members in the note's order")
    func members() throws {
        let code = try files.text(of: "After/PeopleCoordinator.swift")
        let lines = code.prefix(upTo: try #require(code.firstRange(of: "\n// ")).lowerBound).split(
            separator: "\n")
        #expect(
            lines.compactMap { try? /(?: {4})(?:let|var|func) (\w+)/.prefixMatch(in: $0)?.1 } == [
                "sceneController", "parent", "data", "selectedEntity", "selectedProperty", "start", "stop",
                "listScreen", "presentDetails", "editProperty", "editorScreen", "goToList",
            ])
    }

    @Test("A list that isn't updated shows its old data")
    func update() throws {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1")
        let list = try #require(session.screens[1] as? ListScreen)
        try list.data[0].set(.name, to: "Kurosawa Akira")
        #expect(Page(of: list).items.first == "Akira Kurosawa (1910)")
        list.update(using: list.data)
        #expect(Page(of: list).items.first == "Kurosawa Akira (1910)")
    }

    @Test(
        "Coordinator, scene and list retain one another and are never freed")
    func leak() throws {
        var remains = Remains()
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        for ending in ["b", "stop", "q"] {
            session.answer("1", "1")
            let list = try #require(session.screens[1] as? ListScreen)
            remains.watch(partsOf: try #require(list.coordinator))
            remains.watch(session.screens)
            session.answer("b")
            if ending == "stop" { list.coordinator?.stop() }
            session.answer(ending == "stop" ? "" : ending)
        }
        #expect(session.status == .success)
        let count = { name in remains.names.count { $0 == name } }
        #expect(count("PeopleCoordinator") == 3)
        #expect(count("ListScreen") == 3)
        #expect(count("DetailsScreen") == 0)
        #expect(count("AppCoordinator") == 1)
    }

    @Test("`stop()` dismisses the scene, and the example never calls it")
    func stop() throws {
        for file in ["AppCoordinator", "DetailsScreen", "ListScreen", "PeopleCoordinator"] {
            #expect(!(try files.text(of: "After/\(file).swift").contains(/\bstop\(\)(?! \{)/)), "\(file)")
        }
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1", "1", "1")
        let coordinator = try #require((session.screens[1] as? ListScreen)?.coordinator)
        coordinator.stop()
        session.answer("")
        #expect(session.screens.count == 1)
        session.answer("1", "2", ":b", "b")
        #expect(session.screens.count == 1)
        #expect(coordinator.selectedEntity?.name == "Akira Kurosawa")
    }

    @Test("List and details refer to the coordinator and to no other screen")
    func direction() throws {
        #expect(
            TranscriptDifference(
                try files.whoKnowsWhom(in: "After/"),
                expected: """
                    AppCoordinator: Coordinator, MenuScreen, MenuScreenDelegate, NavigationController, Navigator, \
                    PeopleCoordinator, PersonArchive
                    DetailsScreen: PeopleCoordinator, Person, PersonProperty
                    ListScreen: PeopleCoordinator, Person
                    NavigationController: Coordinator, Navigator
                    PeopleCoordinator: AppCoordinator, DetailsScreen, EditorScreen, EditorScreenDelegate, ListScreen, \
                    NavigationController, Person, PersonProperty
                    """) == nil)
    }
}
