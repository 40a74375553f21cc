import UsherStoryboards

extension ModuleInputOutput {
    /// The input of a movie's module.
    protocol MovieDetailModuleInput: ModuleInput {
        var output: (any MovieDetailModuleOutput)? { get set }
        func configure(movie: Movie) throws
    }

    /// The output of a movie's module.
    protocol MovieDetailModuleOutput: ModuleOutput {
        func movieDetailModule(_ module: any MovieDetailModuleInput, didShow movie: Movie)
    }
}
