import MovieCatalog
import Usher

protocol StatisticsPresenting: MovieCoordinator, Guide, WatchedStatisticsScreenDelegate {
    func watched(in scope: WatchedScope) -> WatchedStatisticsScreen
}

extension StatisticsPresenting {
    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect subject: WatchedStatistics.Subject) {
        navigator.push(WatchedTableScreen(subject, of: screen, delegate: self), for: self)
    }

    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect period: Period) {
        var scope = screen.scope
        scope.period = period
        navigator.push(watched(in: scope), for: self)
    }

    func watchedScreen(
        _ screen: WatchedStatisticsScreen, didAskToWrite text: String, to path: String
    ) throws {
        try navigator.write(to: path, for: self) { [catalog, navigator] in
            let file = try OutputFile(at: path, from: catalog, replacing: $0 != nil, asked: $0)
            try file.write(Array("\(text)\n".utf8))
            try file.finish()
            navigator.say("Written to \(path).")
        }
    }

    /// Finds a statistics page by its ``WatchedStatisticsScreen/routeName``. Nil for other names.
    func watchedDestination(named name: String) throws -> Destination? {
        guard name.hasPrefix(WatchedScope.prefix) else { return nil }
        let words = name.dropFirst(WatchedScope.prefix.count)
        return .screen(watched(in: try WatchedScope(typed: words, of: catalog)))
    }
}
