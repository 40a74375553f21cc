import UsherStoryboards

extension ModuleInputOutput {
    /// The way into the module of a film.
    protocol FilmDetailModuleInput: ModuleInput {
        var output: (any FilmDetailModuleOutput)? { get set }
        func configure(film: Film) throws
    }

    /// What the module of a film brings back.
    protocol FilmDetailModuleOutput: ModuleOutput {
        func filmDetailModule(_ module: any FilmDetailModuleInput, didShow film: Film)
    }
}
