import EntityEditorShared
import Testing
import Usher
import UsherTesting

@testable import EntityEditorAfter
@testable import EntityEditorBefore
@testable import EntityEditorWithUsher

/// Behavior that all three programs share.
@Suite("Entity editor")
struct EntityEditorTests {
    struct Program: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let root: @Sendable (Navigator) -> any Coordinator
    }

    private static let programs = [
        Program(testDescription: "before") { EntityEditorBefore.AppDelegate(navigator: $0) },
        Program(testDescription: "after") { EntityEditorAfter.AppCoordinator(navigator: $0) },
        Program(testDescription: "with Usher") { EntityEditorWithUsher.AppCoordinator(navigator: $0) },
    ]

    private let files = ExampleFiles("EntityEditor")

    @Test("the script gives one transcript", arguments: programs)
    func transcript(program: Program) throws {
        let console = Script(try files.script())
        #expect(Session.run(on: console, options: .tree) { program.root($0) }.status == .success)
        #expect(try files.faults { program.root($0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("a change is on every shown screen at once, and leads back to the details", arguments: programs)
    func changes(program: Program) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", "1", "Kurosawa Akira")
        #expect(session.screens.count == 3)
        #expect(Page(of: session.screens[1]).items.first == "Kurosawa Akira (1910)")
        #expect(Page(of: session.screens[2]).title == "Kurosawa Akira")
    }

    @Test("the person may go straight to the list, from the editor and from the details", arguments: programs)
    func list(program: Program) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", "1", ":l")
        #expect(session.screens.count == 2)
        session.answer("1", "l")
        #expect(session.screens.count == 2)
    }

    @Test("the list is there before the data, which it shows once that is loaded", arguments: programs)
    func loading(program: Program) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1")
        #expect(session.transcript.contains("\nDirectors\nLoading…\n\nDirectors\n1. "))
    }

    @Test(
        "what can't be a value is refused with what would do, and changes nothing", arguments: programs,
        [("2", "twelve"), ("2", "1849"), ("2", "99999999999999999999"), ("2", "01910"), ("1", "?!")])
    func refusals(program: Program, typed: (property: String, answer: String)) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", typed.property, typed.answer)
        #expect(session.transcript.contains("“\(typed.answer)” is not a "))
        #expect(session.screens.last is EditorScreen)
        #expect(Page(of: session.screens[1]).items.first == "Akira Kurosawa (1910)")
    }

    @Test("an empty line keeps the value, and leads back to the details", arguments: programs)
    func kept(program: Program) {
        let session = ScriptedSession { program.root($0) }
        session.answer("1", "1", "1", "")
        #expect(session.screens.count == 3)
        #expect(Page(of: session.screens[2]).title == "Akira Kurosawa")
    }

    @Test("the editor alone reports the new value, and asks again where that is refused")
    func editor() throws {
        final class Listener: EditorScreenDelegate {
            var refusal: Refusal?
            var heard: [String] = []

            func editorScreen(_ sender: EditorScreen, didChangeValue newValue: String) throws {
                if let refusal { throw refusal }
                heard.append(newValue)
            }

            func editorScreenDidSelectList(_ sender: EditorScreen) {}
        }
        let listener = Listener()
        let editor = EditorScreen()
        editor.value = "1906"
        editor.delegate = listener
        #expect(Page(of: editor).question == .text("New value", default: "1906"))
        try Page(of: editor).answer("1907")
        #expect(listener.heard == ["1907"])
        listener.refusal = Refusal("not that one")
        #expect(throws: Refusal("not that one")) { try Page(of: editor).answer("1908") }
    }

    @Test("what the programs share knows none of them, and its editor nobody's data")
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
