import MovieCatalog
import Usher

/// The flow of movies that are likely to be in the catalog twice: which, what they are, and how two become one.
final class DuplicatesCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private let listScreen: DuplicatesScreen

    init(catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        listScreen = DuplicatesScreen(catalog: catalog)
    }

    func start() {
        listScreen.delegate = self
        navigator.push(listScreen, for: self)
    }
}

extension DuplicatesCoordinator: Routing {
    enum Route: PathPart {
        /// Two movies, by their numbers in the catalog.
        case pair(MoviePair)
        /// A movie, by its name in a path.
        case movie(String)

        init?(_ name: String) {
            let numbers = name.split(separator: "+").map { Int($0) }
            if numbers.count == 2, let older = numbers[0], let newer = numbers[1] {
                self = .pair(MoviePair(older: Movie.ID(older), newer: Movie.ID(newer)))
            } else {
                self = .movie(name)
            }
        }

        var name: String {
            switch self {
            case .pair(let pair): "\(pair.older.number)+\(pair.newer.number)"
            case .movie(let name): name
            }
        }

        var kind: String {
            switch self {
            case .pair: "pair"
            case .movie: "movie"
            }
        }
    }

    var routes: [Route] {
        guard let pair = try? catalog.likelyDuplicates().first else { return [] }
        return [.pair(pair), .movie("\(pair.older.number)")]
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .pair(let pair):
            guard try catalog.movies(of: pair) != nil else { throw Refusal.gone }
            let screen = MoviePairScreen(pair, catalog: catalog)
            screen.delegate = self
            return .screen(screen)
        case .movie(let name):
            guard let movie = try catalog.movie(pathName: name) else {
                throw Refusal("there is no movie “\(name)”")
            }
            let detail = MovieDetailCoordinator(
                movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
            detail.delegate = self
            return .flow(detail)
        }
    }
}

extension DuplicatesCoordinator: DuplicatesScreenDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws {
        try navigator.show(.pair(pair), for: self)
    }
}

extension DuplicatesCoordinator: MoviePairScreenDelegate {
    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie) throws {
        try navigator.show(.movie("\(movie.id.number)"), for: self)
    }

    func moviePairScreen(_ screen: MoviePairScreen, didAskToMerge pair: MoviePair) throws {
        guard try catalog.merge(pair) else { throw Refusal.gone }
        navigator.say("They are one movie now; u on the list of movies takes it back.")
        navigator.pop(to: listScreen)
    }
}

extension DuplicatesCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie) {
        navigator.say("“\(movie.title)” is deleted.")
        navigator.pop(to: listScreen)
    }
}
