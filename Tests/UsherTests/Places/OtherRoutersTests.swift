import Testing
import UsherTesting

@testable import Usher

/// Bugs reported for other routers, tried here.
@Suite struct OtherRoutersTests {
    // Bugs vuejs/router#715, flutter/flutter#113053: a guard that always redirects loops forever.
    @Test(
        "A second redirect to the same login is reported and ends the session", arguments: [true, false])
    func redirectLoop(opens: Bool) throws {
        let session = ScriptedSession(options: Session.Options(answering: [.open])) {
            Club($0) { club, _ in
                func vault() -> Destination { .redirect(club.login()) { _ in vault() } }
                return vault()
            }
        }
        session.answer(opens ? ":open /vault" : "1", "ada")
        #expect(session.status == .internalError)
        let mistake =
            "Club redirected to Login again, which had finished. Return the place itself from .redirect(flow) { output in … }"
        #expect(session.lostMoves == [mistake])
        #expect(session.errorLines == ["\(mistake)."])
    }

    // Bugs csells/go_router#131, auto_route_library#1458: a login loses the link that required it.
    @Test(
        "A link opens after the login, with its state",
        arguments: ["/vault;page=2/7", "/vault;page=2/../program"])
    func linkAfterLogin(route: String) throws {
        let session = ScriptedSession(
            options: Session.Options(beginning: Route(route).map { .open($0) })
        ) {
            Club($0) { club, name in
                if name == "program" { return .flow(club.room(name)) }
                guard club.member == nil else { return .flow(club.room(name)) }
                return .redirect(club.login()) {
                    club.member = $0
                    return .flow(club.room(name))
                }
            }
        }
        session.answer("ada")
        #expect(session.route.description == route)
    }

    // Bug flutter/flutter#106204: the program's initial route overrides the link.
    @Test("A link replaces the destination of `start()` if both wait for the same login")
    func linkOverStart() {
        let session = ScriptedSession(options: Session.Options(beginning: .open("/vault"))) {
            Club($0, beginsAt: "program") { club, name in
                club.member == nil
                    ? .redirect(club.login()) {
                        club.member = $0
                        return .flow(club.room(name))
                    } : .flow(club.room(name))
            }
        }
        #expect(session.coordinators.count { $0 is Login } == 1)
        session.answer("ada")
        #expect(session.route == "/vault")
        session.answer("b")
        #expect(session.page.title == "Club", "the login and the page that was not asked for are not below")
    }

    // Bugs react-navigation-auth-flow#1, react-navigation#7986, XCoordinator#160: after logging
    // out, back leads into the old session, and the next login leads to the page that was left.
    @Test("A logout from several flows leaves nothing of them, below or for the next login")
    func staleScreens() {
        let session = ScriptedSession(options: Session.Options(answering: [.open])) {
            Club($0) { club, name in .flow(club.room(name)) }
        }
        session.answer(":open /vault;page=3/7/8", "o")
        #expect(session.page.title == "Login")
        session.answer(":b")
        #expect(session.page.title == "Login", "there is nothing to go back to")
        session.answer("ada")
        #expect(session.tree == "Club\n└── Leaflet *")
        #expect(session.leaks == [])
    }

    // Bugs stinsen#97, internxt/drive-mobile#574: closing twice also closes the screen below.
    @Test("A flow that finishes twice ends once, and ends no other flow")
    func doubleFinish() {
        let session = ScriptedSession(options: Session.Options(answering: [.open])) {
            Club($0) { club, name in .flow(club.room(name)) }
        }
        session.answer(":open /vault/7", "d")
        #expect(session.route == "/vault")
        #expect(session.lostMoves == ["ClubRoom was stopped, but has ended"])
        // Bug vuejs/router#2728: of two consecutive moves, one cancels the other.
        session.answer("n")
        #expect(session.route == "/vault/one/../two")
    }
}

private final class Login: Coordinator {
    typealias Output = String
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = Leaflet { [unowned self] page, _ in
            page.title("Login")
            page.ask("Name", .text) { [self] in navigator.finish(self, with: $0) }
        }
        navigator.push(screen, for: self)
    }
}

private final class ClubRoom: Coordinator, RouteNamed, Restorable, Guide {
    typealias Output = Int
    let routeName: String
    var restorationState: [String: String] = [:]
    private unowned let club: Club
    private let navigator: Navigator

    init(_ name: String, club: Club, navigator: Navigator) {
        (routeName, self.club, self.navigator) = (name, club, navigator)
    }

    func start() {
        let screen = Leaflet { [unowned self] page, _ in
            page.title(routeName)
            page.command("o", "log out") { [self] in club.logOut() }
            page.command("d", "done twice") { [self] in
                navigator.finish(self, with: 1)
                navigator.finish(self, with: 2)
            }
            page.command("n", "two") { [self] in
                for name in ["one", "two"] { navigator.start(club.room(name), for: self) }
            }
        }
        navigator.push(screen, for: self)
    }

    func restore(from state: [String: String]) { restorationState = state }

    func destination(named name: String) -> Destination? { .flow(club.room(name)) }
}

private final class Club: Coordinator, Guide {
    var member: String?
    private let navigator: Navigator
    private let first: String?
    private let find: (Club, String) -> Destination

    init(_ navigator: Navigator, beginsAt first: String? = nil, find: @escaping (Club, String) -> Destination)
    {
        (self.navigator, self.first, self.find) = (navigator, first, find)
    }

    func start() {
        showMenu()
        if let first { try? navigator.enter(for: self) { [self] in destination(named: first) } }
    }

    private func showMenu() {
        let screen = Leaflet { [unowned self] page, _ in
            page.title("Club")
            page.item("Vault") { [self] in
                try navigator.enter(for: self) { [self] in destination(named: "vault") }
            }
        }
        navigator.push(screen, for: self)
    }

    func login() -> Login { Login(navigator: navigator) }

    func room(_ name: String) -> ClubRoom { ClubRoom(name, club: self, navigator: navigator) }

    func logOut() {
        member = nil
        navigator.reset(to: login(), for: self) { [unowned self] in
            member = $0
            showMenu()
        }
    }

    func destination(named name: String) -> Destination? { find(self, name) }
}
