import Usher

/// A help desk with a login. The user alan sees tickets, and the manager ada also sees people.
final class HelpDesk: Coordinator, Guide {
    /// Ways to log out that other programs use.
    enum LogOut: CaseIterable {
        case reset, startAgain, enterInMove, startInMove, startFirst, replace, startUnheard
    }

    private static let users = [(name: "ada", password: "lovelace"), (name: "alan", password: "turing")]
    private let people = ["ada": "Ada Lovelace", "alan": "Alan Turing"]
    private var user: Int?
    private let way: LogOut
    private let navigator: Navigator

    init(logOut way: LogOut, navigator: Navigator) { (self.way, self.navigator) = (way, navigator) }

    func start() { enterTickets() }

    private func enterTickets() {
        try? navigator.enter(for: self) { [self] in try destination(named: "tickets") }
    }

    private func login() -> Flow {
        Flow(navigator: navigator) { [navigator] login in
            let screen = QuestionScreen { [unowned login] page in
                page.title("Log in")
                page.ask("Name", .text) { name in
                    let question = QuestionScreen { page in
                        page.title("Log in as \(name)")
                        page.ask("Password", .secret) { password in
                            guard let user = Self.users.firstIndex(where: { $0 == (name, password) }) else {
                                throw Refusal("Name or password is wrong.")
                            }
                            navigator.say("Welcome, \(name).")
                            navigator.finish(login, with: user)
                        }
                    }
                    navigator.push(question, for: login)
                }
            }
            navigator.push(screen, for: login)
        }
    }

    private func logOut() {
        user = nil
        let login = login()
        let sections = navigator.stack.coordinators.filter { navigator.stack.parent(of: $0) === self }
        func stopAll() { for section in sections { navigator.stop(section) } }
        switch way {
        case .reset: navigator.reset(to: login, for: self) { [self] in logIn($0) }
        case .startAgain:
            stopAll()
            start()
        case .enterInMove:
            navigator.move { [self] in
                stopAll()
                enterTickets()
            }
        case .startInMove:
            navigator.move { [self] in
                stopAll()
                navigator.start(login, for: self) { [self] in logIn($0) }
            }
        case .startFirst:
            navigator.start(login, for: self) { [self] in logIn($0) }
            stopAll()
        case .replace:
            for section in sections.dropFirst() { navigator.stop(section) }
            navigator.replace(sections[0], with: login)
        case .startUnheard:
            stopAll()
            navigator.start(login, for: self)
        }
    }

    private func logIn(_ user: Int?) {
        self.user = user
        if user != nil { navigator.select(tickets, for: self) }
    }

    func destination(named name: String) throws -> Destination? {
        guard let who = user else {
            return .redirect(login()) { [self] in
                user = $0
                return try destination(named: name)
            }
        }
        switch name {
        case "tickets": return .section(tickets)
        case "people" where who > 0: throw Refusal("only a manager may see people")
        case "people": return .section(directory)
        default: return nil
        }
    }

    private var tickets: Room { room("tickets", "Tickets") }

    private var directory: Room {
        let room = room("people", "People") { [unowned self] page, room in
            for id in people.keys.sorted() {
                page.item(people[id] ?? id) { [self] in navigator.start(person(id), for: room) }
            }
        }
        room.find = { [unowned self] name in
            guard people[name] != nil else { throw Refusal("there is nobody called \(name)") }
            return .flow(person(name))
        }
        return room
    }

    private func person(_ id: String) -> Room {
        room(id, people[id] ?? id) { [people] page, room in
            page.item("Name", room.draft ?? people[id], asks: .text) { room.draft = $0 }
        }
    }

    private func room(
        _ name: String, _ title: String, _ draw: @escaping (inout Page, Room) -> Void = { _, _ in }
    ) -> Room {
        Room(name, navigator: navigator) { [unowned self] page, room in
            page.title(title)
            draw(&page, room)
            page.command("t", "tickets") { [self] in navigator.select(tickets, for: self) }
            if user == 0 {
                page.command("e", "people") { [self] in navigator.select(directory, for: self) }
            }
            page.command("o", "log out") { [self] in logOut() }
        }
    }
}

/// A flow with one page. While it has a draft, leaving it needs confirmation.
private final class Room: Coordinator, RouteNamed, Guide {
    let routeName: String
    var draft: String?
    var find: (String) throws -> Destination? = { _ in nil }
    private let draw: (inout Page, Room) -> Void
    private let navigator: Navigator

    init(_ name: String, navigator: Navigator, draw: @escaping (inout Page, Room) -> Void) {
        (routeName, self.navigator, self.draw) = (name, navigator, draw)
    }

    func start() { navigator.push(Leaflet { [unowned self] page, _ in draw(&page, self) }, for: self) }

    func destination(named name: String) throws -> Destination? { try find(name) }

    func objection(to leaving: Leaving) -> Objection? {
        draft == nil ? nil : .ask("Leave without saving?", atEnd: "The name was not saved.")
    }
}
