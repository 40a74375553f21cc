import Testing
import UsherTesting

@testable import Usher

/// A screen that navigates or asks while drawing stops the program with a message that names it.
@Suite(.ownThread) struct DrawingMistakeTests {
    private static let message = "Restless can't move while it draws its page. Let an answer do it"

    @Test("a move while drawing is a mistake")
    func move() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in navigator.change { _ in } }
        }
        #expect(ended.says(Self.message))
    }

    @Test("so is every other way to move")
    func moves() async {
        let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.push(Leaflet.menu, for: $1) }
        }
        #expect(push.says(Self.message))
        let move = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in navigator.move {} }
        }
        #expect(move.says(Self.message))
        let present = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.present(Leaflet.menu, for: $1) }
        }
        #expect(present.says(Self.message))
        let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.start(Flow(navigator: $0), for: $1) }
        }
        #expect(start.says(Self.message))
        let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.stop($1) }
        }
        #expect(stop.says(Self.message))
        let pop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in navigator.pop() }
        }
        #expect(pop.says(Self.message))
        let home = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in navigator.popToFirst() }
        }
        #expect(home.says(Self.message))
        let popTo = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in
                if let first = navigator.stack.screens.first { navigator.pop(to: first) }
            }
        }
        #expect(popTo.says(Self.message))
        let dismiss = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in if let top = navigator.stack.top { navigator.dismiss(top) } }
        }
        #expect(dismiss.says(Self.message))
    }

    @Test("so is asking for work, and saying a line")
    func workAndSay() async {
        let work = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.work(for: $1) { _ in } }
        }
        #expect(work.says("Restless can't ask for work while it draws its page. Let an answer do it"))
        let say = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, _ in navigator.say("Drawn.") }
        }
        #expect(say.says("Restless can't say a line while it draws its page. Let an answer do it"))
    }

    @Test("so is waiting for events")
    func events() async {
        let inbox = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { navigator, flow in _ = navigator.inbox(for: flow) { (_: Int) in } }
        }
        #expect(inbox.says("Restless can't make an inbox while it draws its page. Let an answer do it"))
        let timer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Restless.run { $0.after(.zero, for: $1) {} }
        }
        #expect(timer.says("Restless can't set a timer while it draws its page. Let an answer do it"))
    }

    @Test("so it is in a screen that is embedded, and on the page before work and the one after it")
    func everywhere() async {
        let embedded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ScriptedSession { navigator in
                let inner = Restless { navigator.pop() }
                return Flow(Leaflet { page, _ in try page.embed(inner) }, navigator: navigator)
            }
        }
        #expect(embedded.says("Leaflet can't move while it draws its page. Let an answer do it"))
        let work = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ScriptedSession { navigator in
                var isDone = false
                let flow = Flow(Restless { if isDone { navigator.pop() } }, navigator: navigator)
                navigator.work(for: flow) { _ in isDone = true }
                return flow
            }
        }
        #expect(work.says(Self.message))
    }

    @Test(
        "what a screen reads of the stack while it draws is no mistake, and after a failed draw it moves as ever"
    )
    func noMistake() {
        var isBroken = true
        let session = ScriptedSession { navigator in
            let screen = Restless {
                #expect(navigator.stack.top is Restless)
                if isBroken { throw Refusal("Broken.") }
            }
            return Flow(Leaflet.menu, screen, navigator: navigator)
        }
        isBroken = false
        session.answer("b")
        #expect(session.screens.count == 1)
    }
}

private final class Restless: Screen {
    private let act: () throws -> Void

    init(_ act: @escaping () throws -> Void) {
        self.act = act
    }

    static func run(_ act: @escaping (Navigator, any Coordinator) -> Void) {
        _ = ScriptedSession { navigator in
            weak var root: Flow?
            let flow = Flow(Restless { if let root { act(navigator, root) } }, navigator: navigator)
            root = flow
            return flow
        }
    }

    func draw(on page: inout Page) throws {
        page.title("Restless")
        try act()
    }
}
