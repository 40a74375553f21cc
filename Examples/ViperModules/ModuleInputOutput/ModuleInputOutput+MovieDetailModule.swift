import UsherStoryboards

extension ModuleInputOutput {
    /// What an opener can tell a movie's module.
    protocol MovieDetailModuleInput: ModuleInput {
        var output: (any MovieDetailModuleOutput)? { get set }
        func configure(movie: Movie) throws
    }

    /// What a movie's module tells its opener.
    protocol MovieDetailModuleOutput: ModuleOutput {
        func movieDetailModule(_ module: any MovieDetailModuleInput, didShow movie: Movie)
    }
}
