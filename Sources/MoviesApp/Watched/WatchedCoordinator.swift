import MovieCatalog
import Usher

/// A coordinator with pages of what was watched.
protocol WatchedCoordinator: Guide, WatchedStatisticsScreenDelegate {
    var navigator: Navigator { get }
    /// The first page about a period, or about all time.
    func watched(in period: Period?) -> WatchedStatisticsScreen
}

extension WatchedCoordinator {
    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect subject: WatchedStatistics.Subject) {
        navigator.push(WatchedTableScreen(subject, of: screen, delegate: self), for: self)
    }

    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect period: Period) {
        navigator.push(watched(in: period), for: self)
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

    /// The page of a path's name: of a period, as ``WatchedStatisticsScreen/routeName`` names it.
    func watchedDestination(named name: String, today: Day) throws -> Destination? {
        guard name.hasPrefix("in-") else { return nil }
        return .screen(watched(in: try Period(typed: name.dropFirst(3), today: today)))
    }
}
