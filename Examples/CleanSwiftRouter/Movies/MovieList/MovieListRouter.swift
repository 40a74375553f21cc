import UsherStoryboards

/// The routes out of the scene.
protocol MovieListRoutingLogic {
    func routeToMovieDetail()
}

/// The data that the router passes on.
protocol MovieListDataPassing {
    var dataStore: (any MovieListDataStore)? { get }
}

/// Knows the scene after the list, so that the view doesn't have to. Uses no segue.
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
