import Testing
import UsherTesting

@testable import Usher

/// Actions retain their screens, as `[self]` does, without leaking. A screen is freed by the end of
/// the turn in which it left, before the next page is drawn, and when its session ends.
@Suite struct LifetimeTests {
    /// A way for a screen to leave while its session continues.
    enum Leaving: CaseIterable {
        case action, actionThatThrows, back, home, stopFlow, replacement, dismissal
    }

    enum Ending: CaseIterable {
        case quit, endOfInput, interrupt, refusal, action, refusedAction, readerGone, failedWrite, failedRead
    }

    @Test(
        "a screen that has left is freed by the end of that turn, before the next page",
        arguments: HolderKind.allCases,
        Leaving.allCases)
    func leave(kind: HolderKind, way: Leaving) {
        let visit = Visit()
        let below = Leaflet { page, _ in
            page.title("Below")
            visit.isFreed.append(visit.isOver)
        }
        let console = Script([])
        var session = Conversation(on: console, Session.Options())
        session.begin { navigator in
            Flow(
                below, child: Visitor(kind, visit, isLayer: way == .dismissal, navigator: navigator),
                navigator: navigator)
        }
        #expect(session.goOn() == nil)
        session.take(.line(":z"))
        #expect(session.goOn() == nil)
        #expect(!visit.isOver, "a refusal leaves the page as it is")
        visit.leave = { visitor in
            switch way {
            case .stopFlow: visitor.navigator.stop(visitor)
            case .replacement:
                visitor.navigator.change { stack in
                    stack.pop()
                    if let root = stack.coordinators.first { stack.push(Leaflet.menu, for: root) }
                    stack.pop()
                }
            case .dismissal: if let top = visitor.navigator.stack.top { visitor.navigator.dismiss(top) }
            default: visitor.navigator.pop()
            }
            if way == .actionThatThrows { throw Refusal("Gone and refused.") }
        }
        switch way {
        case .back: session.take(.line(":b"))
        case .home: session.take(.line(":h"))
        default: session.take(.line(kind.line))
        }
        #expect(visit.isOver, "the turn is over")
        #expect(session.goOn() == nil)
        #expect(visit.isFreed == [true])
        #expect(console.transcript.contains("\nBelow\n\n"))
    }

