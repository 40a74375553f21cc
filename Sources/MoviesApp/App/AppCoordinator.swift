package import MovieCatalog
import MovieImport
package import Usher

package protocol AppCoordinatorDelegate: AnyObject {
    /// - Parameter loss: Changes that aren't in the catalog's file, if any.
    func appCoordinator(_ app: AppCoordinator, didStopWithLoss loss: String?)
}

package final class AppCoordinator: MovieCoordinator {
    package weak var delegate: (any AppCoordinatorDelegate)?
    let session: MovieSession
    private let interpreter: LineInterpreter
    private let greets: Bool

    /// - Parameter greets: Whether to show a welcome if the catalog is the unchanged sample.
    package init(
        catalog: Catalog, context: SessionContext = SessionContext(), isStrict: Bool = false,
        isPiped: Bool = false, greets: Bool = true, navigator: Navigator
    ) {
        session = MovieSession(
            catalog: catalog, context: context, isStrict: isStrict, isPiped: isPiped, navigator: navigator)
        catalog.today = { context.today }
        interpreter = LineInterpreter(session: session)
        self.greets = greets
    }

    package func start() {
        interpreter.delegate = self
        navigator.addCommands(for: self) { [unowned self] page in
            let section = navigator.stack.section
            interpreter.offerActions(on: &page)
            page.offerSections(besides: section) { [self] in try show($0) }
            interpreter.takeLines(on: &page, ofSection: section != nil)
        }
        let hasViewings = (try? catalog.viewingCount()) ?? 0 > 0
        navigator.start(flow(of: hasViewings ? .overview : .movies), for: self)
        if greets { catalog.greeting.forEach(navigator.say) }
    }

    package func stop() { delegate?.appCoordinator(self, didStopWithLoss: catalog.lossInWords()) }

    private func flow(of section: AppSection) -> any UniqueCoordinator {
        switch section {
        case .movies: list(of: .all)
        case .watchlist: list(of: .watchlist)
        case .overview: OverviewCoordinator(session: session, delegate: self)
        case .diary: DiaryCoordinator(session: session, delegate: self)
        case .numbers:
            StatisticsCoordinator(
                of: { [navigator] in navigator.stack.search }, session: session, delegate: self)
        }
    }

    private func list(of scope: SearchScope, _ search: MovieSearch = MovieSearch()) -> MovieListCoordinator {
        MovieListCoordinator(scope, search, session: session, delegate: self)
    }

    private func detail(of movie: Movie.ID) -> MovieDetailCoordinator {
        MovieDetailCoordinator(movie: movie, session: session, delegate: self)
    }

    private func show(_ section: AppSection, _ part: String? = nil) throws {
        let place = flow(of: section)
        if (navigator.stack.coordinators.dropFirst().first as? any UniqueCoordinator)?.placeName
            == place.placeName
        {
            return navigator.popToFirst()
        }
        navigator.show(place, for: self)
        if let part { try navigator.show(part: part, of: place) }
    }
}

extension AppCoordinator: LineInterpreterDelegate {
    func lineInterpreter(_ interpreter: LineInterpreter, didFind place: AppPlace) throws {
        switch place {
        case .movies(let search, let scope, let words):
            navigator.show(list(of: scope, search), for: self, saying: words)
        case .open(let movie, let words): navigator.show(detail(of: movie), for: self, saying: words)
        case .list(let name):
            let scope = SearchScope(list: try catalog.list(called: name).head)
            navigator.show(list(of: scope), for: self)
        case .section(let section, let part): try show(section, part)
        case .add(let movie):
            let form = Form(adding: movie, to: catalog, navigator: navigator, action: interpreter.add)
            navigator.start(form, for: self)
        case .sort(let order, let isReversed): try listInFront()?.sort(by: order, isReversed: isReversed)
        case .task(let task, let files): try listInFront()?.start(task, with: files)
        }
    }

    /// Returns the list in front. If there's none, shows the list of all movies first.
    private func listInFront() throws -> MovieListCoordinator? {
        if navigator.stack.list == nil { try show(.movies) }
        return navigator.stack.list
    }
}

extension AppCoordinator: MovieListCoordinatorDelegate, MovieDetailCoordinatorDelegate {
    func movieListCoordinator(_ list: MovieListCoordinator, didChoose search: MovieSearch) throws {
        try interpreter.perform(.find(search))
    }
    func movieListCoordinator(_ list: MovieListCoordinator, didImport report: ImportReport) throws {
        let imported = try MovieSearch(SearchScope.imported)
        navigator.show(self.list(of: .all, imported), for: self, saying: report.summary)
    }
    func movieListCoordinatorDidStop(_ list: MovieListCoordinator) { session.leaveGone() }
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}

extension AppCoordinator: DiaryCoordinatorDelegate, StatisticsCoordinatorDelegate, OverviewCoordinatorDelegate
{
    func diaryCoordinator(_ diary: DiaryCoordinator, didChoose search: MovieSearch) {
        navigator.show(list(of: .all, search), for: self)
    }
    func diaryCoordinatorDidStop(_ diary: DiaryCoordinator) { session.leaveGone() }
    func statisticsCoordinator(_ statistics: StatisticsCoordinator, didChoose search: MovieSearch) throws {
        try interpreter.perform(.find(search))
    }
    func statisticsCoordinatorDidStop(_ statistics: StatisticsCoordinator) { session.leaveGone() }
    func overviewCoordinator(_ overview: OverviewCoordinator, didChoose place: AppPlace) throws {
        try show(.movies)
        try interpreter.perform(.go(place))
    }
    func overviewCoordinatorDidStop(_ overview: OverviewCoordinator) { session.leaveGone() }
}

extension AppCoordinator: Guide {
    package var placeNames: [String] { AppSection.allCases.map(\.rawValue) }

    package func destination(named name: String) throws -> Destination? {
        if let section = AppSection(rawValue: name) { return .flow(flow(of: section)) }
        if let (scope, search) = try SearchScope.list(named: name, in: catalog) {
            return .flow(list(of: scope, search))
        }
        return .flow(detail(of: try catalog.movie(routeName: name)))
    }
}
