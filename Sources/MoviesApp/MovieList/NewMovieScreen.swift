import MovieCatalog
import Usher

protocol NewMovieScreenDelegate: AnyObject {
    func newMovieScreen(_ screen: NewMovieScreen, didEnter title: String) throws(Refusal)
}

/// The prompt for the title of a movie that is added.
final class NewMovieScreen: Screen {
    weak var delegate: (any NewMovieScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Add a movie")
        page.text("It begins with its title; the rest is edited on its page.")
        page.ask("Title")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        guard case .text(let text) = choice else { return }
        var movie = Movie(id: Movie.ID(0), title: "")
        try answering { () throws(InvalidValue) in try MovieField.title.change(to: text)(&movie) }
        try delegate?.newMovieScreen(self, didEnter: movie.title)
    }
}
