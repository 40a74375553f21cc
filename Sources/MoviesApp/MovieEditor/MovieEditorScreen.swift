import MovieCatalog
import Usher

protocol MovieEditorScreenDelegate: AnyObject {
    func movieEditorScreen(
        _ screen: MovieEditorScreen, didChange field: MovieField,
        by change: @escaping (inout Movie) -> Void) throws
}

/// The fields of a movie that can be changed, with the values they have; each asks for another one.
final class MovieEditorScreen: Screen {
    weak var delegate: (any MovieEditorScreenDelegate)?
    private let id: Movie.ID
    private let catalog: Catalog
    private let occasion: Occasion

    init(movie id: Movie.ID, catalog: Catalog, occasion: Occasion) {
        self.id = id
        self.catalog = catalog
        self.occasion = occasion
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Edit “\(movie.title)”")
        for field in MovieField.typed {
            page.item(
                "\(field.name): \(field.text(of: movie) ?? "none")",
                asks: { [self] in try ask(for: field, on: &$0) })
        }
        page.help("Pick what you want to change. A change is in the catalog as soon as it is accepted.")
    }

    private func ask(for field: MovieField, on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        let value = field.text(of: movie)
        page.title("\(field.name) of “\(movie.title)”")
        page.text("Takes \(field.hint(in: occasion.today.year)).")
        page.help("What is typed takes the place of what was there; u on the list brings that back.")
        page.ask(field.name, default: value, isOptional: field.isOptional) { [self] text in
            let change =
                text.isEmpty ? field.clear : try field.change(to: text, in: occasion.today.year)
            try delegate?.movieEditorScreen(self, didChange: field, by: change)
        }
    }
}
