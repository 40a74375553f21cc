import Usher

/// A movie's page. The caller must remember to set the movie.
final class MovieDetailScreen: Screen {
    var movie: Movie?

    func draw(on page: inout Page) {
        guard let movie else { return }
        page.title(movie.title)
        page.field("Year", movie.year)
        page.field("Director", movie.director)
    }
}
