import EntityEditorShared
import Testing
import Usher
import UsherTesting

@testable import EntityEditorAfter
@testable import EntityEditorBefore
@testable import EntityEditorWithUsher

/// Behavior shared by the three versions of the entity editor.
@Suite("Entity editor")
struct EntityEditorTests {
    struct EditorProgram: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let root: @Sendable (Navigator) -> any Coordinator
    }

    private static let programs = [
        EditorProgram(testDescription: "before") { EntityEditorBefore.AppDelegate(navigator: $0) },
        EditorProgram(testDescription: "after") { EntityEditorAfter.AppCoordinator(navigator: $0) },
        EditorProgram(testDescription: "with Usher") { EntityEditorWithUsher.AppCoordinator(navigator: $0) },
    ]

    private let files = ExampleFiles("EntityEditor")

    @Test("A change shows on every open screen at once and leads back to the details", arguments: programs)
    func changes(program: EditorProgram) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", "1", "Kurosawa Akira")
        #expect(session.screens.count == 3)
        #expect(Page(of: session.screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("The user can go straight to the list from the editor and from the details", arguments: programs)
    func list(program: EditorProgram) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", "1", ":l")
        #expect(session.screens.count == 2)
        session.answer("1", "l")
        #expect(session.screens.count == 2)
    }

    @Test("The list appears before its data, which it shows once loaded", arguments: programs)
    func loading(program: EditorProgram) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1")
        #expect(session.transcript.contains("\nDirectors\nLoading…\n\nDirectors\n1. "))
    }

    @Test("Shared files refer to no program, and the shared editor to no person")
    func shared() throws {
        #expect(
            TranscriptDifference(
                try files.whoKnowsWhom(in: "Shared/"),
                expected: """
                    EditorScreen: PersonProperty
                    MenuScreen: nothing
                    Person: nothing
                    PersonArchive: Coordinator, Navigator, Person
                    PersonProperty: Person
                    """) == nil)
    }
}
