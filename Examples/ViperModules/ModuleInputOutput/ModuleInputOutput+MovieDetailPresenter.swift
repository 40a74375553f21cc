extension ModuleInputOutput {
    /// Shows a movie and reports that to its output.
    class MovieDetailPresenter: MovieDetailModuleInput, MovieDetailViewOutput {
        weak var view: (any MovieDetailViewInput)?
        weak var output: (any MovieDetailModuleOutput)?
        private(set) var movie: Movie?

        func configure(movie: Movie) throws {
            self.movie = movie
        }

        func viewIsReady() {
            guard let movie else { return }
            view?.show(movie)
            output?.movieDetailModule(self, didShow: movie)
        }
    }
}
