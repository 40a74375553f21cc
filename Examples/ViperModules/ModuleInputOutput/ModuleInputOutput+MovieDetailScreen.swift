import UsherStoryboards

extension ModuleInputOutput {
    /// A movie's page. Exposes its presenter as the module's input.
    class MovieDetailScreen: MovieDetailView, ModuleScreen {
        let moduleInput: any ModuleInput

        init(presenter: MovieDetailPresenter) {
            moduleInput = presenter
            super.init(output: presenter)
        }
    }
}
