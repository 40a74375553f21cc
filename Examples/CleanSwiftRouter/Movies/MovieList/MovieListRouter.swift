import UsherStoryboards

/// The ways out of the scene.
protocol MovieListRoutingLogic {
    func routeToMovieDetail()
}

/// What the scene's router hands on.
protocol MovieListDataPassing {
    var dataStore: (any MovieListDataStore)? { get }
}

/// Knows the scene that the list leads to, so that the view need not; it goes by program alone.
final class MovieListRouter: MovieListRoutingLogic, MovieListDataPassing {
    weak var screen: MovieListScreen?
    var dataStore: (any MovieListDataStore)?

    func routeToMovieDetail() {
        let detail = MovieDetailScreen()
        guard let screen, let dataStore, var detailStore = detail.router.dataStore else { return }
        passDataToMovieDetail(source: dataStore, destination: &detailStore)
        navigateToMovieDetail(source: screen, destination: detail)
    }

    private func navigateToMovieDetail(source: MovieListScreen, destination: MovieDetailScreen) {
        source.navigator.push(destination, from: source)
    }

    private func passDataToMovieDetail(
        source: any MovieListDataStore, destination: inout any MovieDetailDataStore
    ) {
        destination.movie = source.movie
    }
}
