import Testing
import UsherTesting

@testable import Usher

private final class FlowWithoutState: Guide {
    func start() {}

    func destination(named name: String) -> Destination? { .flow(FlowWithoutState()) }
}

/// Each place in a path has a name, and can also be reached by answers.
@Suite struct PlaceTests {
    @Test("Opening a section that was selected by hand selects it instead of adding another")
    func sections() throws {
        let program = PlaceProgram()
        let (mail, calls) = (program.flow("mail"), program.flow("calls"))
        program.navigator.select(mail, for: program.root)
        program.navigator.select(calls, for: program.root)
        program.root.made["mail"] = { .section(program.flow("mail")) }
        #expect(program.path == "/calls")
        try program.open("/mail")
        #expect(program.navigator.stack.selectedSection(of: program.root) === mail)
        program.navigator.select(program.flow("calls"), for: program.root)
        #expect(program.navigator.stack.selectedSection(of: program.root) === calls, "the same place")
        #expect(program.navigator.stack.routes.map(\.description) == ["/mail", "/calls"])
    }

    @Test("A place that is on top isn't shown a second time")
    func once() throws {
        let program = PlaceProgram()
        let first = program.flow("film")
        program.navigator.start(first, for: program.root)
        program.navigator.start(program.flow("film"), for: program.root)
        program.navigator.push(NamedScreen("cast"), for: first)
        program.navigator.push(NamedScreen("cast"), for: first)
        #expect(program.path == "/film/cast")
        // The film is below other screens, so another film is shown.
        program.navigator.start(program.flow("film"), for: program.root)
        #expect(program.path == "/film/cast/../film")
    }

    @Test("Two names of one place lead to the same flow")
    func twoNames() throws {
        let program = PlaceProgram()
        for name in ["film", "7"] { program.root.made[name] = { .flow(program.flow("film")) } }
        try program.open("/7")
        #expect(program.path == "/film")
        let film = program.navigator.stack.coordinators.last
        try program.open("/7")
        #expect(program.navigator.stack.coordinators.last === film)
    }

