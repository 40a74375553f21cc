import UsherStoryboards

extension ModuleInputOutput {
    /// The way into the module of a movie.
    protocol MovieDetailModuleInput: ModuleInput {
        var output: (any MovieDetailModuleOutput)? { get set }
        func configure(movie: Movie) throws
    }

    /// What the module of a movie brings back.
    protocol MovieDetailModuleOutput: ModuleOutput {
        func movieDetailModule(_ module: any MovieDetailModuleInput, didShow movie: Movie)
    }
}
