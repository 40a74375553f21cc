import MovieCatalog
import Usher

protocol MovieDeletionScreenDelegate: AnyObject {
    func movieDeletionScreen(_ screen: MovieDeletionScreen, didConfirm movie: Movie) throws
    func movieDeletionScreenDidCancel(_ screen: MovieDeletionScreen)
}

/// The question before a movie is deleted.
final class MovieDeletionScreen: Screen {
    weak var delegate: (any MovieDeletionScreenDelegate)?
    private let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }

    func draw(on page: inout Page) {
        page.title("Delete a movie")
        page.confirm("Delete “\(movie.title)”?") { [self] isYes in
            if isYes {
                try delegate?.movieDeletionScreen(self, didConfirm: movie)
            } else {
                delegate?.movieDeletionScreenDidCancel(self)
            }
        }
        page.help(
            "A deleted movie leaves the catalog with all you noted of it; u on the list brings it back.")
    }
}
