import Usher

/// The root coordinator. Lives as long as the program.
final class AppCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.start(MovieListCoordinator(movies: Movie.all, navigator: navigator), for: self)
    }
}
