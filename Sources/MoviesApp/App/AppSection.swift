import MovieCatalog
import MovieImport
import Usher

/// A section of the program, by its name in a path.
enum AppSection: String, CaseIterable {
    case movies, watchlist, diary, numbers, start

    var words: (letter: Unicode.Scalar, label: String, help: String) {
        switch self {
        case .movies: ("m", "movies", "goes to the list of all movies")
        case .watchlist: ("t", "to watch", "goes to your watchlist")
        case .diary: ("v", "diary", "goes to the diary")
        case .numbers: ("c", "in numbers", "goes to the numbers of the movies that the list has found")
        case .start: ("j", "start", "goes to what you watched last, and three movies for tonight")
        }
    }
}

/// A flow that may be a section.
protocol AppPlace: Coordinator, Place {
    var section: AppSection? { get }
}

extension AppPlace {
    var routeName: String? { section?.rawValue }
}

extension Catalog {
    /// The greeting for a catalog that is as it was made.
    var greeting: [String] {
        get throws {
            guard try isUntouchedSample else { return [] }
            guard case .exactly(let count) = try count(of: MovieQuery()) else { return [] }
            return [
                "Welcome. These \(count) movies are a sample to look round in.",
                "Type x to begin with an empty catalog, i to bring in a file: Letterboxd, IMDb, Netflix.",
            ] + (path.map { ["Your catalog is kept in \($0)."] } ?? [])
        }
    }
}
