import Testing
import UsherStoryboards
import UsherTesting

@testable import Usher

@Suite("Segues")
struct SegueTests {
    @Test("performing a segue prepares the destination and shows it: [list*] → [list, detail*]")
    func perform() throws {
        let flow = PlaceFlow()
        let detail = Place("Detail")
        try flow.navigator.perform(
            Segue(identifier: "ShowDetail", source: flow.list, destination: detail, sender: "Playtime"))
        #expect(
            flow.navigator.stack.description == """
                PlaceFlow
                ├── Place
                └── Place *
                """)
        #expect(flow.list.prepared == ["ShowDetail from List to Detail, sender Playtime"])
        #expect(flow.navigator.stack.top === detail)
    }

    @Test("the destination is prepared before it is shown")
    func order() throws {
        let flow = PlaceFlow()
        let detail = Place("Detail")
        flow.list.onPrepare = { [navigator = flow.navigator] in #expect(navigator.stack.top !== detail) }
        try flow.navigator.perform(Segue(identifier: "ShowDetail", source: flow.list, destination: detail))
        #expect(flow.list.prepared.count == 1)
    }

    @Test("when the source refuses to prepare, nothing moves")
    func refused() {
        let flow = PlaceFlow()
        flow.list.error = .noRoute("ShowDetail", routes: [])
        #expect(throws: SegueError.noRoute("ShowDetail", routes: [])) {
            try flow.navigator.perform(
                Segue(identifier: "ShowDetail", source: flow.list, destination: Place("Detail")))
        }
        #expect(flow.navigator.stack.top === flow.list)
    }

    @Test("a source that prepares nothing needs no prepare step")
    func plainSource() throws {
        let flow = PlaceFlow()
        let plain = Plain()
        flow.navigator.push(plain, for: flow)
        try flow.navigator.perform(Segue(identifier: "On", source: plain, destination: Place("Detail")))
        #expect(flow.navigator.stack.screens.count == 3)
    }

    @Test("the destination belongs to the coordinator of its source, not to the one on top")
    func owner() throws {
        let flow = PlaceFlow()
        let child = PlaceFlow()
        flow.navigator.start(child, for: flow)
        let detail = Place("Detail")
        flow.navigator.push(detail, from: flow.list)
        #expect(flow.navigator.stack.parent(of: detail) === flow)
        #expect(flow.navigator.stack.top === detail)
    }

    @Test("a source that has left the stack shows nothing any more")
    func staleSource() throws {
        let flow = PlaceFlow()
        let second = Place("Second")
        flow.navigator.push(second, for: flow)
        flow.navigator.pop()
        try flow.navigator.perform(Segue(identifier: "On", source: second, destination: Place("Detail")))
        #expect(flow.navigator.stack.top === flow.list)
    }

    @Test("a segue performed during a move waits until that move is whole")
    func duringMove() throws {
        let flow = PlaceFlow()
        let (second, third) = (Place("Second"), Place("Third"))
        flow.navigator.change { [navigator = flow.navigator] stack in
            stack.show(StackAddition(member: .screen(second), owner: flow))
            navigator.push(third, from: second)
            #expect(navigator.stack.top === flow.list)
        }
        #expect(flow.navigator.stack.top === third)
    }

    @Test("segues performed in one move are one, and each sees what those before it show")
    func inOneMove() throws {
        let flow = PlaceFlow()
        let (second, third) = (Place("Second"), Place("Third"))
        var moves: [Move] = []
        flow.navigator.observe { moves.append($0) }
        flow.navigator.move { [navigator = flow.navigator] in
            navigator.push(second, from: flow.list)
            navigator.push(third, from: second)
        }
        #expect(flow.navigator.stack.top === third)
        #expect(moves.count == 1)
    }

    @Test("a segue and its destination are freed with the screen")
    func memory() throws {
        let flow = PlaceFlow()
        weak var detail: Place?
        do {
            let place = Place("Detail")
            detail = place
            try flow.navigator.perform(Segue(identifier: "On", source: flow.list, destination: place))
        }
        #expect(detail != nil)
        flow.navigator.pop()
        #expect(detail == nil)
    }

    @Test("an answer performs a segue, and one that leads nowhere is refused in its words")
    func answer() {
        let session = ScriptedSession { Trip(navigator: $0) }
        session.answer("2")
        #expect(
            session.transcript.hasSuffix(
                "> 2\nThe storyboard “Movies” has no segue “ShowStudio”; there is “ShowDetail”.\n> "))
        session.answer("1")
        #expect(
            session.tree == """
                Trip
                ├── Junction
                └── Place *
                """)
        #expect(session.transcript.hasSuffix("\nDetail of Playtime\n\nb back, h home, ? help, q quit\n> "))
    }

    @Test("a module's input is reached through the segue, and another module is an error that names both")
    func moduleInput() throws {
        let module = Counter()
        let segue = Segue(identifier: "Count", source: Plain(), destination: module)
        #expect(try segue.moduleInput(as: (any CounterInput).self) === module)
        let error = #expect(throws: SegueError.self) { try segue.moduleInput(as: (any OtherInput).self) }
        #expect(
            error?.description
                == "The segue “Count” leads to Counter, where a module with OtherInput is expected.")
        let plain = Segue(identifier: "Plain", source: module, destination: Plain())
        #expect(throws: SegueError.self) { try plain.moduleInput(as: (any CounterInput).self) }
    }
}

private final class PlaceFlow: Coordinator {
    let navigator: Navigator
    let list = Place("List")

    init() {
        navigator = Navigator()
        navigator.start(self)
    }

    func start() {
        navigator.push(list, for: self)
    }
}

private final class Place: SeguePreparing {
    var name: String
    var prepared: [String] = []
    var error: SegueError?
    var onPrepare: () -> Void = {}

    init(_ name: String) {
        self.name = name
    }

    func draw(on page: inout Page) {
        page.title(name)
    }

    func prepare(for segue: Segue, sender: Any?) throws(SegueError) {
        if let error { throw error }
        onPrepare()
        let names = [segue.source, segue.destination].map { ($0 as? Place)?.name ?? "?" }
        prepared.append("\(segue.identifier) from \(names[0]) to \(names[1]), sender \(sender ?? "none")")
    }
}

private final class Trip: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.push(Junction(navigator: navigator), for: self)
    }
}

private final class Junction: SeguePreparing {
    private unowned let navigator: Navigator
    private var storyboard = Storyboard("Movies")

    init(navigator: Navigator) {
        self.navigator = navigator
        storyboard.scene("Detail") { _ in Place("Detail") }
        storyboard.connect("ShowDetail", to: "Detail")
    }

    func draw(on page: inout Page) {
        page.item("detail") { [self] in try perform("ShowDetail") }
        page.item("studio") { [self] in try perform("ShowStudio") }
    }

    func prepare(for segue: Segue, sender: Any?) {
        if let place = segue.destination as? Place, let film = sender as? String {
            place.name += " of \(film)"
        }
    }

    private func perform(_ segue: String) throws {
        try navigator.perform(storyboard.segue(segue, from: self, sender: "Playtime"))
    }
}

private final class Plain: Screen {
    func draw(on page: inout Page) {}
}

private protocol CounterInput: ModuleInput {}
private protocol OtherInput: ModuleInput {}

private final class Counter: ModuleScreen, CounterInput {
    var moduleInput: any ModuleInput { self }
    func draw(on page: inout Page) {}
}
