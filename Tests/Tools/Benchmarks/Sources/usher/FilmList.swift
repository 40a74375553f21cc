import Usher

protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film)
    func filmListScreenDidAskToSort(_ screen: FilmListScreen)
}

final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?
    private let films: [Film]
    private let list = ListPosition()

    init(films: [Film]) {
        self.films = films
    }

    func draw(on page: inout Page) {
        page.title("Movies")
        page.text("By title, A to Z")
        page.list(films, at: list) { row, film in
            row.write(film)
        } choose: { [self] film in
            delegate?.filmListScreen(self, didSelect: film)
        }
        page.command("s", "sort", help: "sorts by title, year, rating or score") { [self] in
            delegate?.filmListScreenDidAskToSort(self)
        }
    }
}

extension Row {
    fileprivate mutating func write(_ film: Film) {
        write(film.title)
        write(" (")
        write(film.year)
        write(")")
        if let rating = film.rating {
            write(", you ")
            write(rating)
        }
        write(", critics ")
        write(film.score)
    }
}

protocol FilmListCoordinatorDelegate: AnyObject {
    func filmListCoordinatorDidStop(_ coordinator: FilmListCoordinator)
}

final class FilmListCoordinator: Coordinator {
    weak var delegate: (any FilmListCoordinatorDelegate)?
    private let navigator: Navigator
    private let films: [Film]

    init(films: [Film], navigator: Navigator) {
        self.films = films
        self.navigator = navigator
    }

    func start() {
        let screen = FilmListScreen(films: films)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {
        delegate?.filmListCoordinatorDidStop(self)
    }
}

extension FilmListCoordinator: FilmListScreenDelegate {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
        let detail = FilmDetailCoordinator(film: film, navigator: navigator)
        detail.delegate = self
        navigator.start(detail, for: self)
    }

    func filmListScreenDidAskToSort(_ screen: FilmListScreen) {}
}

extension FilmListCoordinator: FilmDetailCoordinatorDelegate {
    func filmDetailCoordinatorDidStop(_ coordinator: FilmDetailCoordinator) {}
}