    @Test(
        "a screen is freed when its session ends, though the session is kept", arguments: HolderKind.allCases,
        Ending.allCases)
    func end(kind: HolderKind, way: Ending) {
        let visit = Visit()
        let console = BrokenConsole()
        var session = Conversation(on: console, Session.Options(isStrict: true))
        session.begin { Visitor(kind, visit, navigator: $0) }
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
            console.error = .readerGone
            session.take(.line(""))
        case .failedWrite:
            console.error = .failed("Writing the output", code: 28)
            session.take(.line(""))
        case .failedRead: session.take(.failed("Reading the input", code: 5))
        }
        #expect(session.goOn() != nil)
        #expect(visit.isOver)
        session.goOn()
    }

    @Test("while work is under way the page before it holds nothing any more", arguments: HolderKind.allCases)
    func work(kind: HolderKind) {
        let visit = Visit()
        var isFreed: [Bool] = []
        let session = ScriptedSession { navigator in
            let root = Flow(
                Leaflet.menu, child: Visitor(kind, visit, navigator: navigator), navigator: navigator)
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

    @Test(
        "work that holds its flow and its screen lets them go when it is done, however it ends",
        arguments: 0..<4)
    func workItself(way: Int) {
        let visit = Visit()
        let session = ScriptedSession { navigator in
            visit.whenShown = {
                guard let visitor = visit.flow, let screen = visit.screen else { return }
                navigator.work(for: visitor) { _ in
                    switch way {
                    case 0: navigator.pop()
                    case 1: throw Refusal("No.")
                    case 2: throw CancellationError()
                    default: break
                    }
                    withExtendedLifetime((visitor, screen)) {}
                }
            }
            return Flow(
                Leaflet.menu, child: Visitor(.item, visit, navigator: navigator), navigator: navigator)
        }
        if way > 0 {
            #expect(!visit.isOver)
            session.answer("b")
        }
        #expect(visit.isOver)
    }

    @Test(
        "work that waits is let go with its flow, or when its session ends before it began",
        arguments: [false, true])
    func waitingWork(endsSession: Bool) {
        let visit = Visit()
        let console = BrokenConsole()
        var session = Conversation(on: console, Session.Options())
        session.begin { navigator in
            visit.whenShown = {
                guard let visitor = visit.flow else { return }
                for _ in 0..<2 {
                    navigator.work(for: visitor) { _ in Issue.record("it begins, held by \(visitor)") }
                }
                if !endsSession { navigator.stop(visitor) }
            }
            return Flow(
                Leaflet.menu, child: Visitor(.item, visit, navigator: navigator), navigator: navigator)
        }
        // The page before the work can't be written.
        if endsSession { console.error = .readerGone }
        #expect(session.goOn() == (endsSession ? .outputGone : nil))
        #expect(visit.isOver)
        session.goOn()
    }

    @Test("what a screen drew before it threw holds it no longer", arguments: HolderKind.allCases)
    func failedDraw(kind: HolderKind) {
        weak var screen: Holder?
        func page() -> Page {
            let holder = Holder(kind) {}
            holder.isBroken = true
            screen = holder
            return Page(of: holder)
        }
        let page = page()
        #expect(screen == nil)
        #expect(page.texts.last == "Broken.", "it can still be read")
    }
}

/// A way for a screen to be retained by its own page.
enum HolderKind: CaseIterable {
    case item, row, list, lookedUpList, command, search, ask, confirm, embedded, ownElements, unpickableList

    fileprivate var action: ActionKind? {
        switch self {
        case .item: .item
        case .row: .row
        case .list: .list
        case .lookedUpList: .lookedUpList
        case .command: .command
        case .search: .search
        case .ask: .ask
        case .confirm: .confirm
        case .embedded: .embedded
        case .ownElements, .unpickableList: nil
        }
    }

    var line: String {
        switch self {
        case .ownElements: "1"
        case .unpickableList: ":x"
        default: action?.line ?? ""
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
        try kind.action?.draw(on: &page) { [self] in try act() }
        if kind == .ownElements {
            page.list([self], at: ListPosition()) { row, _ in
                row.write("self")
            } choose: {
                try $0.act()
            }
        }
        if kind == .unpickableList {
            page.list([self, self], at: ListPosition(size: 1)) { [self] row, _ in row.write("\(kind)") }
            page.command("x", "leave") { [self] in try act() }
        }
        if isBroken { throw Refusal("Broken.") }
    }
}

/// Observes a screen and its flow from outside.
private final class Visit {
    weak var screen: Holder?
    weak var flow: Visitor?
    var isFreed: [Bool] = []
    var leave: (Visitor) throws -> Void = { _ in }
    var whenShown = {}

    var isOver: Bool { screen == nil && flow == nil }
}

private final class Visitor: Coordinator {
    let navigator: Navigator
    private let kind: HolderKind
    private let visit: Visit
    private let isLayer: Bool

    init(_ kind: HolderKind, _ visit: Visit, isLayer: Bool = false, navigator: Navigator) {
        self.kind = kind
        self.visit = visit
        self.isLayer = isLayer
        self.navigator = navigator
        visit.flow = self
    }

    func start() {
        // The screen refers to its flow weakly, as to a delegate.
        let screen = Holder(kind) { [visit, weak self] in if let self { try visit.leave(self) } }
        visit.screen = screen
        navigator.change { [self] stack in
            if isLayer { stack.present(screen, for: self) } else { stack.push(screen, for: self) }
        }
        visit.whenShown()
    }
}

/// A console that gives no answers and fails on request.
private final class BrokenConsole: Console {
    let width = 80
    let showsTyping = false
    let hasAnswer = false
    var error: ConsoleError?

    func read() -> ConsoleInput { .end }

    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if let error, stream == .page { throw error }
    }
}
