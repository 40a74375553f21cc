import Usher

/// Provides the movie to show.
protocol MovieDetailScreenDelegate: AnyObject {
    var selectedMovie: Movie? { get }
}

/// A movie's page.
final class MovieDetailScreen: Screen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    func draw(on page: inout Page) {
        guard let movie = delegate?.selectedMovie else { return }
        page.title(movie.title)
        page.field("Year", movie.year)
        page.field("Director", movie.director)
    }
}
