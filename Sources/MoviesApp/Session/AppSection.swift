import MovieCatalog
import MovieImport
import Usher

/// Raw values are names in paths.
enum AppSection: String, CaseIterable {
    case movies, watchlist, diary, numbers, overview

    var words: (letter: Unicode.Scalar, label: String, help: String) {
        switch self {
        case .movies: ("m", "movies", "goes to the list of all movies")
        case .watchlist: ("t", "watchlist", "goes to your watchlist")
        case .diary: ("v", "diary", "goes to the diary")
        case .numbers: ("c", "numbers", "shows the list in numbers")
        case .overview: ("j", "overview", "shows what you watched last, and three movies for tonight")
        }
    }
}

protocol SectionCoordinator: Coordinator, RouteNamed {
    var section: AppSection? { get }
}

extension SectionCoordinator {
    var routeName: String? { section?.rawValue }
}

extension Catalog {
    var greeting: [String] {
        get throws {
            guard try isUntouchedSample else { return [] }
            guard case .exactly(let count) = try count(of: MovieQuery()) else { return [] }
            return [
                "Welcome. This is a sample of \(count) movies.",
                "Type x to start with an empty catalog, or i to import yours from Letterboxd, IMDb or Netflix.",
            ] + (path.map { ["Your catalog is kept in \($0)."] } ?? [])
        }
    }
}
