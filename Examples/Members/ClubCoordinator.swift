import Usher

/// The root. Decides who may open which page.
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

extension ClubCoordinator: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didSelect number: Int) throws {
        switch number {
        case 0: navigator.push(program(), for: self)
        case 1: try navigator.enter(for: self) { [self] in minutes() }
        default: try vault()
        }
    }
}

extension ClubCoordinator: Guide {
    var placeNames: [String] { ["program", "minutes", "vault"] }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "program": .screen(program())
        case "minutes": minutes()
        case "vault": try vault()
        default: nil
        }
    }

    private func program() -> TextScreen {
        TextScreen("Program", "Tonight: Playtime.", routeName: "program")
    }

    /// Returns the minutes or, until the user has signed in, a login that leads to them.
    private func minutes() -> Destination {
        guard let member else {
            return .redirect(LoginCoordinator(navigator: navigator)) { [self] name in
                member = name
                return minutes()
            }
        }
        return .flow(MinutesCoordinator(member: member, navigator: navigator))
    }

    @discardableResult
    private func vault() throws -> Destination {
        throw Refusal("The vault is closed. The films in it must not be shown.")
    }
}

/// Asks for a name and finishes once the user has signed in.
final class LoginCoordinator: Coordinator {
    typealias Output = String

    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
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
            throw Refusal("“\(name)” is not a member. Ada and Grace are.")
        }
        navigator.finish(self, with: name)
    }
}

/// The flow of the meeting minutes, one page per year.
final class MinutesCoordinator: Coordinator {
    private static let years = ["2025", "2026"]
    private let member: String
    private let navigator: Navigator

    init(member: String, navigator: Navigator) {
        self.member = member
        self.navigator = navigator
    }

    func start() {
        let screen = MenuScreen("Minutes, for \(member)", Self.years)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension MinutesCoordinator: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didSelect number: Int) {
        navigator.push(minutes(of: Self.years[number]), for: self)
    }
}

extension MinutesCoordinator: RouteNamed {
    var routeName: String { "minutes" }
}

extension MinutesCoordinator: Guide {
    var placeNames: [String] { [Self.years[0]] }

    func destination(named name: String) -> Destination? {
        Self.years.contains(name) ? .screen(minutes(of: name)) : nil
    }

    private func minutes(of year: String) -> TextScreen {
        TextScreen("Minutes of \(year)", "It was decided to show more of Tati.", routeName: year)
    }
}
