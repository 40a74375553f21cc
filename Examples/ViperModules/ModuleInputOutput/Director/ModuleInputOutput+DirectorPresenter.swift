extension ModuleInputOutput {
    /// Shows a director's films.
    final class DirectorPresenter: DirectorModuleInput, DirectorScreenOutput {
        weak var view: (any DirectorScreenInput)?
        private var name = ""

        func configure(name: String) {
            self.name = name
        }

        func viewIsReady() {
            let films = Film.all.filter { $0.director == name }
            view?.show(name: name, films: films.map(\.title))
        }
    }
}
