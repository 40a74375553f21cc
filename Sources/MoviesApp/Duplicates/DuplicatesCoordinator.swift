import MovieCatalog
import MovieImport
import Usher

protocol DuplicatesCoordinatorDelegate: AnyObject {
    func duplicatesCoordinatorDidStop(_ duplicates: DuplicatesCoordinator)
}

final class DuplicatesCoordinator: MovieCoordinator, RouteNamed {
    weak var delegate: (any DuplicatesCoordinatorDelegate)?
    private let screen: DuplicatesScreen
    let session: MovieSession
    let routeName = MovieListTask.duplicates.rawValue

    init(session: MovieSession, delegate: any DuplicatesCoordinatorDelegate) {
        (self.session, self.delegate) = (session, delegate)
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
        guard try catalog.movies(of: pair) != nil else { throw Refusal.gone }
        return MoviePairScreen(pair, catalog: catalog, delegate: self)
    }
}

extension DuplicatesCoordinator: MoviePairScreenDelegate, MovieDetailCoordinatorDelegate {
    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie.ID) {
        navigator.start(MovieDetailCoordinator(movie: movie, session: session, delegate: self), for: self)
    }

    func moviePairScreen(_ screen: MoviePairScreen, didMerge pair: MoviePair) throws {
        try session.make(.merge(pair))
    }

    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}

extension DuplicatesCoordinator: Guide {
    var placeNames: [String] {
        guard let pair = try? catalog.likelyDuplicates().first else { return [] }
        return [MoviePairScreen.routeName(of: pair), "\(pair.older.number)"]
    }

    func destination(named name: String) throws -> Destination? {
        let numbers = name.split(separator: "+").map { Int($0) }
        guard numbers.count == 2, let older = numbers[0], let newer = numbers[1] else {
            let movie = try catalog.movie(routeName: name)
            return .flow(MovieDetailCoordinator(movie: movie, session: session, delegate: self))
        }
        return .screen(try comparison(of: MoviePair(older: Movie.ID(older), newer: Movie.ID(newer))))
    }
}
