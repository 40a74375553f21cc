import Usher

extension Factories {
    /// Makes the module of one movie.
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
