import MovieCatalog
import Usher

protocol MovieEditorCoordinatorDelegate: AnyObject {
    func movieEditorCoordinator(
        _ coordinator: MovieEditorCoordinator, didStopAfterChanging fields: [MovieField])
}

/// The flow that changes a movie: a menu of its fields, and a prompt for each.
final class MovieEditorCoordinator: Coordinator {
    weak var delegate: (any MovieEditorCoordinatorDelegate)?

    private let movie: Movie.ID
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private let editorScreen: MovieEditorScreen
    private var changes: [MovieField] = []

    init(movie: Movie.ID, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.movie = movie
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        editorScreen = MovieEditorScreen(movie: movie, catalog: catalog)
    }

    func start() {
        editorScreen.delegate = self
        navigator.push(editorScreen, for: self)
    }

    func stop() {
        delegate?.movieEditorCoordinator(self, didStopAfterChanging: changes)
    }
}

extension MovieEditorCoordinator: Routing {
    struct Route: PathPart {
        let field: MovieField

        init(_ field: MovieField) { self.field = field }

        init?(_ name: String) {
            guard let field = MovieField(rawValue: name), MovieField.typed.contains(field) else { return nil }
            self.field = field
        }

        var name: String { field.rawValue }

        var kind: String { "field" }
    }

    var routes: [Route] { [Route(.title)] }

    func destination(of route: Route) -> Destination {
        let prompt = MovieFieldScreen(field: route.field, movie: movie, catalog: catalog, occasion: occasion)
        prompt.delegate = self
        return .screen(prompt)
    }
}

extension MovieEditorCoordinator: MovieEditorScreenDelegate {
    func movieEditorScreen(_ screen: MovieEditorScreen, didSelect field: MovieField) throws {
        try navigator.show(Route(field), for: self)
    }
}

extension MovieEditorCoordinator: MovieFieldScreenDelegate {
    func movieFieldScreen(
        _ screen: MovieFieldScreen, didAccept change: @escaping (inout Movie) -> Void
    ) throws {
        let field = screen.field
        let isChanged = try catalog.update(
            movie, as: "changing \(field == .rating ? "" : "the ")\(field.name.lowercased()) of", change)
        if isChanged, !changes.contains(field) { changes.append(field) }
        navigator.pop(to: editorScreen)
    }
}
