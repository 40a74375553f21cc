import MovieCatalog
import Usher

protocol StatisticsCoordinator: Guide, WatchedStatisticsScreenDelegate {
    var navigator: Navigator { get }
    func watched(in scope: WatchedScope) -> WatchedStatisticsScreen
}

extension StatisticsCoordinator {
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
        let catalog = screen.watched.catalog
        func write(to file: OutputFile) throws {
            try file.write(Array("\(text)\n".utf8))
            try file.finish()
            navigator.say("Written to \(file.path).")
        }
        do {
            try write(to: OutputFile(at: path, from: catalog))
        } catch let error as CatalogError where error.kind == .alreadyThere {
            let question = QuestionScreen(replacing: path) {
                try write(to: OutputFile(at: path, from: catalog, replacing: true, asked: $0))
            }
            navigator.push(question, for: self)
        }
    }

    /// Names are those of ``WatchedStatisticsScreen/routeName``.
    func watchedDestination(named name: String, of catalog: Catalog) throws -> Destination? {
        guard name.hasPrefix(WatchedScope.prefix) else { return nil }
        let words = name.dropFirst(WatchedScope.prefix.count)
        return .screen(watched(in: try WatchedScope(typed: words, of: catalog)))
    }
}
