import Usher

protocol FilmDetailScreenDelegate: AnyObject {
    func filmDetailScreenDidAskToEdit(_ screen: FilmDetailScreen)
    func filmDetailScreenDidAskToDelete(_ screen: FilmDetailScreen)
}

final class FilmDetailScreen: Screen {
    weak var delegate: (any FilmDetailScreenDelegate)?
    private let film: Film

    init(film: Film) {
        self.film = film
    }

    func draw(on page: inout Page) {
        page.title { title in
            title.write(film.title)
            title.write(" (")
            title.write(film.year)
            title.write(")")
        }
        page.field("Directors", film.director)
        page.field("Genres", film.genres)
        page.field("Runtime") { value in
            value.write(film.runtime)
            value.write(" minutes")
        }
        page.field("Critics") { value in
            value.write(film.score)
            value.write(" of 100")
        }
        page.field("Your rating") { value in
            guard let rating = film.rating else { return value.write("none yet") }
            value.write(rating)
            value.write(" of 10")
        }
        page.command("e", "edit", help: "changes what is known of this movie") { [self] in
            delegate?.filmDetailScreenDidAskToEdit(self)
        }
        page.command("d", "delete", help: "takes this movie out of the catalog") { [self] in
            delegate?.filmDetailScreenDidAskToDelete(self)
        }
    }
}

protocol FilmDetailCoordinatorDelegate: AnyObject {
    func filmDetailCoordinatorDidStop(_ coordinator: FilmDetailCoordinator)
}

final class FilmDetailCoordinator: Coordinator {
    weak var delegate: (any FilmDetailCoordinatorDelegate)?
    private let navigator: Navigator
    private let film: Film

    init(film: Film, navigator: Navigator) {
        self.film = film
        self.navigator = navigator
    }

    func start() {
        let screen = FilmDetailScreen(film: film)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {
        delegate?.filmDetailCoordinatorDidStop(self)
    }
}

extension FilmDetailCoordinator: FilmDetailScreenDelegate {
    func filmDetailScreenDidAskToEdit(_ screen: FilmDetailScreen) {}
    func filmDetailScreenDidAskToDelete(_ screen: FilmDetailScreen) {}
}
