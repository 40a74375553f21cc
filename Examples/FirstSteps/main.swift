import Usher

// One screen: the list.

protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: String)
}

final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?
    private let films: [String]

    init(films: [String]) {
        self.films = films
    }

    func draw(on page: inout Page) {
        page.title("Films")
        for film in films { page.item(film) }
    }

    func choose(_ choice: Choice) {
        if case .item(let index) = choice { delegate?.filmListScreen(self, didSelect: films[index]) }
    }
}

// Another: one film. It has nothing to report.

final class FilmScreen: Screen {
    private let film: String
    private var isSeen = false

    init(film: String) {
        self.film = film
    }

    func draw(on page: inout Page) {
        page.title(film)
        page.field("Seen", isSeen ? "yes" : "not yet")
        page.command("s", isSeen ? "not seen" : "seen")
    }

    func choose(_ choice: Choice) {
        if choice == .command("s") { isSeen.toggle() }
    }
}

// Three coordinators: the program, its list, a film.

final class AppCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.start(FilmListCoordinator(navigator: navigator), for: self)
    }

    func stop() {}
}

final class FilmListCoordinator: Coordinator, FilmListScreenDelegate {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let screen = FilmListScreen(films: ["The Third Man", "Seven Samurai", "Playtime"])
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {}

    func filmListScreen(_ screen: FilmListScreen, didSelect film: String) {
        navigator.start(FilmCoordinator(film: film, navigator: navigator), for: self)
    }
}

final class FilmCoordinator: Coordinator {
    private let film: String
    private let navigator: Navigator

    init(film: String, navigator: Navigator) {
        self.film = film
        self.navigator = navigator
    }

    func start() {
        navigator.push(FilmScreen(film: film), for: self)
    }

    func stop() {}
}

var session = Session(console: FileConsole.standard())
session.run { AppCoordinator(navigator: $0) }.exit()
