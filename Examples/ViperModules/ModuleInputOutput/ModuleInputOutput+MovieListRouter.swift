extension ModuleInputOutput {
    /// Opens the movie's module and configures it through its input.
    final class MovieListRouter: MovieListRouterInput {
        weak var transitionHandler: (any TransitionHandler)?

        func openDetail(of movie: Movie, output: any MovieDetailModuleOutput) throws {
            try transitionHandler?.openModule(usingSegue: "ShowMovieDetail") {
                (detail: any MovieDetailModuleInput) in
                detail.output = output
                try detail.configure(movie: movie)
            }
        }
    }
}
