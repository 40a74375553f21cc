import MovieCatalog
import Usher

/// The flow of a movie's watch log: its viewings, one more, or one less.
final class WatchLogCoordinator: Coordinator {
    private let movie: Movie.ID
    private let catalog: Catalog
    private let navigator: Navigator
    private let logScreen: WatchLogScreen

    init(movie: Movie.ID, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.movie = movie
        self.catalog = catalog
        self.navigator = navigator
        logScreen = WatchLogScreen(movie: movie, catalog: catalog, occasion: occasion)
    }

    func start() {
        logScreen.delegate = self
        navigator.push(logScreen, for: self)
    }
}

extension WatchLogCoordinator: Place {
    var pathName: String? { "viewings" }
}

extension WatchLogCoordinator: WatchLogScreenDelegate {
    func watchLogScreen(_ screen: WatchLogScreen, didEnter viewing: Viewing) throws {
        guard let movie = try catalog.movie(movie) else { throw Refusal.gone }
        navigator.say(try catalog.note(viewing, of: [movie], naming: false))
    }

    func watchLogScreen(
        _ screen: WatchLogScreen, didChange viewing: Viewing, to changed: Viewing
    ) throws {
        navigator.say(try catalog.change(viewing, to: changed, of: movie))
    }

    func watchLogScreen(_ screen: WatchLogScreen, didRemove viewing: Viewing) throws {
        navigator.say(try catalog.remove(viewing, of: movie))
    }
}
