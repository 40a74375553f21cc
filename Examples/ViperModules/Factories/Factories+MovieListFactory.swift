import Usher

extension Factories {
    /// Makes the module of the list, and hands it the factory of the module that it leads to.
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
