import Usher

// Two screens: a list of films, and one film.

protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: String)
}

final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Films")
        for film in ["The Third Man", "Seven Samurai", "Playtime"] {
            page.item(film) { [self] in delegate?.filmListScreen(self, didSelect: film) }
        }
    }
}

final class FilmScreen: Screen {
    let film: String
    private(set) var isSeen = false
    init(film: String) { self.film = film }

    func draw(on page: inout Page) {
        page.title(film)
        page.field("Seen", isSeen ? "yes" : "not yet")
        page.command("s", isSeen ? "not seen" : "seen") { [self] in isSeen.toggle() }
    }
}

// Three coordinators: the program, its list, and a film, which reports what came of it.

final class AppCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }
    func start() { navigator.start(FilmListCoordinator(navigator: navigator), for: self) }
}

final class FilmListCoordinator: Coordinator, FilmListScreenDelegate, FilmCoordinatorDelegate {
    private let screen = FilmListScreen()
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: String) {
        let coordinator = FilmCoordinator(film: film, navigator: navigator)
        coordinator.delegate = self
        navigator.start(coordinator, for: self)
    }

    func filmCoordinator(_ coordinator: FilmCoordinator, didStopAfterSeeing film: String) {
        navigator.say("You have seen “\(film)”.")
    }
}

protocol FilmCoordinatorDelegate: AnyObject {
    func filmCoordinator(_ coordinator: FilmCoordinator, didStopAfterSeeing film: String)
}

final class FilmCoordinator: Coordinator {
    weak var delegate: (any FilmCoordinatorDelegate)?
    private let screen: FilmScreen
    private let navigator: Navigator
    init(film: String, navigator: Navigator) {
        screen = FilmScreen(film: film)
        self.navigator = navigator
    }

    func start() { navigator.push(screen, for: self) }
    func stop() {
        if screen.isSeen { delegate?.filmCoordinator(self, didStopAfterSeeing: screen.film) }
    }
}

Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
