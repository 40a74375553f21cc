import MovieCatalog
import Usher

protocol DiaryCoordinatorDelegate: AnyObject {
    func diaryCoordinator(_ diary: DiaryCoordinator, didChoose search: MovieSearch)
    func diaryCoordinatorDidStop(_ diary: DiaryCoordinator)
}

final class DiaryCoordinator: MovieCoordinator, SectionCoordinator {
    weak var delegate: (any DiaryCoordinatorDelegate)?
    let session: MovieSession
    let section: AppSection? = .diary

    init(session: MovieSession, delegate: any DiaryCoordinatorDelegate) {
        (self.session, self.delegate) = (session, delegate)
    }

    func start() { navigator.push(days(nil), for: self) }

    func stop() { delegate?.diaryCoordinatorDidStop(self) }
}

extension DiaryCoordinator: DiaryScreenDelegate, MovieDetailCoordinatorDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect movie: Movie.ID) {
        navigator.start(MovieDetailCoordinator(movie: movie, session: session, delegate: self), for: self)
    }

    func diaryScreen(_ screen: DiaryScreen, didSelect part: DiaryPart) {
        if case .period(let period) = part {
            navigator.push(watched(in: WatchedScope(in: period)), for: self)
        } else {
            navigator.push(days(part), for: self)
        }
    }

    private func days(_ part: DiaryPart?) -> DiaryScreen {
        DiaryScreen(part, catalog: catalog, delegate: self)
    }

    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}

extension DiaryCoordinator: StatisticsPresenting {
    func watched(in scope: WatchedScope) -> WatchedStatisticsScreen {
        WatchedStatisticsScreen(in: scope, catalog: catalog, more: "Day by day", delegate: self)
    }

    func watchedScreenDidSelectMore(_ screen: WatchedStatisticsScreen) {
        guard let period = screen.period else { return }
        navigator.push(days(.period(period)), for: self)
    }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        delegate?.diaryCoordinator(self, didChoose: try MovieSearch(condition, today: catalog.today()))
    }
}

extension DiaryCoordinator: Guide {
    var placeNames: [String] {
        let years = (try? catalog.diaryYears()) ?? []
        let entry = try? catalog.diary(in: 0..<1).first
        let movie = entry.flatMap { try? catalog.routeName(of: $0.movie.id) }
        return years.prefix(1).map { "in-\($0.year)" } + [DiaryPart.onThisDay] + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        let today = catalog.today()
        if name == DiaryPart.onThisDay { return .screen(days(.onDayOfYear(today))) }
        if name.hasPrefix(DiaryPart.days) {
            let period = try Period(typed: name.dropFirst(DiaryPart.days.count), today: today)
            return .screen(days(.period(period)))
        }
        if let watched = try watchedDestination(named: name) { return watched }
        let movie = try catalog.movie(routeName: name)
        return .flow(MovieDetailCoordinator(movie: movie, session: session, delegate: self))
    }
}