    @Test("The state of the root is part of the route")
    func root() throws {
        let program = PlaceProgram()
        program.root.restorationState = ["theme": "dark"]
        program.navigator.start(program.flow("film"), for: program.root)
        #expect(program.path == "/;theme=dark/film")
        let other = PlaceProgram()
        try other.open("/;theme=dark")
        #expect(other.root.restorationState == ["theme": "dark"])
        #expect { try other.open("/;theme=bad") } throws: {
            "\($0)" == "“;theme=bad” in /;theme=bad can't be opened: It is bad."
        }
    }

    @Test(
        "A route with an invalid part changes nothing, and a flow that objects stays"
    )
    func standing() throws {
        let program = PlaceProgram()
        program.root.made["film"] = { .flow(program.flow("film")) }
        program.root.made["closed"] = { throw Refusal("It is closed.") }
        try program.open("/film;page=2")
        #expect(throws: RouteError.self) { try program.open("/;theme=light/film;page=bad") }
        #expect(throws: RouteError.self) { try program.open("/;theme=light/film;page=3/../closed") }
        #expect(program.path == "/film;page=2")
        let film = program.navigator.stack.coordinators.last as? PlaceProgram.NamedFlow
        film?.answer = .stay("It stays.")
        try program.open("/;theme=light")
        #expect(program.path == "/film;page=2")
        film?.answer = nil
        try program.open("/;theme=light/film;page=3")
        #expect(program.path == "/;theme=light/film;page=3")
    }

    @Test("A guard receives the route that its flow is left for")
    func destination() throws {
        let program = PlaceProgram()
        program.root.made["film"] = { .flow(program.flow("film")) }
        program.navigator.start(program.flow("list"), for: program.root)
        try program.open("/film;page=2")
        #expect(program.exits == ["/film;page=2"])
    }

    @Test("A newer request for the same login replaces the pending one")
    func first() throws {
        let program = PlaceProgram()
        let mail = program.flow("mail")
        program.navigator.select(mail, for: program.root)
        func vault() -> Destination {
            .redirect(program.flow("login")) { _ in .flow(program.flow("vault")) }
        }
        mail.made["vault"] = vault
        try program.open("/mail/vault")
        try program.navigator.enter(for: program.root, vault)
        try program.navigator.enter(for: program.root, vault)
        #expect(
            program.navigator.stack.coordinators.filter {
                ($0 as? PlaceProgram.NamedFlow)?.routeName == "login"
            }.count
                == 1)
        if let login = program.navigator.stack.coordinators.last as? PlaceProgram.NamedFlow {
            program.navigator.finish(login, with: 1)
        }
        #expect(program.path == "/mail/../vault")
    }

    @Test("State of a place that has none is refused, not dropped")
    func unknownState() throws {
        let navigator = Navigator()
        navigator.start(FlowWithoutState())
        for (route, words) in [
            ("/;x=1", "“;x=1” in /;x=1 can't be opened: it has no such state"),
            ("/list;x=1", "“list;x=1” in /list;x=1 can't be opened: it has no such state"),
        ] {
            let error = #expect(throws: RouteError.self) { try navigator.open(#require(Route(route))) }
            #expect(error?.description == words)
        }
        #expect(navigator.stack.coordinators.count == 1)
    }

    @Test("A route changes no state until the user agrees to leave and the redirect has finished")
    func statesAfterAnswers() throws {
        let program = PlaceProgram()
        program.root.made["vault"] = {
            .redirect(program.flow("login")) { _ in .flow(program.flow("vault")) }
        }
        let (list, form) = (program.flow("list"), program.flow("form"))
        program.navigator.start(list, for: program.root)
        program.navigator.start(form, for: list)
        (list.answer, form.answer) = (.ask("Leave the list?", atEnd: ""), .ask("Leave the form?", atEnd: ""))
        try program.open("/;theme=light")
        #expect(program.path == "/list/form")
        program.answer(true)
        #expect(program.path == "/list/form", "the list asks, too")
        program.answer(false)
        #expect(program.path == "/list/form")
        program.navigator.move { try? program.open("/;theme=light") }
        program.answer(true)
        program.answer(true)
        #expect(program.path == "/;theme=light")
        try program.open("/;theme=dark/vault")
        #expect(program.path == "/;theme=light/login")
        if let login = program.navigator.stack.coordinators.last as? PlaceProgram.NamedFlow {
            program.navigator.finish(login, with: 1)
        }
        #expect(program.path == "/;theme=dark/vault")
    }

    @Test("Guards are asked before a redirect to a login, and not again after it")
    func askedBefore() throws {
        let program = PlaceProgram()
        program.root.made["vault"] = {
            .redirect(program.flow("login")) { _ in .flow(program.flow("vault")) }
        }
        let form = program.flow("form")
        form.answer = .ask("Leave the form?", atEnd: "")
        program.navigator.start(form, for: program.root)
        try program.open("/vault")
        #expect(program.navigator.leaveQuestion != nil)
        #expect(program.navigator.stack.coordinators.last === form)
        program.answer(false)
        #expect(program.navigator.stack.coordinators.last === form)
        try program.open("/vault")
        program.answer(true)
        let login = try #require(program.navigator.stack.coordinators.last as? PlaceProgram.NamedFlow)
        #expect(login.routeName == "login")
        #expect(program.navigator.stack.contains(form), "nothing is left before the login")
        program.navigator.finish(login, with: 1)
        #expect(program.navigator.leaveQuestion == nil)
        #expect(program.path == "/vault")
        #expect(!program.navigator.stack.contains(form))
    }

    @Test("A flow whose result is awaited isn't reused for a route")
    func awaited() throws {
        let program = PlaceProgram()
        program.root.made["film"] = { .flow(program.flow("film")) }
        let film = program.flow("film")
        program.navigator.start(film, for: program.root) { _ in }
        try program.open("/film")
        #expect(program.navigator.stack.coordinators.last !== film)
        #expect(program.path == "/film")
    }

    @Test("Names with dots, slashes and semicolons round-trip in routes, and empty ones are left out")
    func names() throws {
        let program = PlaceProgram()
        for name in ["..", "a/b;c"] {
            program.flowsMake[name] = { .flow(program.flow(name)) }
            program.root.made[name] = program.flowsMake[name]
            try program.navigator.open(Route([Route.Part(name), Route.Part(name)]))
            let path = program.navigator.stack.route
            #expect(path.parts.map(\.name) == [name, name])
            #expect(Route(path.description) == path)
        }
        let other = PlaceProgram()
        let nameless = other.flow("")
        other.navigator.start(nameless, for: other.root)
        other.navigator.start(other.flow("film"), for: nameless)
        #expect(other.path == "/")
    }

    @Test("A route's places and states are checked before any flow starts")
    func unstarted() throws {
        let program = PlaceProgram()
        program.root.made["list"] = { .flow(program.flow("list")) }
        program.flowsMake["film"] = { .screen(NamedScreen("film")) }
        var started: [String?] = []
        program.starting = { started.append($0.routeName) }
        #expect(throws: RouteError.self) { try program.open("/list;page=bad/film") }
        #expect(started == [])
        try program.open("/list;page=2/film")
        #expect(started == ["list"])
        #expect(program.path == "/list;page=2/film")
    }

    @Test("Resuming skips a section in the background that needs a redirect, and says so")
    func resumed() {
        let program = PlaceProgram()
        program.root.made["mail"] = { .redirect(program.flow("login")) { _ in nil } }
        program.root.made["calls"] = { .section(program.flow("calls")) }
        program.navigator.resume(["/mail/7", "/calls"].compactMap { Route($0) })
        #expect(program.path == "/calls")
        #expect(
            program.navigator.said.takeAll() == [
                "“mail” in /mail/7 can't be opened: something else has to come first"
            ])
        program.navigator.resume(["/calls", "/mail"].compactMap { Route($0) })
        #expect(program.path == "/calls/../login")
    }

    @Test("A route continues past a flow that finishes in the start of another")
    func finishing() throws {
        let program = PlaceProgram()
        program.root.made["list"] = { .flow(program.flow("list")) }
        program.starting = { flow in
            guard flow.routeName == "list" else { return }
            let helper = program.flow("helper")
            program.navigator.start(helper, for: flow) { _ in }
            program.navigator.finish(helper, with: 1)
        }
        program.flowsMake["film"] = { .screen(NamedScreen("film")) }
        try program.open("/list/film")
        #expect(program.path == "/list/film")
    }
}

