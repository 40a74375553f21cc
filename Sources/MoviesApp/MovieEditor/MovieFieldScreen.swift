import MovieCatalog
import Usher

protocol MovieFieldScreenDelegate: AnyObject {
    func movieFieldScreen(
        _ screen: MovieFieldScreen, didAccept change: @escaping (inout Movie) -> Void) throws(Refusal)
}

/// The prompt for one field of a movie, checked as it is entered.
final class MovieFieldScreen: Screen {
    weak var delegate: (any MovieFieldScreenDelegate)?

    let field: MovieField
    private let id: Movie.ID
    private let catalog: Catalog

    init(field: MovieField, movie id: Movie.ID, catalog: Catalog) {
        self.field = field
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        page.show { (page) throws(CatalogError) in
            guard let movie = try catalog.movie(id) else { return page.missingMovie() }
            let value = field.text(of: movie)
            page.title("\(field.name) of “\(movie.title)”")
            page.text("Takes \(field.hint).")
            page.ask(field.name, default: value)
            if field.isOptional, value != nil {
                page.command("x", "clear", help: "leaves this movie without a value here")
            }
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        switch choice {
        case .text(let text):
            let change = try answering { () throws(InvalidValue) in try field.change(to: text) }
            try delegate?.movieFieldScreen(self, didAccept: change)
        case .command("x"):
            try delegate?.movieFieldScreen(self, didAccept: { [field] in field.clear(&$0) })
        default: break
        }
    }
}
