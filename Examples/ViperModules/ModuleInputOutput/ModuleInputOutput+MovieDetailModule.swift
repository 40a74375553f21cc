import UsherStoryboards

extension ModuleInputOutput {
    /// The way into the module of a movie.
    protocol MovieDetailModuleInput: ModuleInput {
        var output: (any MovieDetailModuleOutput)? { get set }
        func configure(movie: Movie) throws
    }

    /// The output of a movie's module.
    protocol MovieDetailModuleOutput: ModuleOutput {
        func movieDetailModule(_ module: any MovieDetailModuleInput, didShow movie: Movie)
    }
}
