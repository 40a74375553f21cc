import MovieCatalog
import MovieImport
import Usher

final class DuplicatesCoordinator: MoviePageCoordinator, RouteNamed {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    let routeName: String? = MovieListTask.duplicates.rawValue

    init(actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
    }

    func start() {
        let screen = DuplicatesScreen(catalog: actions.catalog)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }
}

extension DuplicatesCoordinator: DuplicatesScreenDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws {
        navigator.push(try comparison(of: pair), for: self)
    }

    private func comparison(of pair: MoviePair) throws -> MoviePairScreen {
        guard try actions.catalog.movies(of: pair) != nil else { throw Refusal.gone }
        let screen = MoviePairScreen(pair, catalog: actions.catalog)
        screen.pageDelegate = self
        return screen
    }
}

extension DuplicatesCoordinator: Guide {
    var placeNames: [String] {
        guard let pair = try? actions.catalog.likelyDuplicates().first else { return [] }
        return [MoviePairScreen.routeName(of: pair), "\(pair.older.number)"]
    }

    func destination(named name: String) throws -> Destination? {
        let numbers = name.split(separator: "+").map { Int($0) }
        guard numbers.count == 2, let older = numbers[0], let newer = numbers[1] else {
            return .flow(detail(of: try actions.catalog.movie(routeName: name)))
        }
        return .screen(try comparison(of: MoviePair(older: Movie.ID(older), newer: Movie.ID(newer))))
    }
}
