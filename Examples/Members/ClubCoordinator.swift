import Usher

/// The root: who may go where.
final class ClubCoordinator: Coordinator {
    private let navigator: Navigator
    private var member: String?

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let screen = MenuScreen("The film club", ["Program", "Minutes", "Vault"])
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension ClubCoordinator: Routing {
    enum Route: String, CaseIterable, PathPart {
        case program, minutes, vault
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .program: return .screen(TextScreen("Program", "Tonight: Playtime."))
        case .minutes:
            // Asked for again once somebody has signed in.
            guard let member else {
                return .first(LoginCoordinator(navigator: navigator) { [self] in member = $0 })
            }
            return .flow(MinutesCoordinator(member: member, navigator: navigator))
        case .vault: throw Refusal("The vault is closed; the films in it must not be shown.")
        }
    }
}

extension ClubCoordinator: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didSelect number: Int) throws {
        try navigator.show(Route.allCases[number], for: self)
    }
}

/// The flow that asks who is there, and finishes when somebody has signed in.
final class LoginCoordinator: Coordinator {
    private let navigator: Navigator
    private let signIn: (String) -> Void

    init(navigator: Navigator, signIn: @escaping (String) -> Void) {
        self.navigator = navigator
        self.signIn = signIn
    }

    func start() {
        let screen = NameScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension LoginCoordinator: NameScreenDelegate {
    func nameScreen(_ screen: NameScreen, didEnter name: String) throws {
        guard ["ada", "grace"].contains(name.lowercased()) else {
            throw Refusal("“\(name)” is no member; Ada and Grace are.")
        }
        signIn(name)
        navigator.finish(self, with: name)
    }
}

/// The flow of the minutes, a year each.
final class MinutesCoordinator: Coordinator {
    private let member: String
    private let navigator: Navigator

    init(member: String, navigator: Navigator) {
        self.member = member
        self.navigator = navigator
    }

    func start() {
        let screen = MenuScreen("Minutes, for \(member)", Year.all.map(\.name))
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension MinutesCoordinator: Routing {
    struct Year: PathPart {
        let name: String

        static let all = ["2025", "2026"].compactMap { Year($0) }

        init?(_ name: String) {
            guard ["2025", "2026"].contains(name) else { return nil }
            self.name = name
        }

        var kind: String { "year" }
    }

    var routes: [Year] { [Year.all[0]] }

    func destination(of route: Year) -> Destination {
        .screen(TextScreen("Minutes of \(route.name)", "It was decided to show more of Tati."))
    }
}

extension MinutesCoordinator: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didSelect number: Int) throws {
        try navigator.show(Year.all[number], for: self)
    }
}
