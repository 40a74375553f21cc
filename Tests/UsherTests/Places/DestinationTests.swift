import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Named places: visited by answers, opened by path, and reported as paths.
@Suite struct DestinationTests {
    private func route(_ text: String) -> Route { Route(text) ?? Route() }

    @Test(
        "A route that can't be opened names its wrong part and moves nothing",
        arguments: [
            ("/list/nowhere", "“nowhere” in /list/nowhere can't be opened: there is no such place"),
            (
                "/list/detail/edit/year",
                "“year” in /list/detail/edit/year can't be opened: there is no such place"
            ),
            ("/list/closed/edit", "“closed” in /list/closed/edit can't be opened: It is closed."),
            ("/list/../..", "“..” in /list/../.. can't be opened: there is no such place"),
            ("/../list", "“..” in /../list can't be opened: there is no such place"),
            ("/other;page=two", "“other;page=two” in /other;page=two can't be opened: “two” is no page."),
        ])
    func wrong(text: String, message: String) throws {
        let program = SpotProgram()
        try program.show("list")
        program.events.log = []
        #expect { try program.navigator.open(route(text)) } throws: { "\($0)" == message }
        #expect(program.picture == "root(face list(face*))")
        #expect(program.events.log == [])
    }

    @Test("A route brings each section that it passes through to the front")
    func sectionsOnTheWay() throws {
        let program = SpotProgram()
        for text in ["/list/one/../edit", "/list/two/../edit", "/list/one/../edit"] {
            try program.navigator.open(route(text))
            #expect(program.navigator.stack.route == route(text))
        }
        #expect(program.picture == "root(face list(face two(face) one(face) edit*))")
        let other = SpotProgram()
        try other.navigator.open("/one")
        try other.navigator.open("/two/../one/detail")
        #expect(other.picture == "root(face two(face) one(face detail(face*)))", "it is there already")
    }

    @Test("Resuming goes as far as it can and reports what no longer exists")
    func resume() {
        let program = SpotProgram()
        program.navigator.resume(["/list;page=two/detail/nowhere/edit"])
        #expect(program.picture == "root(face list(face detail(face*)))")
        program.session.answer("")
        #expect(
            program.session.transcript.contains(
                """
                “list;page=two” in /list;page=two/detail/nowhere/edit can't be opened: “two” is
                no page.
                “nowhere” in /list/detail/nowhere/edit can't be opened: there is no such place
                """))
    }

    @Test(
        "The map shows each kind of coordinator once, with its places, without starting any"
    )
    func map() {
        let navigator = Navigator()
        #expect(
            Session.flowchart { _ in Shop(navigator: navigator) } == """
                flowchart TD
                    Shop["Shop"]
                    Shop ==>|shelf| Shelf["Shelf"]
                    Shelf -->|item| Sign(["Sign"])
                    Shelf -->|back| Shop["Shop"]
                    Shop -->|help| Sign(["Sign"])
                    Shop -->|before till| Till["Till"]
                    %% Shop, cellar: It is locked.
                """)
        #expect(navigator.stack.objects.isEmpty)
    }

    @Test("A session begins at its route, and reports a route that can't be opened")
    func beginning() {
        let console = Script(["q"])
        _ = Session.run(on: console, options: Session.Options(beginning: .open("/shelf/item"))) {
            Shop(navigator: $0)
        }
        #expect(console.transcript.hasPrefix("item\n\nb back"))
        let wrong = Script(["q"])
        _ = Session.run(on: wrong, options: Session.Options(beginning: .open("/shelf/cellar"))) {
            Shop(navigator: $0)
        }
        #expect(
            wrong.transcript.hasPrefix(
                "“cellar” in /shelf/cellar can't be opened: there is no such place\nshop\n"))
        let strict = Session.run(
            on: Script([]), options: Session.Options(isStrict: true, beginning: .open("/cellar"))
        ) {
            Shop(navigator: $0)
        }
        #expect(strict == .refused("“cellar” in /cellar can't be opened: It is locked."))
    }

    @Test(
        "`ending` gets the routes before the flows stop, however the session ends",
        arguments: [
            [ConsoleInput.line("q")], [.end], [.interrupt], [.line("b"), .line("q")],
        ])
    func ending(answers: [ConsoleInput]) {
        var paths: [Route] = []
        _ = Session.run(
            on: Script(answers: answers),
            options: Session.Options(
                beginning: .resume(["/shelf/item/gone"]), ending: { paths = $0.routes })
        ) { Shop(navigator: $0) }
        #expect(paths == [route(answers.count == 2 ? "/shelf" : "/shelf/item")])
    }

    @Test("Opening the routes of any state restores that state")
    func anyState() throws {
        for sequence in 0..<1_000 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            let walked = SpotProgram()
            var log: [String] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let flow = walked.flows.randomElement(using: &random)
                switch Int.random(in: 0..<10, using: &random) {
                case 0: walked.navigator.pop()
                case 1: walked.navigator.popToFirst()
                case 2:
                    flow?.page = Int.random(in: 1...3, using: &random)
                default:
                    guard let flow, let name = Spot.walkable.randomElement(using: &random) else { continue }
                    log.append("\(name) for \(flow.name)")
                    try flow.walk(to: name)
                }
                if walked.flows.isEmpty { break }
            }
            guard !walked.flows.isEmpty else { continue }
            let paths = walked.navigator.stack.routes
            let opened = SpotProgram()
            for path in paths { try opened.navigator.open(path) }
            let same = opened.picture == walked.picture && opened.navigator.stack.routes == paths
            #expect(
                same,
                "seed \(RandomNumbers.seed), sequence \(sequence): \(paths)\n\(walked.picture)\n\(opened.picture)\n\(log)"
            )
            guard same else { return }
            // Opening the paths again in any order gives the same result.
            for path in paths.reversed() { try opened.navigator.open(path) }
            for path in paths { try opened.navigator.open(path) }
            #expect(opened.navigator.stack.routes == paths)
        }
    }
}

