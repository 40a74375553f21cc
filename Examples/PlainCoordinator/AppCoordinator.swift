/// The program's flow. Starts with the list.
final class AppCoordinator: Coordinator {
    private let list: MovieListCoordinator

    init(presenter: NavigationController) {
        list = MovieListCoordinator(presenter: presenter, movies: Movie.all)
    }

    func start() {
        list.start()
    }
}
