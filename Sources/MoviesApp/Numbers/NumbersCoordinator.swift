import MovieCatalog
import Usher

/// The flow that shows in numbers what was watched, and the collection: its sums, and what they are made of.
final class NumbersCoordinator: MovieGroupFlow, AppPlace {
    weak var delegate: (any MovieGroupFlowDelegate)?
    private let screen: WatchedScreen
    let navigator: Navigator
    private let search: () -> MovieSearch
    private let catalog: Catalog
    let section: AppSection? = .numbers

    /// - Parameter search: Tells what finds the movies that are counted.
    init(of search: @escaping () -> MovieSearch, catalog: Catalog, navigator: Navigator) {
        self.search = search
        self.catalog = catalog
        self.navigator = navigator
        screen = Self.watched(of: search, in: nil, catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    var placeNames: [String] {
        NumbersScreen.traits.map(\.rawValue) + [NumbersScreen.routeName, RatingsScreen.routeName]
    }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case NumbersScreen.routeName: return .screen(all())
        case RatingsScreen.routeName: return .screen(try ratings())
        default: break
        }
        return try watchedDestination(named: name, today: catalog.today())
            ?? MovieTrait(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    private func all() -> NumbersScreen {
        let screen = NumbersScreen(of: search, catalog: catalog)
        screen.delegate = self
        return screen
    }

    private static func watched(
        of search: @escaping () -> MovieSearch, in period: Period?, _ catalog: Catalog
    ) -> WatchedScreen {
        WatchedScreen(
            WatchedCount(in: period, of: search, catalog: catalog), more: "All movies, watched or not")
    }

    func groups(by trait: MovieTrait) throws -> MovieGroupScreen {
        try MovieGroupScreen("Movies by", trait, of: search, catalog: catalog, delegate: self)
    }

    private func ratings() throws -> RatingsScreen {
        guard try catalog.statistics(of: search()).ratings.count > 0 else {
            let others = search().isEmpty ? "To" : "You have rated none of these. To"
            throw Refusal("\(others) rate one, open it and type s 8.")
        }
        return RatingsScreen(of: search, catalog: catalog)
    }
}

extension NumbersCoordinator: NumbersScreenDelegate, WatchedFlow {
    func numbersScreenDidSelectRatings(_ screen: NumbersScreen) throws {
        navigator.push(try ratings(), for: self)
    }

    func watched(in period: Period) -> WatchedScreen {
        let screen = Self.watched(of: search, in: period, catalog)
        screen.delegate = self
        return screen
    }

    func watchedScreenDidSelectMore(_ screen: WatchedScreen) { navigator.push(all(), for: self) }
}
