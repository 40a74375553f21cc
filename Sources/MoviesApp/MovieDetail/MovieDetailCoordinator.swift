import MovieCatalog
import MovieImport
import Usher

protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator)
}

final class MovieDetailCoordinator: MovieCoordinator, UniqueCoordinator, MovieDependent {
    weak var delegate: (any MovieDetailCoordinatorDelegate)?
    private let screen: MovieDetailScreen
    let session: MovieSession
    let movie: Movie.ID
    var placeName: String { "\(movie.number)" }

    init(movie: Movie.ID, session: MovieSession, delegate: any MovieDetailCoordinatorDelegate) {
        (self.movie, self.session, self.delegate) = (movie, session, delegate)
        screen = MovieDetailScreen(movie: movie, catalog: session.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.movieDetailCoordinatorDidStop(self) }

    var isGone: Bool { (try? catalog.imdbID(of: movie) == nil) ?? false }
}

extension MovieDetailCoordinator: MovieDetailScreenDelegate {
    func movieDetailScreen(_ screen: MovieDetailScreen, didChoose task: MovieDetailTask) throws {
        switch task {
        case .edit: navigator.start(try editor(), for: self)
        case .viewings: navigator.push(viewings(), for: self)
        }
    }

    func screen(_ screen: any MovieListingScreen, didNote typed: TypedViewing, over former: Viewing?) throws {
        try session.note(typed, for: self) { [movie] viewing in
            former.map { .changeViewing($0, to: viewing, of: movie) }
                ?? .seen(viewing, of: [movie], isNamed: false)
        }
    }

    func screen(_ screen: any MovieListingScreen, didMake change: MovieChange) throws {
        try session.make(change)
    }

    private func editor() throws -> Form<Movie> {
        guard var movie = try catalog.movie(movie) else { throw Refusal.gone }
        let editor = Form("Edit \(movie.titleAndYear)", editing: movie, navigator: navigator) { [self] form in
            form.askForMovie(on: catalog.today())
            form.doneCommand("s", "save") { [self] in
                session.tell(try catalog.save($0, over: &movie))
            }
        }
        editor.routeName = MovieDetailTask.edit.rawValue
        return editor
    }

    private func viewings() -> WatchLogScreen {
        WatchLogScreen(
            named: MovieDetailTask.viewings.rawValue, movie: movie, catalog: catalog, delegate: self)
    }
}

extension MovieDetailCoordinator: Guide, RouteNamed {
    var routeName: String { (try? catalog.routeName(of: movie)) ?? "" }

    var placeNames: [String] { MovieDetailTask.allCases.map(\.rawValue) }

    func destination(named name: String) throws -> Destination? {
        switch MovieDetailTask(rawValue: name) {
        case .edit: .flow(try editor())
        case .viewings: .screen(viewings())
        case nil: nil
        }
    }
}
