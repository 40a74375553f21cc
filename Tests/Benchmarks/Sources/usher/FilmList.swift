import Usher

protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film)
}

final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?
    private let films: [Film]
    private var list = PagedList()

    init(films: [Film]) {
        self.films = films
    }

    func draw(on page: inout Page) {
        page.title("Movies")
        page.text("By title, A to Z")
        page.list(list, count: films.count) { row, index in row.write(films[index]) }
        page.command("s", "sort", help: "sorts by title, year, rating or score")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        switch choice {
        case .item(let index): delegate?.filmListScreen(self, didSelect: films[index])
        default: try list.turn(choice, count: films.count)
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
}

extension FilmListCoordinator: FilmDetailCoordinatorDelegate {
    func filmDetailCoordinatorDidStop(_ coordinator: FilmDetailCoordinator) {}
}
