import Usher

/// A movie's page.
final class MovieDetailScreen: Screen {
    private let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }

    func draw(on page: inout Page) {
        page.title(movie.title)
        page.field("Year", movie.year)
        page.field("Director", movie.director)
    }
}
