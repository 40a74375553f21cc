import Usher

/// A coordinator that shows screens as a test asks for them, and tells what became of it.
final class Flow: Coordinator {
    let name: String
    let navigator: Navigator
    private let first: [any Screen]
    private var child: (any Coordinator)?
    private let events: Events

    init(
        _ name: String = "flow", _ first: any Screen..., child: (any Coordinator)? = nil,
        navigator: Navigator,
        events: Events = Events()
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

/// What happened, in order.
final class Events {
    var log: [String] = []
}

/// A screen that is described by a closure and keeps what was chosen.
final class Prompt: Screen {
    private let describe: (inout Page) -> Void
    private let check: (Choice) throws(Refusal) -> Void
    private(set) var choices: [Choice] = []

    init(
        _ describe: @escaping (inout Page) -> Void,
        check: @escaping (Choice) throws(Refusal) -> Void = { _ in }
    ) {
        self.describe = describe
        self.check = check
    }

    func draw(on page: inout Page) {
        describe(&page)
    }

    func choose(_ choice: Choice) throws(Refusal) {
        try check(choice)
        choices.append(choice)
    }
}

extension Prompt {
    static var menu: Prompt {
        Prompt { page in
            page.title("Menu")
            page.item("One")
            page.item("Two")
            page.command("e", "edit")
        }
    }

    static var name: Prompt {
        Prompt { page in
            page.title("Name")
            page.ask("Name", default: "Ada")
            page.command("x", "clear")
        }
    }

    static var question: Prompt { Prompt { $0.confirm("Sure?") } }
}
