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
        detailScreen = MovieDetailScreen(movie: movie, catalog: catalog, occasion: occasion)
    }

    func start() {
        detailScreen.delegate = self
        navigator.push(detailScreen, for: self)
    }

    func stop() {
        guard let deleted else { return }
        navigator.say("“\(deleted.title)” is deleted; u brings it back.")
        delegate?.movieDetailCoordinator(self, didStopAfterDeleting: deleted)
    }
}

extension MovieDetailCoordinator: Place {
    var pathName: String? { try? catalog.pathName(of: movie) }
}

extension MovieDetailCoordinator: Guide {
    var places: [String] { ["edit", "viewings"] }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "edit": .flow(try editor())
        case "viewings": .flow(watchLog())
        default: nil
        }
    }

    private func watchLog() -> WatchLogCoordinator {
        WatchLogCoordinator(movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
    }
}

extension MovieDetailCoordinator: MovieDetailScreenDelegate {
    func movieDetailScreenDidAskToEdit(_ screen: MovieDetailScreen) throws {
        navigator.start(try editor(), for: self)
    }

    func movieDetailScreenDidAskForWatchLog(_ screen: MovieDetailScreen) {
        navigator.start(watchLog(), for: self)
    }

    func movieDetailScreen(_ screen: MovieDetailScreen, didSeeIt viewing: Viewing) throws {
        guard let movie = try catalog.movie(movie) else { throw Refusal.gone }
        navigator.say(try catalog.note(viewing, of: [movie], naming: false))
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
        navigator.say(isOn ? "On your watchlist." : "Off your watchlist.")
    }
}

// Editing
extension MovieDetailCoordinator {
    private func editor() throws -> Form<Movie> {
        guard let movie = try catalog.movie(movie) else { throw Refusal.gone }
        let editor = Form("Edit “\(movie.title)”", editing: movie, navigator: navigator) { [self] form in
            form.askForMovie(on: occasion.today)
            form.done("s", "save") { [self] in try save($0, over: movie) }
        }
        editor.pathName = "edit"
        return editor
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
