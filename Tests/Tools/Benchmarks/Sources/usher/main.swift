// The same program on Usher: a list and its detail, with coordinators, screens and delegates as `movies` has them.

import Usher

final class AppCoordinator: Coordinator, FilmListCoordinatorDelegate {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let list = FilmListCoordinator(films: Film.all, navigator: navigator)
        list.delegate = self
        navigator.start(list, for: self)
    }

    func filmListCoordinatorDidStop(_ coordinator: FilmListCoordinator) {}
}

Session.run(on: .standard, options: Session.Options(repeatsCommands: true)) { AppCoordinator(navigator: $0) }
    .exit()
