import MovieCatalog
import Usher

/// The flow that shows the collection in numbers: its sums, and what they are made of.
final class NumbersCoordinator: MovieGroupFlow, AppPlace {
    weak var delegate: (any MovieGroupFlowDelegate)?
    private let screen: NumbersScreen
    let navigator: Navigator
    private let search: () -> MovieSearch
    private let catalog: Catalog
    let section: AppSection? = .numbers

    /// - Parameter search: Tells what finds the movies that are counted.
    init(of search: @escaping () -> MovieSearch, catalog: Catalog, navigator: Navigator) {
        self.search = search
        self.catalog = catalog
        self.navigator = navigator
        screen = NumbersScreen(of: search, catalog: catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    var placeNames: [String] { NumbersScreen.traits.map(\.rawValue) + [RatingsScreen.routeName] }

    func destination(named name: String) throws -> Destination? {
        if name == RatingsScreen.routeName { return .screen(try ratings()) }
        return try MovieTrait(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    func groups(by trait: MovieTrait) throws -> MovieGroupScreen {
        try MovieGroupScreen("Movies by", trait, of: search, catalog: catalog, delegate: self)
    }

    private func ratings() throws -> RatingsScreen {
        guard try catalog.statistics(of: search()).ratings.count > 0 else {
            let others = search().isEmpty ? "To" : "You have rated none of these; to"
            throw Refusal("\(others) rate one, open it and type s 8.")
        }
        return RatingsScreen(of: search, catalog: catalog)
    }
}

extension NumbersCoordinator: NumbersScreenDelegate {
    func numbersScreenDidSelectRatings(_ screen: NumbersScreen) throws {
        navigator.push(try ratings(), for: self)
    }
}
