import UsherStoryboards

extension ModuleInputOutput {
    /// Gives out its presenter as the module's input.
    class FilmDetailScreen: FilmDetailView, ModuleScreen {
        let moduleInput: any ModuleInput

        init(presenter: FilmDetailPresenter) {
            moduleInput = presenter
            super.init(output: presenter)
        }
    }
}
