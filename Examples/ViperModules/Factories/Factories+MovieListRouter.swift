import Usher

extension Factories {
    /// Creates the next module with its factory and shows it.
    final class MovieListRouter: MovieListRouterInput {
        weak var view: (any Screen)?
        private let detailFactory: MovieDetailFactory
        private let transition: Transition

        init(detailFactory: MovieDetailFactory, transition: Transition) {
            self.detailFactory = detailFactory
            self.transition = transition
        }

        func openDetail(of movie: Movie) {
            guard let view else { return }
            transition.show(detailFactory.makeModule(of: movie), from: view)
        }
    }
}
