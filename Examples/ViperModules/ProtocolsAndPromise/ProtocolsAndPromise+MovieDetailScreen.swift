extension ProtocolsAndPromise {
    /// A movie's page. Exposes its presenter for configuration.
    final class MovieDetailScreen: MovieDetailView, ModuleConfigurableHolder {
        let moduleConfigurable: any ModuleConfigurable

        init(presenter: MovieDetailPresenter) {
            moduleConfigurable = presenter
            super.init(output: presenter)
        }
    }
}

extension MovieDetailPresenter: ProtocolsAndPromise.MovieConfigurable {
    func configure(with movie: Movie) {
        self.movie = movie
    }
}
