import MovieCatalog
import Usher

protocol MovieFieldScreenDelegate: AnyObject {
    func movieFieldScreen(
        _ screen: MovieFieldScreen, didAccept change: @escaping (inout Movie) -> Void) throws
}

/// The prompt for one field of a movie, checked as it is entered.
final class MovieFieldScreen: Screen {
    weak var delegate: (any MovieFieldScreenDelegate)?

    let field: MovieField
    private let id: Movie.ID
    private let catalog: Catalog
    private let occasion: Occasion

    init(field: MovieField, movie id: Movie.ID, catalog: Catalog, occasion: Occasion) {
        self.field = field
        self.id = id
        self.catalog = catalog
        self.occasion = occasion
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        let value = field.text(of: movie)
        page.title("\(field.name) of “\(movie.title)”")
        page.text("Takes \(field.hint(in: occasion.today.year)).")
        page.help("What is typed takes the place of what was there; u on the list brings that back.")
        page.ask(field.name, default: value) { [self] text in
            try delegate?.movieFieldScreen(self, didAccept: field.change(to: text, in: occasion.today.year))
        }
        if field.isOptional, value != nil {
            page.command("x", "clear", help: "leaves this movie without a value here") { [self] in
                try delegate?.movieFieldScreen(self, didAccept: field.clear)
            }
        }
    }
}
