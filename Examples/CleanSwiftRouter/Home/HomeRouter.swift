import Usher
import UsherStoryboards

/// The ways out of the scene.
protocol HomeRoutingLogic {
    /// Goes to the Detail scene: by the segue, which shows it, or without one, by program.
    func routeToDetail(segue: Segue?) throws

    /// Takes the route that bears the segue's name.
    func route(_ segue: Segue) throws
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
    private var routes: [String: (Segue) throws -> Void] {
        ["Detail": routeToDetail]
    }

    func route(_ segue: Segue) throws {
        guard let route = routes[segue.identifier] else {
            throw SegueError.noRoute(segue.identifier, routes: routes.keys.sorted())
        }
        try route(segue)
    }

    func routeToDetail(segue: Segue?) throws {
        guard let screen else { return }
        let destination: any Screen
        if let segue {
            destination = segue.destination
        } else {
            destination = try screen.storyboard.makeScreen("Detail")
        }
        guard let detail = destination as? DetailScreen else {
            throw SegueError.wrongDestination(
                "\(type(of: destination))", segue: segue?.identifier ?? "Detail", expected: "DetailScreen")
        }
        passDataToDetail(source: dataStore, destination: &detail.router.dataStore)
        if segue == nil { navigateToDetail(source: screen, destination: detail) }
    }
}

// Navigation
extension HomeRouter {
    func navigateToDetail(source: HomeScreen, destination: DetailScreen) {
        navigator.push(destination, from: source)
    }
}

// Passing data
extension HomeRouter {
    func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
        destination.film = source.film
    }
}
