import MovieCatalog
import Usher

final class DiaryCoordinator: MoviePageCoordinator, SectionCoordinator {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    let section: AppSection? = .diary

    init(actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
    }

    func start() {
        navigator.push(days(nil), for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }
}

extension DiaryCoordinator: DiaryScreenDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect part: DiaryPart) {
        if case .period(let period) = part {
            navigator.push(watched(in: period), for: self)
        } else {
            navigator.push(days(part), for: self)
        }
    }

    private func days(_ part: DiaryPart?) -> DiaryScreen {
        let screen = DiaryScreen(part, catalog: actions.catalog)
        screen.delegate = self
        return screen
    }
}

extension DiaryCoordinator: WatchedCoordinator {
    func watched(in period: Period?) -> WatchedStatisticsScreen {
        let screen = WatchedStatisticsScreen(in: period, catalog: actions.catalog, more: "Its days")
        screen.delegate = self
        return screen
    }

    func watchedScreenDidSelectMore(_ screen: WatchedStatisticsScreen) {
        guard let period = screen.period else { return }
        navigator.push(days(.period(period)), for: self)
    }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        let search = try MovieSearch(condition, today: actions.catalog.today())
        try coordinator(self, didAskFor: .show(search), in: scope)
    }
}

extension DiaryCoordinator: Guide {
    var placeNames: [String] {
        let years = (try? actions.catalog.diaryYears()) ?? []
        let entry = try? actions.catalog.diary(in: 0..<1).first
        let movie = entry.flatMap { try? actions.catalog.routeName(of: $0.movie.id) }
        return years.prefix(1).map { "in-\($0.year)" } + [DiaryPart.onThisDay] + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        let today = actions.catalog.today()
        if name == DiaryPart.onThisDay { return .screen(days(.onDayOfYear(today))) }
        if name.hasPrefix(DiaryPart.days) {
            let period = try Period(typed: name.dropFirst(DiaryPart.days.count), today: today)
            return .screen(days(.period(period)))
        }
        return try watchedDestination(named: name, today: today)
            ?? .flow(detail(of: actions.catalog.movie(routeName: name)))
    }
}
