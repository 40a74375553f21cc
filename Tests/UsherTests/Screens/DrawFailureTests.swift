import Testing
import UsherTesting

@testable import Usher

/// A page whose `draw` throws shows what was drawn before the error, but can't be answered.
@Suite struct DrawFailureTests {
    /// A page that fails at the end of drawing.
    private final class FailingShelf: Screen {
        var error: (any Error)?
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
            page.ask("Book", .text, default: "none") { [self] in log.append($0) }
            if let error { throw error }
        }
    }

    private struct Fire: Error, CustomStringConvertible {
        let description: String
        init(_ description: String = "It burnt down.") { self.description = description }
    }

    @Test("A page that fails to draw shows what was drawn and the error, and takes no answer")
    func sessions() throws {
        struct Unnamed: Error {}
        let shelf = FailingShelf()
        func failing(_ error: any Error) -> () -> Leaflet {
            {
                Leaflet { page, _ in
                    page.text("Drawn.")
                    throw error
                }
            }
        }
        try play(
            "DrawFailure",
            screens: [
                "two lines": failing(Fire("two\nlines\u{1B}[2J")), "no words": failing(Unnamed()),
                "cancelled": failing(CancellationError()),
            ],
            flows: [
                "shelf": { Flow(Leaflet.menu, shelf, navigator: $0) },
                "work": { navigator in
                    shelf.error = Fire()
                    let flow = Flow(shelf, navigator: navigator)
                    navigator.work(for: flow) { _ in shelf.error = nil }
                    return flow
                },
            ]
        ) { _, answer in
            if answer.hasPrefix("!") { shelf.error = answer == "!" ? nil : Fire() }
            return answer.hasPrefix("!")
        }
        let strict = ScriptedSession(
            options: Session.Options(isStrict: true), Leaflet { _, _ in throw Fire() })
        #expect(strict.status == nil, "a page that can't be drawn is no refused answer")
    }
}
