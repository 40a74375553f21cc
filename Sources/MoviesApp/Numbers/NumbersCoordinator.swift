import MovieCatalog
import Usher

protocol NumbersCoordinatorDelegate: AnyObject {
    func numbersCoordinator(_ coordinator: NumbersCoordinator, didChoose condition: String) throws
}

/// The flow that shows the collection in numbers: its sums, and what they are made of.
final class NumbersCoordinator: Coordinator {
    weak var delegate: (any NumbersCoordinatorDelegate)?
    private let search: () -> MovieSearch
    private let catalog: Catalog
    private let navigator: Navigator

    /// - Parameter search: Tells what finds the movies that are counted.
    init(of search: @escaping () -> MovieSearch, catalog: Catalog, navigator: Navigator) {
        self.search = search
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() {
        let screen = NumbersScreen(of: search, catalog: catalog)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension NumbersCoordinator: Place {
    var pathName: String? { "numbers" }
}

extension NumbersCoordinator: Guide {
    var places: [String] { ["decade", "genre", "director", "ratings"] }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "ratings": .screen(try ratings())
        default: try MovieTrait(named: name).map { .screen(try groups(by: $0)) }
        }
    }

    private func groups(by trait: MovieTrait) throws -> MovieGroupScreen {
        let groups = try MovieGroupScreen(
            title: "Movies by \(trait.name)", trait: trait, of: search, catalog: catalog)
        groups.delegate = self
        return groups
    }

    private func ratings() throws -> RatingsScreen {
        guard try catalog.numbers(of: search()).ratings.count > 0 else {
            throw Refusal(
                search().isEmpty
                    ? "To rate one, open it and type s 8."
                    : "You have rated none of these; to rate one, open it and type s 8.")
        }
        return RatingsScreen(of: search, catalog: catalog)
    }
}

extension NumbersCoordinator: NumbersScreenDelegate {
    func numbersScreen(_ screen: NumbersScreen, didSelect trait: MovieTrait) throws {
        navigator.push(try groups(by: trait), for: self)
    }

    func numbersScreenDidSelectRatings(_ screen: NumbersScreen) throws {
        navigator.push(try ratings(), for: self)
    }
}

extension NumbersCoordinator: MovieGroupScreenDelegate {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws {
        try delegate?.numbersCoordinator(self, didChoose: group.condition)
    }
}
