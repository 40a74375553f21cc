import MovieCatalog
import Usher

/// The flow of movies that are likely to be in the catalog twice: which, what they are, and how two become one.
final class DuplicatesCoordinator: Coordinator {
    private let catalog: Catalog
    private let navigator: Navigator
    private let details: MovieDetailBuilder
    private let listScreen: DuplicatesScreen

    init(catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.catalog = catalog
        details = MovieDetailBuilder(catalog: catalog, occasion: occasion, navigator: navigator)
        self.navigator = navigator
        listScreen = DuplicatesScreen(catalog: catalog)
    }

    func start() {
        listScreen.delegate = self
        navigator.push(listScreen, for: self)
    }
}

extension DuplicatesCoordinator: Place {
    var pathName: String? { "duplicates" }
}

extension DuplicatesCoordinator: Guide {
    var places: [String] {
        guard let pair = try? catalog.likelyDuplicates().first else { return [] }
        return [MoviePairScreen.pathName(of: pair), "\(pair.older.number)"]
    }

    func destination(named name: String) throws -> Destination? {
        let numbers = name.split(separator: "+").map { Int($0) }
        guard numbers.count == 2, let older = numbers[0], let newer = numbers[1] else {
            return .flow(details.detail(of: try catalog.movie(pathName: name), for: self))
        }
        return .screen(try comparison(of: MoviePair(older: Movie.ID(older), newer: Movie.ID(newer))))
    }

    private func comparison(of pair: MoviePair) throws -> MoviePairScreen {
        guard try catalog.movies(of: pair) != nil else { throw Refusal.gone }
        let screen = MoviePairScreen(pair, catalog: catalog)
        screen.delegate = self
        return screen
    }
}

extension DuplicatesCoordinator: DuplicatesScreenDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws {
        navigator.push(try comparison(of: pair), for: self)
    }
}

extension DuplicatesCoordinator: MoviePairScreenDelegate {
    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie.ID) {
        navigator.start(details.detail(of: movie, for: self), for: self)
    }

    func moviePairScreen(_ screen: MoviePairScreen, didAskToMerge pair: MoviePair) throws {
        guard try catalog.merge(pair) else { throw Refusal.gone }
        navigator.say("They are one movie now; u takes it back.")
        navigator.pop(to: listScreen)
    }
}

extension DuplicatesCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie) {
        navigator.pop(to: listScreen)
    }
}
