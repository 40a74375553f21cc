import MovieCatalog
import Usher

protocol MovieFieldScreenDelegate: AnyObject {
    func movieFieldScreen(_ screen: MovieFieldScreen, didAccept movie: Movie)
}

/// The prompt for one field of a movie, checked as it is entered.
final class MovieFieldScreen: Screen {
    weak var delegate: (any MovieFieldScreenDelegate)?

    let field: MovieField
    private let id: Movie.ID
    private let catalog: any Catalog

    init(field: MovieField, movie id: Movie.ID, catalog: any Catalog) {
        self.field = field
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        guard let movie = catalog.movie(id) else { return page.missingMovie() }
        let value = field.text(of: movie)
        page.title("\(field.name) of “\(movie.title)”")
        page.text("Takes \(field.hint).")
        page.ask(field.name, default: value)
        if field.isOptional, value != nil {
            page.command("x", "clear", help: "leaves this movie without a value here")
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        // The movie as it is now, so that only this field changes.
        guard var movie = catalog.movie(id) else { return }
        switch choice {
        case .text(let text):
            do {
                try field.set(text, of: &movie)
            } catch {
                throw Refusal(error.description)
            }
        case .command("x"):
            field.clear(&movie)
        default: return
        }
        delegate?.movieFieldScreen(self, didAccept: movie)
    }
}
