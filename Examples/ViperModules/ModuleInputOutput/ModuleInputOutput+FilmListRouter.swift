extension ModuleInputOutput {
    /// Opens the film's module, which it configures through its input.
    final class FilmListRouter: FilmListRouterInput {
        weak var transitionHandler: (any TransitionHandler)?

        func openDetail(of film: Film, output: any FilmDetailModuleOutput) throws {
            try transitionHandler?.openModule(usingSegue: "ShowDetail") {
                (detail: any FilmDetailModuleInput) in
                detail.output = output
                try detail.configure(film: film)
            }
        }
    }
}
