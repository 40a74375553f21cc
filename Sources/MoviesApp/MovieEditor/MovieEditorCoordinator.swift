import MovieCatalog
import Usher

protocol MovieEditorCoordinatorDelegate: AnyObject {
    func movieEditorCoordinator(
        _ coordinator: MovieEditorCoordinator, didStopAfterChanging fields: [MovieField])
}

/// The flow that changes a movie.
final class MovieEditorCoordinator: Coordinator {
    weak var delegate: (any MovieEditorCoordinatorDelegate)?

    private let movie: Movie.ID
    private let catalog: Catalog
    private let navigator: Navigator
    private let editorScreen: MovieEditorScreen
    private var changes: [MovieField] = []

    init(movie: Movie.ID, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.movie = movie
        self.catalog = catalog
        self.navigator = navigator
        editorScreen = MovieEditorScreen(movie: movie, catalog: catalog, occasion: occasion)
    }

    func start() {
        editorScreen.delegate = self
        navigator.push(editorScreen, for: self)
    }

    func stop() {
        delegate?.movieEditorCoordinator(self, didStopAfterChanging: changes)
    }
}

extension MovieEditorCoordinator: MovieEditorScreenDelegate {
    func movieEditorScreen(
        _ screen: MovieEditorScreen, didChange field: MovieField,
        by change: @escaping (inout Movie) -> Void
    ) throws {
        let isChanged = try catalog.update(
            movie, as: "changing \(field == .rating ? "" : "the ")\(field.name.lowercased()) of", change)
        if isChanged, !changes.contains(field) { changes.append(field) }
    }
}
