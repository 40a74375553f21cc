import Usher

extension Factories {
    /// Has the next module made by its factory, and shows it.
    final class FilmListRouter: FilmListRouterInput {
        weak var view: (any Screen)?
        private let detailFactory: FilmDetailFactory
        private let transition: Transition

        init(detailFactory: FilmDetailFactory, transition: Transition) {
            self.detailFactory = detailFactory
            self.transition = transition
        }

        func openDetail(of film: Film) {
            guard let view else { return }
            transition.show(detailFactory.makeModule(of: film), from: view)
        }
    }
}
