import Usher

/// Has the movie that is shown.
protocol MovieDetailScreenDelegate: AnyObject {
    var selectedMovie: Movie? { get }
}

/// One movie.
final class MovieDetailScreen: Screen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    func draw(on page: inout Page) {
        guard let movie = delegate?.selectedMovie else { return }
        page.title(movie.title)
        page.field("Year", movie.year)
        page.field("Director", movie.director)
    }
}
