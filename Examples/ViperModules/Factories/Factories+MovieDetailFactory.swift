import Usher

extension Factories {
    /// Creates a movie's module.
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
