import UsherStoryboards

extension ModuleInputOutput {
    /// Exposes its presenter as the module's input.
    class MovieDetailScreen: MovieDetailView, ModuleScreen {
        let moduleInput: any ModuleInput

        init(presenter: MovieDetailPresenter) {
            moduleInput = presenter
            super.init(output: presenter)
        }
    }
}
