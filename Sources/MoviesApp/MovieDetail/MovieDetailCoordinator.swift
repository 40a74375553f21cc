import MovieCatalog
import Usher

protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie)
}

/// The flow of one movie: all that is known of it, and from it to a form that changes it, or to its end.
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

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .edit:
            guard let movie = try catalog.movie(movie) else { throw Refusal.gone }
            return .flow(editor(of: movie))
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
        let viewing = try Viewing(typed: impression, today: occasion.today)
        try catalog.update(movie, as: "noting a viewing of") { $0.see(viewing) }
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didConfirmToDelete movie: Movie) throws {
        try catalog.delete(movie.id)
        deleted = movie
        navigator.stop(self)
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToPutOnWatchlist isOn: Bool) throws {
        try catalog.update(movie, as: isOn ? "putting on the watchlist" : "taking off the watchlist") {
            $0.watchlist = isOn ? $0.watchlist ?? WatchlistEntry(on: occasion.today) : nil
        }
    }
}

// Editing
extension MovieDetailCoordinator {
    private func editor(of movie: Movie) -> Form<Movie> {
        Form("Edit “\(movie.title)”", editing: movie, navigator: navigator) { [self] form in
            for field in MovieField.typed { form.ask(field, on: occasion.today) }
            form.done("s", "save") { [self] in try save($0, over: movie) }
        }
    }

    /// Changes the fields that were edited, and leaves the others as they are now.
    private func save(_ edited: Movie, over movie: Movie) throws {
        guard try catalog.movie(movie.id) != nil else { throw Refusal.gone }
        let fields = MovieField.typed.filter { $0.text(of: edited) != $0.text(of: movie) }
        guard !fields.isEmpty else { return }
        let isChanged = try catalog.update(movie.id, as: "changing \(names(of: fields)) of") { movie in
            for field in fields { movie.take(field, from: edited) }
        }
        if isChanged { detailScreen.note(changes: fields) }
    }

    private func names(of fields: [MovieField]) -> String {
        guard fields.count < 3 else { return "\(fields.count) fields" }
        return fields.map { ($0 == .rating ? "" : "the ") + $0.name.lowercased() }.joined(separator: " and ")
    }
}
