import MovieCatalog
import Usher

/// A count of what was watched in a period, among what a search finds; made anew after a change.
final class WatchedCount {
    let period: Period?
    let search: () -> MovieSearch
    let catalog: Catalog
    private var counted: (statistics: WatchedStatistics, search: MovieSearch, state: Catalog.State)?

    init(
        in period: Period? = nil, of search: @escaping () -> MovieSearch = { MovieSearch() }, catalog: Catalog
    ) {
        (self.period, self.search, self.catalog) = (period, search, catalog)
    }

    func statistics() throws -> WatchedStatistics {
        let (search, state) = (search(), try catalog.state)
        if let counted, counted.search == search, counted.state == state { return counted.statistics }
        let statistics = try catalog.watchedStatistics(in: period, of: search, limit: 10)
        counted = (statistics, search, state)
        return statistics
    }
}

/// A coordinator with pages of what was watched.
protocol WatchedCoordinator: Guide, WatchedStatisticsScreenDelegate {
    var navigator: Navigator { get }
    /// The first page about a period, or about all time.
    func watched(in period: Period?) -> WatchedStatisticsScreen
}

extension WatchedCoordinator {
    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect subject: WatchedStatistics.Subject) {
        navigator.push(WatchedTableScreen(subject, of: screen.watched, delegate: self), for: self)
    }

    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect period: Period) {
        navigator.push(watched(in: period), for: self)
    }

    func watchedScreen(_ screen: WatchedStatisticsScreen, didWrite path: String) {
        navigator.say("Written to \(path).")
    }

    func watchedScreen(_ screen: WatchedStatisticsScreen, asks question: QuestionScreen) {
        navigator.push(question, for: self)
    }

    /// The page of a path's name: of a period, as ``WatchedStatisticsScreen/routeName`` names it.
    func watchedDestination(named name: String, today: Day) throws -> Destination? {
        guard name.hasPrefix("in-") else { return nil }
        return .screen(watched(in: try Period(typed: name.dropFirst(3), today: today)))
    }
}