private final class NamedScreen: Screen, RouteNamed {
    let routeName: String

    init(_ name: String) { routeName = name }

    func draw(on page: inout Page) { page.title(routeName) }
}

private final class PlaceProgram {
    final class NamedFlow: Coordinator, Guide, RouteNamed, Restorable {
        typealias Output = Int

        let routeName: String
        unowned let program: PlaceProgram
        var made: [String: () throws -> Destination] = [:]
        var restorationState: [String: String] = [:]
        var answer: Objection?

        init(_ name: String, in program: PlaceProgram) { (routeName, self.program) = (name, program) }

        func start() {
            program.navigator.push(NamedScreen("face"), for: self)
            program.starting(self)
        }

        func objection(to leaving: Leaving) -> Objection? {
            if leaving.reason == .open { program.exits.append(leaving.after.route.description) }
            return answer
        }

        func destination(named name: String) throws -> Destination? {
            try (made[name] ?? program.flowsMake[name])?()
        }

        func restore(from state: [String: String]) throws {
            if state.values.contains("bad") { throw Refusal("It is bad.") }
            restorationState = state
        }
    }

    let navigator = Navigator()
    var exits: [String] = []
    var starting: (NamedFlow) -> Void = { _ in }
    var flowsMake: [String: () throws -> Destination] = [:]
    private(set) lazy var root = flow("root")

    init() { navigator.start(root) }

    func flow(_ name: String) -> NamedFlow { NamedFlow(name, in: self) }

    var path: String { navigator.stack.route.description }

    func answer(_ leaves: Bool) {
        if let question = navigator.leaveQuestion { navigator.resolve(question, leaves: leaves) }
    }

    func open(_ text: String) throws { try navigator.open(Route(text) ?? Route()) }
}
