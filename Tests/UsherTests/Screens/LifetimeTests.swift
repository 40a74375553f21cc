import Testing
import UsherTesting

@testable import Usher

/// An action that retains its screen with `[self]` doesn't leak it. The screen is freed as soon as
/// it leaves.
@Suite struct LifetimeTests {
    enum Ending: CaseIterable {
        case quit, endOfInput, interrupt, refusal, action, refusedAction, readerGone, failedWrite, failedRead
    }

    @Test(
        "A screen that leaves is freed in the same turn, before the next page is drawn",
        arguments: HolderKind.allCases,
        ["action", "action that throws", "back", "home", "stop", "replacement", "dismissal"])
    func leave(kind: HolderKind, way: String) {
        let visit = HolderVisit()
        let below = Leaflet { page, _ in
            page.title("Below")
            visit.isFreed.append(visit.isOver)
        }
        let console = Script([])
        var session = Conversation(on: console, Session.Options())
        session.begin {
            Flow(below, child: visit.flow(kind, isLayer: way == "dismissal", navigator: $0), navigator: $0)
        }
        #expect(session.goOn() == nil)
        session.take(.line(":z"))
        #expect(session.goOn() == nil)
        #expect(!visit.isOver, "a refusal leaves the page as it is")
        visit.leave = { flow in
            switch way {
            case "stop": flow.navigator.stop(flow)
            case "replacement":
                flow.navigator.change { stack in
                    stack.pop()
                    if let root = stack.coordinators.first { stack.push(Leaflet.menu, for: root) }
                    stack.pop()
                }
            case "dismissal": if let top = flow.navigator.stack.top { flow.navigator.dismiss(top) }
            default: flow.navigator.pop()
            }
            if way == "action that throws" { throw Refusal("Gone and refused.") }
        }
        session.take(.line(way == "back" ? ":b" : way == "home" ? ":h" : kind.line))
        #expect(visit.isOver, "the turn is over")
        #expect(session.goOn() == nil)
        #expect(visit.isFreed == [true] && console.transcript.contains("\nBelow\n\n"))
    }

    @Test(
        "A screen is freed when its session ends, even if the session is retained",
        arguments: HolderKind.allCases,
        Ending.allCases)
    func end(kind: HolderKind, way: Ending) {
        let visit = HolderVisit()
        let console = FullConsole(answers: [])
        var session = Conversation(on: console, Session.Options(isStrict: true))
        session.begin { visit.flow(kind, navigator: $0) }
        #expect(session.goOn() == nil)
        #expect(!visit.isOver)
        switch way {
        case .quit: session.take(.line(":q"))
        case .endOfInput: session.take(.end)
        case .interrupt: session.take(.interrupt)
        case .refusal: session.take(.line(":z"))
        case .action, .refusedAction:
            visit.leave = { visitor in
                if way == .refusedAction { throw Refusal("No.") }
                visitor.navigator.stop(visitor)
            }
            session.take(.line(kind.line))
        case .readerGone:
            (console.room, console.error) = (0, .readerGone)
            session.take(.line(""))
        case .failedWrite:
            console.room = 0
            session.take(.line(""))
        case .failedRead: session.take(.failed("Reading the input", code: 5))
        }
        #expect(session.goOn() != nil)
        #expect(visit.isOver)
        session.goOn()
    }

    @Test(
        "A screen that work pops is freed at once, while the work still runs", arguments: HolderKind.allCases)
    func work(kind: HolderKind) {
        let visit = HolderVisit()
        var isFreed: [Bool] = []
        let session = ScriptedSession { navigator in
            let root = Flow(
                Leaflet.menu, child: visit.flow(kind, navigator: navigator), navigator: navigator)
            visit.whenShown = { [unowned root] in
                navigator.work(for: root) { _ in
                    navigator.pop()
                    isFreed.append(visit.isOver)
                }
            }
            return root
        }
        #expect(isFreed == [true])
        #expect(session.screens.count == 1)
    }
}

enum HolderKind: Hashable, CaseIterable {
    case action(ActionKind), ownElements, unpickableList

    static var allCases: [HolderKind] {
        ActionKind.allCases.map { .action($0) } + [.ownElements, .unpickableList]
    }
    static var item: HolderKind { .action(.item) }

    var line: String {
        switch self {
        case .action(let kind): kind.line
        case .ownElements: "1"
        case .unpickableList: ":x"
        }
    }
}

/// A screen whose answers retain it.
private final class Holder: Screen {
    private let kind: HolderKind
    private let act: () throws -> Void
    var isBroken = false

    init(_ kind: HolderKind, act: @escaping () throws -> Void) {
        self.kind = kind
        self.act = act
    }

    func draw(on page: inout Page) throws {
        switch kind {
        case .action(let kind): try kind.draw(on: &page) { [self] in try act() }
        case .ownElements:
            page.list([self], at: ListPosition()) { row, _ in
                row.write("self")
            } choose: {
                try $0.act()
            }
        case .unpickableList:
            page.list([self, self], at: ListPosition(size: 1)) { [self] row, _ in row.write("\(kind)") }
            page.command("x", "leave") { [self] in try act() }
        }
        if isBroken { throw Refusal("Broken.") }
    }
}

private final class HolderVisit {
    weak var screen: Holder?
    weak var flow: Flow?
    var isFreed: [Bool] = []
    var leave: (Flow) throws -> Void = { _ in }
    var whenShown = {}

    var isOver: Bool { screen == nil && flow == nil }

    func flow(_ kind: HolderKind, isLayer: Bool = false, navigator: Navigator) -> Flow {
        let flow = Flow(navigator: navigator) { [self] flow in
            // The screen doesn't retain its flow, just as it wouldn't retain a delegate.
            let holder = Holder(kind) { [weak self, weak flow] in if let flow { try self?.leave(flow) } }
            screen = holder
            if isLayer { navigator.present(holder, for: flow) } else { navigator.push(holder, for: flow) }
            whenShown()
        }
        self.flow = flow
        return flow
    }
}
