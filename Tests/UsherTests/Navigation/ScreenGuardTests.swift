import Testing
import UsherTesting

@testable import Usher

/// Objections of a screen to being left, and the page shown to a user who stays.
@Suite struct ScreenGuardTests {
    /// Returns a flow with a menu, an editor and another menu on top. The editor may object.
    private func program(
        _ answer: Objection?
    ) throws -> (session: ScriptedSession, navigator: Navigator, editor: Editor) {
        let editor = Editor(answer)
        let session = ScriptedSession { Flow(Leaflet.menu, editor, Leaflet.menu, navigator: $0) }
        return (session, try #require(session.coordinators[0] as? Flow).navigator, editor)
    }

    @Test(
        "Every way of leaving a screen asks its guard once, even below other screens",
        arguments: ["b", "h", "q", "pop to", "replace", "open", "stop"])
    func everyWay(way: String) throws {
        for answer in [nil, Objection.stay("Not saved."), .ask("Drop it?", atEnd: "It is lost.")] {
            let (session, navigator, editor) = try program(answer)
            let (screens, root) = (session.screens, session.coordinators[0])
            if way == "b" { session.answer("b") }
            editor.asked = []
            switch way {
            case "pop to": navigator.pop(to: screens[0])
            case "replace": navigator.replace(screens[0], with: Leaflet.menu)
            case "open": try navigator.open(Route())
            case "stop": navigator.stop(root)
            default: session.answer(way)
            }
            #expect(editor.asked.count == 1)
            let isThere = navigator.stack.screens.contains { $0 === editor }
            #expect(isThere == (answer != nil), "\(String(describing: answer))")
            guard case .ask = answer else { continue }
            if way.count > 1 { session.answer("") }
            #expect(session.transcript.hasSuffix("\nDrop it? (y or n, Enter for no) "))
            session.answer("y")
            #expect(!navigator.stack.screens.contains { $0 === editor })
            #expect(editor.asked.count == 1, "not asked again")
        }
    }

    @Test("At the end of the input a screen's guard is asked, and its last words are printed")
    func final() throws {
        let (session, _, editor) = try program(.ask("Drop it?", atEnd: "It is lost."))
        session.endInput()
        #expect(session.status == .success)
        #expect(editor.asked == [.end] && session.errorLines == ["It is lost."])
    }

    @Test("The log of a move names the screen that objected")
    func seen() throws {
        let (session, navigator, _) = try program(.stay("Not saved."))
        var lines: [String] = []
        navigator.observe { lines.append("\($0)") }
        session.answer("h")
        #expect(lines == ["home: Editor objected: Not saved.; shows Leaflet"])
    }

    @Test("The question about unsaved answers names their form, and a no leads to it")
    func formInAnotherSection() throws {
        var made: Navigator?
        let session = ScriptedSession { navigator in
            made = navigator
            return Flow(navigator: navigator) { root in
                for title in ["One", "Two"] {
                    let form = Form(title, startingWith: ["", ""], navigator: navigator) { form in
                        form.ask("One", \.[0], .text)
                        form.ask("Two", \.[1], .text)
                    }
                    navigator.select(form, for: root)
                }
            }
        }
        let navigator = try #require(made)
        let (root, two) = (session.coordinators[0], session.coordinators[2])
        let question = "\nTwo: leave and lose your answers? (y or n, Enter for no) "
        session.answer("first")
        #expect(navigator.stack.selectedSection(of: root) === two)
        session.answer(":q")
        #expect(session.transcript.hasSuffix(question))
        session.answer("n")
        navigator.select(session.coordinators[1], for: root)
        session.answer("", ":q")
        #expect(session.transcript.hasSuffix(question))
        #expect(navigator.stack.selectedSection(of: root) !== two, "another page is under the question")
        session.answer("n")
        #expect(navigator.stack.selectedSection(of: root) === two)
    }
}

private final class Editor: Screen {
    private let answer: Objection?
    var asked: [Move.Reason] = []

    init(_ answer: Objection?) { self.answer = answer }

    func draw(on page: inout Page) { page.title("Editor") }

    func objection(to leaving: Leaving) -> Objection? {
        asked.append(leaving.reason)
        #expect(!leaving.after.contains(self))
        return answer
    }
}
