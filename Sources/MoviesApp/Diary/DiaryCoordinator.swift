import MovieCatalog
import Usher

/// The flow of the diary: what was watched when, the movies behind it, and what a year comes to.
final class DiaryCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator

    init(catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
    }

    func start() {
        let screen = DiaryScreen(catalog: catalog)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension DiaryCoordinator: Routing {
    enum Route: PathPart {
        /// What a year comes to.
        case year(Int)
        /// A movie, by its name in a path, or by its id where that is known.
        case movie(String, id: Movie.ID? = nil)

        init?(_ name: String) {
            self =
                if name.utf8.count == 4, let year = Int(name), year > 0 { .year(year) } else { .movie(name) }
        }

        var name: String {
            switch self {
            case .year(let year): String(repeating: "0", count: 4 - String(year).count) + String(year)
            case .movie(let name, _): name
            }
        }

        var kind: String {
            switch self {
            case .year: "year"
            case .movie: "movie"
            }
        }
    }

    var routes: [Route] {
        let years = (try? catalog.diaryYears()) ?? []
        let entry = try? catalog.diary(in: 0..<1).first
        let name = entry.flatMap { try? catalog.pathName(of: $0.movie) }
        return years.prefix(1).map { .year($0.year) } + (name.map { [.movie($0)] } ?? [])
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .year(let year):
            guard try catalog.diaryYears().contains(where: { $0.year == year }) else {
                throw Refusal("You have watched nothing in \(year), as far as the diary tells.")
            }
            return .screen(YearScreen(year: year, catalog: catalog))
        case .movie(let name, let id):
            guard let movie = try id ?? catalog.movie(pathName: name) else {
                throw Refusal("there is no movie “\(name)”")
            }
            let detail = MovieDetailCoordinator(
                movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
            detail.delegate = self
            return .flow(detail)
        }
    }
}

extension DiaryCoordinator: DiaryScreenDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect entry: DiaryEntry) throws {
        let name = try catalog.pathName(of: entry.movie)
        try navigator.show(.movie(name, id: entry.movie.id), for: self)
    }

    func diaryScreen(_ screen: DiaryScreen, didSelect year: DiaryYear) throws {
        try navigator.show(.year(year.year), for: self)
    }
}

extension DiaryCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie) {
        navigator.say("“\(movie.title)” is deleted.")
    }
}
