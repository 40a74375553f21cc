import Usher

extension Factories {
    /// Creates the list's module, and passes it the factory of the next module.
    struct MovieListFactory {
        let detailFactory: MovieDetailFactory
        let transition: Transition

        func makeModule() -> any Screen {
            let router = MovieListRouter(detailFactory: detailFactory, transition: transition)
            let presenter = MovieListPresenter(interactor: MovieListInteractor(), router: router)
            let view = MovieListView(output: presenter)
            presenter.view = view
            router.view = view
            return view
        }
    }
}
