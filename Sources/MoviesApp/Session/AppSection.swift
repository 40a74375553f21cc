import MovieCatalog
import MovieImport
import Usher

/// A main section of the app. Its raw value is its name in a path: `/movies`, `/watchlist`.
enum AppSection: String, CaseIterable {
    case movies, watchlist, diary, numbers, overview

    var words: (letter: Unicode.Scalar, label: String, help: String) {
        switch self {
        case .movies: ("m", "movies", "goes to the list of all movies")
        case .watchlist: ("t", "watchlist", "goes to your watchlist")
        case .diary: ("v", "diary", "goes to the diary")
        case .numbers: ("c", "numbers", "shows the list in numbers")
        case .overview: ("j", "your movies", "shows what you watched last, and three movies for tonight")
        }
    }
}

/// A coordinator that's on the stack at most once. Showing it again removes the earlier instance.
protocol UniqueCoordinator: Coordinator {
    /// Identifies the place. Unlike its name in a route, this doesn't require reading the catalog.
    var placeName: String { get }
}

extension Navigator {
    /// Shows a place on top, removing any earlier instance, and the oldest place if there are many.
    /// An old place with a form stays, as leaving could lose what was typed.
    func show(_ place: any UniqueCoordinator, for app: any Coordinator, saying words: String = "") {
        let shown = stack.flows(of: app).dropFirst().filter { $0[0] is any UniqueCoordinator }
        let left = shown.enumerated().filter { number, flows in
            (flows[0] as? any UniqueCoordinator)?.placeName == place.placeName
                || number <= shown.count - mostPlaces && !flows.contains { $0 is Form<Movie> }
        }
        move { [self] in
            for (_, flows) in left { stop(flows[0]) }
            start(place, for: app)
        }
        if !words.isEmpty { say(words) }
    }
}

/// The most places that are kept for going back with `b`.
private let mostPlaces = 50

protocol SectionCoordinator: UniqueCoordinator, RouteNamed {
    var section: AppSection? { get }
    var scope: SearchScope { get }
}

extension SectionCoordinator {
    var scope: SearchScope { .all }

    var placeName: String { routeName }

    var routeName: String { section?.rawValue ?? "" }
}

extension Page {
    mutating func offerSections(
        besides section: (any SectionCoordinator)?, show: @escaping (AppSection) throws -> Void
    ) {
        for other in AppSection.allCases where other != section?.section {
            let (letter, label, help) = other.words
            command(letter, label, help: help) { try show(other) }
        }
    }
}

extension Stack {
    /// The topmost section, ignoring the app's questions above it. Nil if another flow is on top.
    var section: (any SectionCoordinator)? {
        guard let top, let flow = parent(of: top) else { return nil }
        return (flow === coordinators.first ? coordinators.last : flow) as? any SectionCoordinator
    }
}

extension Catalog {
    var greeting: [String] {
        guard (try? isUntouchedSample) == true, case .exactly(let count)? = try? count(of: MovieQuery())
        else { return [] }
        return [
            "Welcome. This is a sample of \(count) movies.",
            "Type x to start with an empty catalog, or i to import yours from Letterboxd, IMDb or Netflix.",
        ] + (path.map { ["Your catalog is kept in \($0)."] } ?? [])
    }
}
