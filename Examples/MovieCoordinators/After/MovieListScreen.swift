import Usher

/// Is notified when a movie is picked.
protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie)
}

/// The list. Reports picks and knows nothing about what follows.
final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?
    var lastSeen: Movie?
    private let movies: [Movie]

    init(movies: [Movie]) {
        self.movies = movies
    }

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
