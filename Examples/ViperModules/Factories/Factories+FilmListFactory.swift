import Usher

extension Factories {
    /// Makes the module of the list, and hands it the factory of the module that it leads to.
    struct FilmListFactory {
        let detailFactory: FilmDetailFactory
        let transition: Transition

        func makeModule() -> any Screen {
            let router = FilmListRouter(detailFactory: detailFactory, transition: transition)
            let presenter = FilmListPresenter(interactor: FilmListInteractor(), router: router)
            let view = FilmListView(output: presenter)
            presenter.view = view
            router.view = view
            return view
        }
    }
}
