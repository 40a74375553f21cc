extension ModuleInputOutput {
    /// Shows a director's films.
    final class DirectorPresenter: DirectorModuleInput, DirectorScreenOutput {
        weak var view: (any DirectorScreenInput)?
        private var name = ""
        private let interactor: any DirectorInteractorInput

        init(interactor: any DirectorInteractorInput) {
            self.interactor = interactor
        }

        func configure(name: String) {
            self.name = name
        }

        func viewIsReady() {
            view?.show(name: name, films: interactor.films(by: name).map(\.title))
        }
    }
}
