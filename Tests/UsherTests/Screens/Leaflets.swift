import Usher

/// A coordinator that shows a test's screens and logs its own events.
final class Flow: Coordinator {
    typealias Output = Int

    let name: String
    let navigator: Navigator
    private let first: [any Screen]
    private var child: (any Coordinator)?
    private let events: Events

    init(
        named name: String = "flow", _ first: any Screen..., child: (any Coordinator)? = nil,
        navigator: Navigator, events: Events = Events()
    ) {
        self.name = name
        self.first = first
        self.child = child
        self.navigator = navigator
        self.events = events
    }

    func start() {
        events.log.append("start \(name)")
        for screen in first { navigator.push(screen, for: self) }
        if let child { navigator.start(child, for: self) }
        child = nil
    }

    func stop() {
        events.log.append("stop \(name)")
    }
}

/// A log of events, in order.
final class Events {
    var log: [String] = []
}

/// A screen drawn by a closure. Logs what its answers report.
final class Leaflet: Screen {
    private let describe: (inout Page, _ hear: @escaping (String) -> Void) throws -> Void
    private(set) var heard: [String] = []

    init(_ describe: @escaping (inout Page, _ hear: @escaping (String) -> Void) throws -> Void) {
        self.describe = describe
    }

    func draw(on page: inout Page) throws {
        try describe(&page) { [self] in heard.append($0) }
    }
}

extension Leaflet {
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

    /// A list of the numbers from 0 on, ten per page.
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
