import MovieCatalog
import MovieImport
import Usher

protocol DuplicatesCoordinatorDelegate: AnyObject {
    func duplicatesCoordinatorDidStop(_ duplicates: DuplicatesCoordinator)
}

final class DuplicatesCoordinator: Coordinator, RouteNamed {
    weak var delegate: (any DuplicatesCoordinatorDelegate)?
    private let screen: DuplicatesScreen
    private let navigator: Navigator
    private let session: MovieSession
    let routeName = MovieListTask.duplicates.rawValue

    init(session: MovieSession) {
        self.session = session
        navigator = session.navigator
        screen = DuplicatesScreen(catalog: session.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.duplicatesCoordinatorDidStop(self) }
}

extension DuplicatesCoordinator: DuplicatesScreenDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws {
        navigator.push(try comparison(of: pair), for: self)
    }

    private func comparison(of pair: MoviePair) throws -> MoviePairScreen {
        guard try session.catalog.movies(of: pair) != nil else { throw Refusal.gone }
        let screen = MoviePairScreen(pair, catalog: session.catalog)
        screen.delegate = self
        return screen
    }
}

extension DuplicatesCoordinator: MoviePairScreenDelegate {
    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }

    func moviePairScreen(_ screen: MoviePairScreen, didMerge pair: MoviePair) throws {
        try session.make(.merge(pair))
    }

    private func detail(of movie: Movie.ID) -> MovieDetailCoordinator {
        let detail = MovieDetailCoordinator(movie: movie, session: session)
        detail.delegate = self
        return detail
    }
}

extension DuplicatesCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}

extension DuplicatesCoordinator: Guide {
    var placeNames: [String] {
        guard let pair = try? session.catalog.likelyDuplicates().first else { return [] }
        return [MoviePairScreen.routeName(of: pair), "\(pair.older.number)"]
    }

    func destination(named name: String) throws -> Destination? {
        let numbers = name.split(separator: "+").map { Int($0) }
        guard numbers.count == 2, let older = numbers[0], let newer = numbers[1] else {
            return .flow(detail(of: try session.catalog.movie(routeName: name)))
        }
        return .screen(try comparison(of: MoviePair(older: Movie.ID(older), newer: Movie.ID(newer))))
    }
}
