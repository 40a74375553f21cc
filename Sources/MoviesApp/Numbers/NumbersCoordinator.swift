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
    private let occasion: Occasion
    private let navigator: Navigator

    /// - Parameter search: Tells what finds the movies that are counted.
    init(
        of search: @escaping () -> MovieSearch, catalog: Catalog, occasion: Occasion, navigator: Navigator
    ) {
        self.search = search
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
    }

    func start() {
        let screen = NumbersScreen(of: search, catalog: catalog)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension NumbersCoordinator: Routing {
    enum Route: String, CaseIterable, PathPart {
        case decade, genre, director, ratings, duplicates
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .decade: .screen(try groups(by: .decade))
        case .genre: .screen(try groups(by: .genre))
        case .director: .screen(try groups(by: .director))
        case .ratings: .screen(try ratings())
        case .duplicates:
            .flow(DuplicatesCoordinator(catalog: catalog, occasion: occasion, navigator: navigator))
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
                    ? "You have rated no movie yet; e on a movie's page does."
                    : "You have rated none of these movies.")
        }
        return RatingsScreen(of: search, catalog: catalog)
    }
}

extension NumbersCoordinator: NumbersScreenDelegate {
    func numbersScreen(_ screen: NumbersScreen, didSelect trait: MovieTrait) throws {
        if let route = Route(trait.name) { try navigator.show(route, for: self) }
    }

    func numbersScreenDidSelectRatings(_ screen: NumbersScreen) throws {
        try navigator.show(.ratings, for: self)
    }

    func numbersScreenDidSelectDuplicates(_ screen: NumbersScreen) throws {
        try navigator.show(.duplicates, for: self)
    }
}

extension NumbersCoordinator: MovieGroupScreenDelegate {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws {
        try delegate?.numbersCoordinator(self, didChoose: group.condition)
    }
}
