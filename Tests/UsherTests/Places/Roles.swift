import Usher

/// A help desk: agents see tickets, and managers also see people. A login comes first, and there
/// are several ways to log out.
enum Roles {
    enum Role { case agent, manager }

    struct User: Equatable {
        let name: String
        let role: Role
    }

    /// Ways to log out, taken from actual programs.
    enum LogOut: CaseIterable {
        case reset, startAgain, enterInMove, startInMove, startFirst, replace, startUnheard
    }

    final class Desk {
        var user: User?
        var people = ["ada": "Ada Lovelace", "alan": "Alan Turing"]
        let passwords = ["ada": ("lovelace", Role.manager), "alan": ("turing", Role.agent)]
        let logOut: LogOut

        init(logOut: LogOut) { self.logOut = logOut }
    }

    final class LoginCoordinator: Coordinator {
        typealias Output = User

        private let desk: Desk
        private let navigator: Navigator

        init(desk: Desk, navigator: Navigator) { (self.desk, self.navigator) = (desk, navigator) }

        func start() {
            let screen = QuestionScreen { [self] page in
                page.title("Log in")
                page.ask("Name", .text) { [self] in askForPassword(of: $0) }
            }
            navigator.push(screen, for: self)
        }

        private func askForPassword(of name: String) {
            let screen = QuestionScreen { [self] page in
                page.title("Log in as \(name)")
                page.ask("Password", .secret) { [self] word in
                    guard let (password, role) = desk.passwords[name], password == word else {
                        throw Refusal("Name or password is wrong.")
                    }
                    navigator.say("Welcome, \(name).")
                    navigator.finish(self, with: User(name: name, role: role))
                }
            }
            navigator.push(screen, for: self)
        }
    }

    final class AppCoordinator: Coordinator, Guide {
        private let desk: Desk
        private let navigator: Navigator
        /// The existing section of this name, or a new one.
        private var tickets: TicketsCoordinator { TicketsCoordinator(app: self, navigator: navigator) }
        private var people: PeopleCoordinator {
            PeopleCoordinator(app: self, desk: desk, navigator: navigator)
        }

        init(desk: Desk, navigator: Navigator) { (self.desk, self.navigator) = (desk, navigator) }

        func start() { enterTickets() }

        private func enterTickets() {
            try? navigator.enter(for: self) { [self] in try destination(named: "tickets") }
        }

        func offerSections(on page: inout Page) {
            page.command("t", "tickets") { [self] in navigator.select(tickets, for: self) }
            if desk.user?.role == .manager {
                page.command("e", "people") { [self] in navigator.select(people, for: self) }
            }
            page.command("o", "log out") { [self] in logOut() }
        }

        private func logOut() {
            desk.user = nil
            let login = LoginCoordinator(desk: desk, navigator: navigator)
            switch desk.logOut {
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
                let sections = sections
                navigator.start(login, for: self) { [self] in logIn($0) }
                for section in sections { navigator.stop(section) }
            case .replace:
                let sections = sections
                for section in sections.dropFirst() { navigator.stop(section) }
                navigator.replace(sections[0], with: login)
            case .startUnheard:
                stopAll()
                navigator.start(login, for: self)
            }
        }

        private var sections: [any Coordinator] {
            navigator.stack.coordinators.filter { navigator.stack.parent(of: $0) === self }
        }

        private func stopAll() { for section in sections { navigator.stop(section) } }

        private func logIn(_ user: User?) {
            desk.user = user
            if user != nil { navigator.select(tickets, for: self) }
        }

        var placeNames: [String] { ["tickets", "people"] }

        func destination(named name: String) throws -> Destination? {
            guard let user = desk.user else {
                return .redirect(LoginCoordinator(desk: desk, navigator: navigator)) { [self] user in
                    desk.user = user
                    return try destination(named: name)
                }
            }
            switch name {
            case "tickets": return .section(tickets)
            case "people":
                guard user.role == .manager else { throw Refusal("only a manager may see people") }
                return .section(people)
            default: return nil
            }
        }
    }

    final class TicketsCoordinator: Coordinator, RouteNamed {
        let routeName = "tickets"
        private unowned let app: AppCoordinator
        private let navigator: Navigator

        init(app: AppCoordinator, navigator: Navigator) { (self.app, self.navigator) = (app, navigator) }

        func start() {
            let screen = Leaflet { [unowned app] page, _ in
                page.title("Tickets")
                app.offerSections(on: &page)
            }
            navigator.push(screen, for: self)
        }
    }

    final class PeopleCoordinator: Coordinator, RouteNamed, Guide {
        let routeName = "people"
        private unowned let app: AppCoordinator
        private let desk: Desk
        private let navigator: Navigator

        init(app: AppCoordinator, desk: Desk, navigator: Navigator) {
            (self.app, self.desk, self.navigator) = (app, desk, navigator)
        }

        func start() {
            let screen = Leaflet { [unowned self] page, _ in
                page.title("People")
                for id in desk.people.keys.sorted() {
                    page.item(desk.people[id] ?? id) { [self] in
                        navigator.start(person(id), for: self)
                    }
                }
                app.offerSections(on: &page)
            }
            navigator.push(screen, for: self)
        }

        private func person(_ id: String) -> PersonCoordinator {
            PersonCoordinator(id: id, app: app, desk: desk, navigator: navigator)
        }

        var placeNames: [String] { ["ada"] }

        func destination(named name: String) throws -> Destination? {
            guard desk.people[name] != nil else { throw Refusal("there is nobody called \(name)") }
            return .flow(person(name))
        }
    }

    final class PersonCoordinator: Coordinator, RouteNamed {
        let routeName: String
        private unowned let app: AppCoordinator
        private let desk: Desk
        private let navigator: Navigator
        private var draft: String?

        init(id: String, app: AppCoordinator, desk: Desk, navigator: Navigator) {
            (routeName, self.app, self.desk, self.navigator) = (id, app, desk, navigator)
        }

        func start() {
            let screen = Leaflet { [unowned self] page, _ in
                page.title(desk.people[routeName] ?? routeName)
                page.item("Name", draft ?? desk.people[routeName], asks: .text) { [self] in
                    draft = $0
                }
                app.offerSections(on: &page)
            }
            navigator.push(screen, for: self)
        }

        func objection(to leaving: Leaving) -> Objection? {
            draft == nil ? nil : .ask("Leave without saving?", atEnd: "The name was not saved.")
        }
    }
}
