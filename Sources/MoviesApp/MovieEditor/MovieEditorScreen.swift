import MovieCatalog
import Usher

protocol MovieEditorScreenDelegate: AnyObject {
    func movieEditorScreen(_ screen: MovieEditorScreen, didSelect field: MovieField) throws
}

/// The fields of a movie that can be changed, with the values they have.
final class MovieEditorScreen: Screen {
    weak var delegate: (any MovieEditorScreenDelegate)?
    private let id: Movie.ID
    private let catalog: Catalog

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Edit “\(movie.title)”")
        for field in MovieField.typed {
            page.item("\(field.name): \(field.text(of: movie) ?? "none")") { [self] in
                try delegate?.movieEditorScreen(self, didSelect: field)
            }
        }
        page.help("Pick what you want to change. A change is in the catalog as soon as it is accepted.")
    }
}
