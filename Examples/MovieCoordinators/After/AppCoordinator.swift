import Usher

/// The root of the tree: the program from its first page to its last.
final class AppCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.start(MovieListCoordinator(movies: Movie.all, navigator: navigator), for: self)
    }
}
