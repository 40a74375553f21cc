import Usher

/// One movie, which whoever opens the screen must remember to set.
final class MovieDetailScreen: Screen {
    var movie: Movie?

    func draw(on page: inout Page) {
        guard let movie else { return }
        page.title(movie.title)
        page.field("Year", movie.year)
        page.field("Director", movie.director)
    }
}
