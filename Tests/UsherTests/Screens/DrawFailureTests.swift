import Testing
import UsherTesting

@testable import Usher

/// A page whose `draw` throws is shown as far as it was drawn, but can't be answered.
@Suite struct DrawFailureTests {
    /// A page with every kind of answer, which fails at the end of drawing.
    private final class Shelf: Screen {
        var error: (any Error)?
        var asks = true
        private(set) var log: [String] = []
        private let list = ListPosition(size: 2)

        func draw(on page: inout Page) throws {
            page.title("Shelf")
            page.text("Three are there.")
            page.field("Wood", "oak")
            page.item("first") { [self] in log.append("first") }
            page.list(["a", "b", "c"], at: list) { row, book in
                row.write(book)
            } choose: { [self] in
                log.append($0)
            }
            page.command("x", "burn") { [self] in log.append("x") }
            page.search(help: "finds") { [self] in log.append("search for \($0)") }
            page.help("Books.")
            if asks { page.ask("Book", .text, default: "none") { [self] in log.append($0) } }
            if let error { throw error }
        }
    }

    private struct Fire: Error, CustomStringConvertible {
        let description: String
        init(_ description: String = "It burnt down.") { self.description = description }
    }

    @Test("what was drawn can be read, and the error's words follow")
    func reading() {
        let shelf = Shelf()
        shelf.error = Fire()
        let page = Page(of: shelf)
        #expect(page.title == "Shelf")
        #expect(page.texts == ["Three are there.", "first", "1–2 of 3", "a", "b", "It burnt down."])
        #expect(page.fields.map(\.value) == ["oak"])
        #expect(page.help == ["Books."])
        #expect(page.items == [])
        #expect(page.commands.isEmpty)
        #expect(page.question == nil)
    }

    @Test("no number, letter, turn, search, text or empty line does anything", arguments: 0...2)
    func answers(question: Int) throws {
        let shelf = Shelf()
        (shelf.asks, shelf.error) = (question == 1, Fire())
        let confirming = Leaflet { page, hear in
            page.ask("Sure?", .yesOrNo, default: false) { hear("\($0)") }
            throw Fire()
        }
        let page = Page(of: question == 2 ? confirming : shelf)
        for line in ["1", ":1", "2", "n", ":n", "x", ":x", "/a", ":/a", "text", "y"] {
            #expect(throws: Refusal.self, "\(line)") { try page.answer(line) }
            #expect(throws: Refusal.self, "\(line)") { try page.choices(of: line) }
        }
        try page.answer("")
        #expect(try page.choices(of: "") == [])
        #expect(shelf.log + confirming.heard == [])
        shelf.error = nil
        #expect(Page(of: shelf).texts.contains("1–2 of 3"), "the list has not turned")
    }

    @Test("in a session back, home, help and quit are there, and the next page is drawn anew")
    func session() {
        let shelf = Shelf()
        shelf.error = Fire()
        let session = ScriptedSession { Flow(Leaflet.menu, shelf, navigator: $0) }
        let page = """
            Shelf
            Three are there.
            Wood: oak
            first
            1–2 of 3
            a
            b
            It burnt down.

            b back, h home, ? help, q quit
            >\u{20}
            """
        #expect(session.transcript == page)
        session.answer("1", "?")
        #expect(session.errorLines == [Words.english(.noNumbers(way: "?"))])
        #expect(
            session.transcript.hasSuffix(
                """
                Help: Shelf
                Books.
                b: goes back to the previous page
                h: goes to the first page
                ?: explains this page
                q: quits the program


                """ + page))
        shelf.error = nil
        session.answer("")
        #expect(
            session.transcript.hasSuffix(
                "\n:3. b\n\n:n next, :p previous, :x burn, :/ search, :b back, :h home, :? help, :q quit\nBook (Enter for none): "
            ))
        session.answer(":1", "book")
        #expect(shelf.log == ["first", "book"])
        shelf.error = Fire()
        session.answer(":x", "b")
        #expect(session.screens.count == 1)
        let first = ScriptedSession(
            options: Session.Options(isStrict: true), Leaflet { _, _ in throw Fire() })
        #expect(first.transcript == "It burnt down.\n\n? help, q quit\n> ")
        #expect(first.status == nil, "a page that can't be drawn is no refused answer")
        first.answer("q")
        #expect(first.status == .success)
    }

    @Test(
        "the words are those of any error, a line each, and can't command a terminal; a cancellation has none"
    )
    func words() {
        let shelf = Shelf()
        struct Plain: Error {}
        let errors: [(error: any Error, words: String)] = [
            (Fire("two\nlines\u{1B}[2J"), "two\nlines␛[2J"), (Plain(), "Plain()"), (CancellationError(), "b"),
        ]
        for (error, words) in errors {
            shelf.error = error
            let page = Page(of: shelf)
            #expect(page.texts.joined(separator: "\n").hasSuffix("b\n\(words)") || words == page.texts.last)
            #expect(page.commands.isEmpty)
        }
    }

    @Test("a page that fails where a flow's work waits is shown, and the work is done")
    func work() {
        let shelf = Shelf()
        shelf.error = Fire()
        let session = ScriptedSession { navigator in
            let flow = Flow(shelf, navigator: navigator)
            navigator.work(for: flow) { _ in shelf.error = nil }
            return flow
        }
        #expect(session.transcript.hasPrefix("Shelf\n"))
        #expect(session.transcript.contains("It burnt down.\n\nShelf\n"))
        #expect(session.transcript.hasSuffix("Book (Enter for none): "))
    }
}
