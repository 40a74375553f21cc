import MovieCatalog
import Usher

/// The flow of the diary: what was watched when, the movies behind it, and what a year comes to.
final class DiaryCoordinator: MovieFlow, AppPlace {
    weak var delegate: (any MovieFlowDelegate)?
    var flowDelegate: (any MovieFlowDelegate)? { delegate }
    private let screen: DiaryScreen
    let navigator: Navigator
    let actions: MovieActions
    var changes: Set<MovieChange> = []
    let section: AppSection? = .diary

    init(actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
        screen = DiaryScreen(catalog: actions.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
        offerActions()
    }

    func stop() { delegate?.movieFlow(self, didStopAfter: changes) }
}

extension DiaryCoordinator: DiaryScreenDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }

    func diaryScreen(_ screen: DiaryScreen, didSelect year: DiaryYear) {
        navigator.push(YearScreen(year: year.year, catalog: actions.catalog), for: self)
    }
}

extension DiaryCoordinator: Guide {
    var placeNames: [String] {
        let years = (try? actions.catalog.diaryYears()) ?? []
        let entry = try? actions.catalog.diary(in: 0..<1).first
        let movie = entry.flatMap { try? actions.catalog.routeName(of: $0.movie.id) }
        return years.prefix(1).map { YearScreen.routeName(of: $0.year) } + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        guard name.hasPrefix("in-"), let year = Int(name.dropFirst(3)) else {
            return .flow(detail(of: try actions.catalog.movie(routeName: name)))
        }
        guard try actions.catalog.diaryYears().contains(where: { $0.year == year }) else {
            throw Refusal("The diary has no viewing of \(year); /diary shows what it has.")
        }
        return .screen(YearScreen(year: year, catalog: actions.catalog))
    }
}
