import MovieCatalog
import Usher

/// The flow of the diary: what was watched when, the movies behind it, and what a year comes to.
final class DiaryCoordinator: Coordinator {
    private let catalog: Catalog
    private let navigator: Navigator
    private let details: MovieDetailBuilder

    init(catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.catalog = catalog
        details = MovieDetailBuilder(catalog: catalog, occasion: occasion, navigator: navigator)
        self.navigator = navigator
    }

    func start() {
        let screen = DiaryScreen(catalog: catalog)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension DiaryCoordinator: Place {
    var pathName: String? { "diary" }
}

extension DiaryCoordinator: Guide {
    var places: [String] {
        let years = (try? catalog.diaryYears()) ?? []
        let entry = try? catalog.diary(in: 0..<1).first
        let movie = entry.flatMap { try? catalog.pathName(of: $0.movie.id) }
        return years.prefix(1).map { YearScreen.pathName(of: $0.year) } + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        guard name.hasPrefix("in-"), let year = Int(name.dropFirst(3)) else {
            return .flow(details.detail(of: try catalog.movie(pathName: name)))
        }
        guard try catalog.diaryYears().contains(where: { $0.year == year }) else {
            throw Refusal("The diary has no viewing of \(year); /diary shows what it has.")
        }
        return .screen(YearScreen(year: year, catalog: catalog))
    }
}

extension DiaryCoordinator: DiaryScreenDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect movie: Movie.ID) {
        navigator.start(details.detail(of: movie), for: self)
    }

    func diaryScreen(_ screen: DiaryScreen, didSelect year: DiaryYear) {
        navigator.push(YearScreen(year: year.year, catalog: catalog), for: self)
    }
}
