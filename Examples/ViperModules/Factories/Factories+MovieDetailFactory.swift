import Usher

extension Factories {
    /// Creates the module that shows a movie.
    struct MovieDetailFactory {
        func makeModule(of movie: Movie) -> any Screen {
            let presenter = MovieDetailPresenter()
            presenter.movie = movie
            let view = MovieDetailView(output: presenter)
            presenter.view = view
            return view
        }
    }
}
