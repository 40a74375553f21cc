import Usher

/// Provides the movies and is notified when one is picked.
protocol MovieListScreenDelegate: AnyObject {
    var movies: [Movie] { get }
    var selectedMovie: Movie? { get }
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie)
}

/// The list. Stores nothing that it shows.
final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Movies")
        for movie in delegate?.movies ?? [] {
            page.item("\(movie.title) (\(movie.year))") { [self] in
                delegate?.movieListScreen(self, didSelect: movie)
            }
        }
        if let movie = delegate?.selectedMovie { page.field("Last seen", movie.title) }
    }
}
