import Testing
import UsherTesting

@testable import Usher

/// Navigating or asking for work while drawing stops the program. The message names the screen.
@Suite(.ownThread) struct DrawingMistakeTests {
    static let table: [(verb: String, act: @Sendable (Navigator, any Coordinator) -> Void)] = [
        ("move", { $0.push(Leaflet.menu, for: $1) }),
        ("move", { navigator, _ in navigator.move {} }),
        ("move", { navigator, _ in navigator.pop() }),
        ("ask for work", { $0.work(for: $1) { _ in } }),
        ("say a line", { navigator, _ in navigator.say("Drawn.") }),
        ("make an inbox", { navigator, flow in _ = navigator.inbox(for: flow) { (_: Int) in } }),
        ("set a timer", { $0.after(.zero, for: $1) {} }),
    ]

    /// Draws a page that calls `act` while drawing: at once, in an embedded screen, or after work.
    private static func draw(
        _ act: @escaping (Navigator, any Coordinator) -> Void, isEmbedded: Bool = false,
        worksFirst: Bool = false
    ) {
        _ = ScriptedSession { navigator in
            Flow(navigator: navigator) { flow in
                var isDone = !worksFirst
                let screen = Leaflet { [unowned flow] page, _ in if isDone { act(navigator, flow) } }
                navigator.push(
                    isEmbedded ? QuestionScreen { try $0.embed(screen) } : screen as any Screen, for: flow)
                if worksFirst { navigator.work(for: flow) { _ in isDone = true } }
            }
        }
    }

    @Test("Navigating, speaking or asking for work while drawing stops the program", arguments: table.indices)
    func mistakes(index: Int) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [index] in
            DrawingMistakeTests.draw(DrawingMistakeTests.table[index].act)
        }
        let verb = Self.table[index].verb
        #expect(ended.says("Leaflet can't \(verb) while it draws its page. Let an answer do it"))
    }

    @Test(
        "Navigating while drawing an embedded screen, or after work, stops the program",
        arguments: [true, false])
    func everywhere(isEmbedded: Bool) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isEmbedded] in
            DrawingMistakeTests.draw(
                { navigator, _ in navigator.pop() }, isEmbedded: isEmbedded, worksFirst: !isEmbedded)
        }
        let name = isEmbedded ? "QuestionScreen" : "Leaflet"
        #expect(ended.says("\(name) can't move while it draws its page. Let an answer do it"))
    }

    @Test(
        "A screen may read the stack while it draws, and can be left after a failed draw"
    )
    func noMistake() {
        var isBroken = true
        let session = ScriptedSession { navigator in
            let screen = Leaflet { _, _ in
                #expect(navigator.stack.top is Leaflet)
                if isBroken { throw Refusal("Broken.") }
            }
            return Flow(Leaflet.menu, screen, navigator: navigator)
        }
        isBroken = false
        session.answer("b")
        #expect(session.screens.count == 1)
    }
}