private final class SpotProgram {
    let navigator: Navigator
    let session: ScriptedSession
    let events = Events()

    init() {
        var navigator: Navigator?
        var root: Spot.Trail?
        session = ScriptedSession { made in
            navigator = made
            let flow = Spot.Trail("root", navigator: made)
            root = flow
            return flow
        }
        guard let navigator, let root else { preconditionFailure("a session makes a navigator") }
        self.navigator = navigator
        root.program = self
    }

    var flows: [Spot.Trail] { navigator.stack.coordinators.compactMap { $0 as? Spot.Trail } }

    func show(_ names: String...) throws {
        for name in names {
            try flows.last?.walk(to: name)
        }
    }

    /// The tree in one line, with a star at the visible screen.
    var picture: String {
        func picture(of flow: AnyObject) -> String {
            let members = navigator.stack.objects.filter { navigator.stack.parent(of: $0) === flow }
            let name = (flow as? Spot.Trail)?.name ?? (flow as? Spot.Sign)?.name ?? "?"
            let star = flow === navigator.stack.top ? "*" : ""
            return name + star
                + (members.isEmpty ? "" : "(" + members.map(picture).joined(separator: " ") + ")")
        }
        return navigator.stack.objects.first.map(picture) ?? ""
    }
}

private enum Spot {
    static let walkable = ["list", "detail", "other", "edit", "scene", "one", "two", ".."]

    final class Sign: Screen, RouteNamed {
        let name: String
        var routeName: String { name }

        init(_ name: String) { self.name = name }

        func draw(on page: inout Page) { page.title(name) }
    }

    final class Trail: Coordinator, Restorable, Guide, RouteNamed {
        let name: String
        var routeName: String { name }
        private let navigator: Navigator
        weak var program: SpotProgram?
        var page = 1

        init(_ name: String, navigator: Navigator) { (self.name, self.navigator) = (name, navigator) }

        func start() {
            program?.events.log.append("start \(name)")
            if name == "scene" {
                navigator.present(Sign("face"), for: self)
            } else {
                navigator.push(Sign("face"), for: self)
            }
        }

        func stop() { program?.events.log.append("stop \(name)") }

        var restorationState: [String: String] { page == 1 ? [:] : ["page": "\(page)"] }

        func restore(from state: [String: String]) throws {
            let text = state["page"] ?? "1"
            guard let page = Int(text) else { throw Refusal("“\(text)” is no page.") }
            self.page = page
        }

        func walk(to name: String) throws {
            switch try destination(named: name)?.kind {
            case .place(.screen(let screen), _): navigator.push(screen, for: self)
            case .place(.coordinator(let flow), begins: nil): navigator.start(flow, for: self)
            case .place(.coordinator(let flow), _): navigator.select(flow, for: self)
            case .redirect, nil: preconditionFailure("nobody walks there")
            }
        }

        func destination(named name: String) throws -> Destination? {
            switch name {
            case "edit": return .screen(Sign("edit"))
            case "closed": throw Refusal("It is closed.")
            case "one", "two": return .section(flow(name))
            case "scene", "list", "detail", "other", "..": return .flow(flow(name))
            default: return nil
            }
        }

        private func flow(_ name: String) -> Trail {
            let flow = Trail(name, navigator: navigator)
            flow.program = program
            return flow
        }
    }
}

/// A program whose places include a redirect and a refusal.
private final class Shop: Coordinator, Guide {
    let placeNames = ["shelf", "help", "till", "cellar"]

    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() { navigator.push(Spot.Sign("shop"), for: self) }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "shelf": .section(Shelf(navigator: navigator))
        case "help": .screen(Spot.Sign("help"))
        case "till": .redirect(Till()) { _ in nil }
        case "cellar": throw Refusal("It is locked.")
        default: nil
        }
    }
}

private final class Shelf: Coordinator, Guide, RouteNamed {
    let routeName = "shelf"
    let placeNames = ["item", "back"]

    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() { navigator.push(Spot.Sign("shelf"), for: self) }

    func destination(named name: String) -> Destination? {
        switch name {
        case "item": .screen(Spot.Sign("item"))
        case "back": .flow(Shop(navigator: navigator))
        default: nil
        }
    }
}

private final class Till: Coordinator {
    typealias Output = Int

    func start() {}
}
