import Testing
import UsherTesting

@testable import Usher

/// Tests the articles' code about logins and redirects.
@Suite struct LogInArticleTests {
    @Test("A logout leads back to the login, which can be used again")
    func logInLogOut() {
        let session = ScriptedSession { StaffCoordinator(navigator: $0) }
        session.answer("sesame")
        #expect(session.page.title == "Hello, Ali Baba")
        session.answer("o", "sesame")
        #expect(session.page.title == "Hello, Ali Baba")
        #expect(session.coordinators.count == 2 && session.leaks == [] && session.lostMoves == [])
    }

    @Test("A place that requires a login opens after it, from an item and from a route")
    func redirected() throws {
        let opened = ScriptedSession(options: Session.Options(beginning: .open("/minutes"))) {
            CircleCoordinator(navigator: $0)
        }
        opened.answer("sesame")
        #expect(opened.page.title == "Minutes for Ali Baba" && opened.route == "/minutes")
        let walked = ScriptedSession { CircleCoordinator(navigator: $0) }
        walked.answer("1", "sesame")
        #expect(walked.page.title == "Minutes for Ali Baba" && walked.lostMoves == [])
    }
}

private final class StaffCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    // snippet.log-in
    func start() { logOut() }

    func logOut() {
        navigator.reset(to: LoginCoordinator(navigator: navigator), for: self) { [self] user in
            if let user { navigator.reset(to: home(of: user), for: self) }
        }
    }
    // snippet.end

    private func home(of user: String) -> HomeCoordinator {
        HomeCoordinator(user: user, staff: self, navigator: navigator)
    }
}

private final class HomeCoordinator: Coordinator {
    private let user: String
    private unowned let staff: StaffCoordinator
    private let navigator: Navigator

    init(user: String, staff: StaffCoordinator, navigator: Navigator) {
        (self.user, self.staff, self.navigator) = (user, staff, navigator)
    }

    func start() {
        let screen = Leaflet { [user, staff] page, _ in
            page.title("Hello, \(user)")
            page.command("o", "log out") { staff.logOut() }
        }
        navigator.push(screen, for: self)
    }
}

private final class CircleCoordinator: Coordinator {
    private let navigator: Navigator
    private var member: String?
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = Leaflet { [unowned self] page, _ in
            page.title("Circle")
            page.item("Minutes") { [self] in try showMinutes() }
        }
        navigator.push(screen, for: self)
    }

    // snippet.route-enter
    func showMinutes() throws {
        try navigator.enter(for: self) { [self] in minutes() }
    }
    // snippet.end
}

// snippet.route-redirect
extension CircleCoordinator: Guide {
    func destination(named name: String) -> Destination? {
        name == "minutes" ? minutes() : nil
    }

    private func minutes() -> Destination {
        guard let member else {
            return .redirect(LoginCoordinator(navigator: navigator)) { [self] name in
                member = name
                return minutes()
            }
        }
        return .flow(MinutesCoordinator(member: member, navigator: navigator))
    }
}
// snippet.end

// snippet.route-name
private final class MinutesCoordinator: Coordinator, RouteNamed {
    let routeName = "minutes"
    // snippet.end
    private let member: String
    private let navigator: Navigator

    init(member: String, navigator: Navigator) { (self.member, self.navigator) = (member, navigator) }

    func start() {
        navigator.push(Leaflet { [member] page, _ in page.title("Minutes for \(member)") }, for: self)
    }
}
