import Usher
import UsherStoryboards

/// The routes to other scenes, each named `routeTo` plus a segue's identifier.
protocol HomeRoutingLogic: RoutesByName {
    /// Passes data to the Detail scene. Without a segue, also creates and shows the scene.
    func routeToDetail(segue: Segue?) throws
}

/// The data that the router passes to the next scene.
protocol HomeDataPassing {
    var dataStore: (any HomeDataStore)? { get }
}

/// Knows the scenes that Home leads to, so that the view doesn't have to.
final class HomeRouter: HomeRoutingLogic, HomeDataPassing {
    weak var screen: HomeScreen?
    var dataStore: (any HomeDataStore)?

    var routes: [String: (Segue) throws -> Void] {
        ["routeToDetail": routeToDetail]
    }

    private let noDetail = Refusal("Home can't lead to Detail: the scene or a data store is missing.")

    // Routing

    func routeToDetail(segue: Segue?) throws {
        if let segue {
            guard let homeStore = dataStore,
                let detail = segue.destination as? DetailScreen,
                var detailStore = detail.router?.dataStore
            else { throw noDetail }
            passDataToDetail(source: homeStore, destination: &detailStore)
        } else {
            guard let screen, let homeStore = dataStore,
                let detail = try screen.storyboard.makeScreen("Detail") as? DetailScreen,
                var detailStore = detail.router?.dataStore
            else { throw noDetail }
            passDataToDetail(source: homeStore, destination: &detailStore)
            navigateToDetail(source: screen, destination: detail)
        }
    }

    // Navigation

    private func navigateToDetail(source: HomeScreen, destination: DetailScreen) {
        source.navigator.push(destination, from: source)
    }

    // Passing data

    private func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
        destination.message = source.message
    }
}
