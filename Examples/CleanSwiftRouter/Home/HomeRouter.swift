import Usher
import UsherStoryboards

/// The ways out of the scene: each is named `routeTo` and the segue's identifier.
protocol HomeRoutingLogic: RoutesByName {
    /// Goes to the Detail scene: by the segue, which shows it, or without one, by program.
    func routeToDetail(segue: Segue?) throws
}

/// What the scene's router hands on.
protocol HomeDataPassing {
    var dataStore: any HomeDataStore { get }
}

/// Knows the scenes that Home leads to, so that the view need not.
final class HomeRouter: HomeDataPassing {
    weak var screen: HomeScreen?
    let dataStore: any HomeDataStore
    private let navigator: Navigator

    init(dataStore: any HomeDataStore, navigator: Navigator) {
        self.dataStore = dataStore
        self.navigator = navigator
    }
}

// Routing
extension HomeRouter: HomeRoutingLogic {
    var routes: [String: (Segue) throws -> Void] {
        ["routeToDetail": routeToDetail]
    }

    func routeToDetail(segue: Segue?) throws {
        if let segue {
            let detail = try segue.destination(as: DetailScreen.self)
            passDataToDetail(source: dataStore, destination: &detail.router.dataStore)
        } else {
            guard let screen, let detail = try screen.storyboard.makeScreen("Detail") as? DetailScreen else {
                throw Refusal("Home can't make the Detail scene.")
            }
            passDataToDetail(source: dataStore, destination: &detail.router.dataStore)
            navigateToDetail(source: screen, destination: detail)
        }
    }
}

// Navigation
extension HomeRouter {
    private func navigateToDetail(source: HomeScreen, destination: DetailScreen) {
        navigator.push(destination, from: source)
    }
}

// Passing data
extension HomeRouter {
    private func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
        destination.title = source.title
    }
}
