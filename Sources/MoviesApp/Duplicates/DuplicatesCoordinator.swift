import MovieCatalog
import MovieImport
import Usher

/// The flow of movies that are likely to be in the catalog twice: which, what they are, and how two become one.
final class DuplicatesCoordinator: MovieFlow, Place {
    weak var delegate: (any MovieFlowDelegate)?
    var flowDelegate: (any MovieFlowDelegate)? { delegate }
    private let screen: DuplicatesScreen
    let navigator: Navigator
    let actions: MovieActions
    var changes: Set<MovieChange> = []
    let routeName: String?

    init(named routeName: String, actions: MovieActions, navigator: Navigator) {
        self.routeName = routeName
        self.actions = actions
        self.navigator = navigator
        screen = DuplicatesScreen(catalog: actions.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
        offerActions()
    }

    func stop() { delegate?.movieFlow(self, didStopAfter: changes) }
}

extension DuplicatesCoordinator: DuplicatesScreenDelegate, MoviePairScreenDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws {
        navigator.push(try comparison(of: pair), for: self)
    }

    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }

    func moviePairScreen(_ pairScreen: MoviePairScreen, didAskToMerge pair: MoviePair) throws {
        try perform(.merge(pair), on: pairScreen)
        navigator.pop(to: screen)
    }

    private func comparison(of pair: MoviePair) throws -> MoviePairScreen {
        guard try actions.catalog.movies(of: pair) != nil else { throw Refusal.gone }
        let screen = MoviePairScreen(pair, catalog: actions.catalog)
        screen.delegate = self
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
