import MovieCatalog
import Usher

protocol StatisticsCoordinatorDelegate: AnyObject {
    func statisticsCoordinator(_ statistics: StatisticsCoordinator, didChoose search: MovieSearch) throws
    func statisticsCoordinatorDidStop(_ statistics: StatisticsCoordinator)
}

final class StatisticsCoordinator: MovieGroupsCoordinator, SectionCoordinator {
    weak var delegate: (any StatisticsCoordinatorDelegate)?
    let session: MovieSession
    private let search: () -> MovieSearch
    let section: AppSection? = .numbers

    init(
        of search: @escaping () -> MovieSearch, session: MovieSession,
        delegate: any StatisticsCoordinatorDelegate
    ) {
        (self.search, self.session, self.delegate) = (search, session, delegate)
    }

    func start() { navigator.push(watched(in: WatchedScope()), for: self) }

    func stop() { delegate?.statisticsCoordinatorDidStop(self) }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        try delegate?.statisticsCoordinator(self, didChoose: search().adding(condition))
    }

    var placeNames: [String] {
        CollectionStatisticsScreen.traits.map(\.rawValue) + [CollectionStatisticsScreen.routeName]
    }

    func destination(named name: String) throws -> Destination? {
        if name == CollectionStatisticsScreen.routeName { return .screen(all()) }
        return try watchedDestination(named: name)
            ?? GroupingKey(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    private func all() -> CollectionStatisticsScreen {
        CollectionStatisticsScreen(of: search, catalog: catalog, delegate: self)
    }

    func groups(by trait: GroupingKey) throws -> MovieGroupListScreen {
        try MovieGroupListScreen("Movies by", trait, of: search, catalog: catalog, delegate: self)
    }
}

extension StatisticsCoordinator: StatisticsPresenting {
    func watched(in scope: WatchedScope) -> WatchedStatisticsScreen {
        WatchedStatisticsScreen(
            in: scope, of: search, catalog: catalog, more: "The whole catalog", delegate: self)
    }

    func watchedScreenDidSelectMore(_ screen: WatchedStatisticsScreen) { navigator.push(all(), for: self) }
}
