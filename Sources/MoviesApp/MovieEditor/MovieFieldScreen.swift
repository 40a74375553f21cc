import MovieCatalog
import Usher

protocol MovieFieldScreenDelegate: AnyObject {
    func movieFieldScreen(_ screen: MovieFieldScreen, didAccept movie: Movie)
}

/// The prompt for one field of a movie, checked as it is entered.
final class MovieFieldScreen: Screen {
    weak var delegate: (any MovieFieldScreenDelegate)?

    let field: MovieField
    private var movie: Movie

    init(field: MovieField, movie: Movie) {
        self.field = field
        self.movie = movie
    }

    func draw(on page: inout Page) {
        let value = field.text(of: movie)
        page.title("\(field.name) of “\(movie.title)”")
        page.text("Takes \(field.hint).")
        page.ask(field.name, default: value)
        if field.isOptional, value != nil {
            page.command("x", "clear", help: "leaves this movie without a value here")
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
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
