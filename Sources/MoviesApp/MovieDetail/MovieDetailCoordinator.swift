import MovieCatalog
import Usher

protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie)
}

/// The flow of one movie: all that is known of it, and from it to its editor or its end.
final class MovieDetailCoordinator: Coordinator {
    weak var delegate: (any MovieDetailCoordinatorDelegate)?

    private let movie: Movie.ID
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private let detailScreen: MovieDetailScreen
    private var deleted: Movie?

    init(movie: Movie.ID, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.movie = movie
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        detailScreen = MovieDetailScreen(movie: movie, catalog: catalog)
    }

    func start() {
        detailScreen.delegate = self
        navigator.push(detailScreen, for: self)
    }

    func stop() {
        if let deleted { delegate?.movieDetailCoordinator(self, didStopAfterDeleting: deleted) }
    }
}

extension MovieDetailCoordinator: Routing {
    enum Route: String, CaseIterable, PathPart {
        case edit, viewings
    }

    func destination(of route: Route) -> Destination {
        switch route {
        case .edit:
            let editor = MovieEditorCoordinator(
                movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
            editor.delegate = self
            return .flow(editor)
        case .viewings:
            return .flow(
                WatchLogCoordinator(movie: movie, catalog: catalog, occasion: occasion, navigator: navigator))
        }
    }
}

extension MovieDetailCoordinator: MovieDetailScreenDelegate {
    func movieDetailScreenDidAskToEdit(_ screen: MovieDetailScreen) throws {
        try navigator.show(.edit, for: self)
    }

    func movieDetailScreenDidAskForWatchLog(_ screen: MovieDetailScreen) throws {
        try navigator.show(.viewings, for: self)
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didSeeItToday impression: String) throws {
        var viewing = Viewing(on: occasion.today)
        try viewing.addImpression(impression)
        try catalog.update(movie, as: "noting a viewing of") { $0.see(viewing) }
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didConfirmToDelete movie: Movie) throws {
        try catalog.delete(movie.id)
        deleted = movie
        navigator.stop(self)
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToPutOnWatchlist isOn: Bool) throws {
        try catalog.update(movie, as: isOn ? "putting on the watchlist" : "taking off the watchlist") {
            $0.isOnWatchlist = isOn
        }
    }
}

extension MovieDetailCoordinator: MovieEditorCoordinatorDelegate {
    func movieEditorCoordinator(
        _ coordinator: MovieEditorCoordinator, didStopAfterChanging fields: [MovieField]
    ) {
        detailScreen.note(changes: fields)
    }
}
