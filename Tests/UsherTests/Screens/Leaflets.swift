import Usher
import UsherTesting

/// A coordinator that shows a test's screens and logs its own events.
final class Flow: Coordinator {
    typealias Output = Int

    let name: String
    let navigator: Navigator
    /// Returns the flow's objection to being left.
    var answer: (Leaving) -> Objection?
    var end: (Flow) -> Void = { _ in }
    private let first: [any Screen]
    private var child: (any Coordinator)?
    private let events: Events
    private let begin: (Flow) -> Void

    init(
        named name: String = "flow", _ first: any Screen..., child: (any Coordinator)? = nil,
        says objection: Objection? = nil, navigator: Navigator, events: Events = Events(),
        begin: @escaping (Flow) -> Void = { _ in }
    ) {
        (self.name, self.first, self.child) = (name, first, child)
        (self.navigator, self.events, self.begin) = (navigator, events, begin)
        answer = { _ in objection }
    }

    func start() {
        events.log.append("start \(name)")
        for screen in first { navigator.push(screen, for: self) }
        if let child { navigator.start(child, for: self) }
        child = nil
        begin(self)
    }

    func stop() {
        events.log.append("stop \(name)")
        end(self)
    }

    func objection(to leaving: Leaving) -> Objection? { answer(leaving) }
}

final class Events {
    var log: [String] = []
}

/// A screen drawn by a closure. Logs what its answers report.
final class Leaflet: Screen {
    private let describe: (inout Page, _ hear: @escaping (String) -> Void) throws -> Void
    private(set) var heard: [String] = []
    var tell: (String) -> Void = { _ in }

    init(_ describe: @escaping (inout Page, _ hear: @escaping (String) -> Void) throws -> Void) {
        self.describe = describe
    }

    func draw(on page: inout Page) throws {
        try describe(&page) { [self] in
            heard.append($0)
            tell($0)
        }
    }

    /// Answers this page in a session. Returns the page's reports and the error messages.
    func answered(_ lines: String...) -> Answered {
        let session = ScriptedSession(self)
        session.answer(lines)
        return Answered(heard, session.errorLines)
    }
}

/// The reports of a page's answers, and the error messages.
struct Answered: Equatable {
    let heard: [String]
    let refused: [String]

    init(_ heard: [String], _ refused: [String]) { (self.heard, self.refused) = (heard, refused) }
}

extension Leaflet {
    /// Returns a page with a title and an item that calls a closure.
    static func page(_ title: String, _ act: @escaping () throws -> Void = {}) -> Leaflet {
        Leaflet { page, _ in
            page.title(title)
            page.item("On", choose: act)
        }
    }

    static var menu: Leaflet {
        Leaflet { page, hear in
            page.title("Menu")
            page.item("One") { hear("one") }
            page.item("Two") { hear("two") }
            page.command("e", "edit") { hear("edit") }
        }
    }

    static var name: Leaflet {
        Leaflet { page, hear in
            page.title("Name")
            page.ask("Name", .text, default: "Ada", action: hear)
            page.command("x", "clear") { hear("clear") }
        }
    }

    static var question: Leaflet {
        Leaflet { page, hear in page.ask("Sure?", .yesOrNo, default: false) { hear($0 ? "yes" : "no") } }
    }

    /// Returns a list of the numbers from 0 on.
    static func list(of count: Int) -> Leaflet {
        let list = ListPosition()
        return Leaflet { page, hear in
            page.list(0..<count, at: list) { row, number in
                row.write(number)
            } choose: {
                hear("\($0)")
            }
        }
    }
}

func noDifference(_ answer: String, on screen: String) -> String {
    "\(answer) made no difference on \(screen). Set its delegate, end a flow with navigator.stop(self), "
        + "or report the result with navigator.say"
}
