extension ProtocolsAndPromise {
    /// Gives out its presenter to be configured.
    final class FilmDetailScreen: FilmDetailView, ModuleConfigurableHolder {
        let moduleConfigurable: any ModuleConfigurable

        init(presenter: FilmDetailPresenter) {
            moduleConfigurable = presenter
            super.init(output: presenter)
        }
    }
}

extension FilmDetailPresenter: ProtocolsAndPromise.FilmConfigurable {
    func configure(with film: Film) {
        self.film = film
    }
}
