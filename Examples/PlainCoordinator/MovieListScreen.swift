import Usher

/// Is notified when a movie is picked.
protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie)
}

/// The list. Reports picks. The caller must remember to set its movies and its delegate.
final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?
    var movies: [Movie] = []
    var lastSeen: Movie?

    func draw(on page: inout Page) {
        page.title("Movies")
        for movie in movies {
            page.item("\(movie.title) (\(movie.year))") { [self] in
                delegate?.movieListScreen(self, didSelect: movie)
            }
        }
        if let lastSeen { page.field("Last seen", lastSeen.title) }
    }
}
