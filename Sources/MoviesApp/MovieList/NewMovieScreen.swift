import MovieCatalog
import Usher

protocol NewMovieScreenDelegate: AnyObject {
    func newMovieScreen(_ screen: NewMovieScreen, didEnter title: String) throws
}

/// The prompt for the title of a movie that is added.
final class NewMovieScreen: Screen {
    weak var delegate: (any NewMovieScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Add a movie")
        page.text("It begins with its title; the rest is edited on its page.")
        page.help("The movie is in the catalog as soon as it has a title; u on the list takes it out again.")
        page.ask("Title") { [self] text in
            var movie = Movie(id: Movie.ID(0), title: "")
            try MovieField.title.change(to: text)(&movie)
            try delegate?.newMovieScreen(self, didEnter: movie.title)
        }
    }
}
