import MovieCatalog
import Usher

final class NumbersCoordinator: MovieGroupsCoordinator, SectionCoordinator {
    weak var delegate: (any MovieGroupsCoordinatorDelegate)?
    let navigator: Navigator
    private let catalog: Catalog
    let section: AppSection? = .numbers

    private var search: () -> MovieSearch { { [navigator] in navigator.stack.listedSearch } }

    init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() { navigator.push(watched(in: nil), for: self) }

    var placeNames: [String] {
        CollectionStatisticsScreen.traits.map(\.rawValue) + [CollectionStatisticsScreen.routeName]
    }

    func destination(named name: String) throws -> Destination? {
        if name == CollectionStatisticsScreen.routeName { return .screen(all()) }
        return try watchedDestination(named: name, today: catalog.today())
            ?? MovieTrait(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    private func all() -> CollectionStatisticsScreen {
        let screen = CollectionStatisticsScreen(of: search, catalog: catalog)
        screen.delegate = self
        return screen
    }

    func groups(by trait: MovieTrait) throws -> MovieGroupListScreen {
        try MovieGroupListScreen("Movies by", trait, of: search, catalog: catalog, delegate: self)
    }
}

extension NumbersCoordinator: WatchedCoordinator {
    func watched(in period: Period?) -> WatchedStatisticsScreen {
        let screen = WatchedStatisticsScreen(
            in: period, of: search, catalog: catalog, more: "All movies, watched or not")
        screen.delegate = self
        return screen
    }

    func watchedScreenDidSelectMore(_ screen: WatchedStatisticsScreen) { navigator.push(all(), for: self) }
}
