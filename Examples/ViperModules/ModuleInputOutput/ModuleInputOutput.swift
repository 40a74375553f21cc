import Usher
import UsherStoryboards

/// The fifth form, the one that stayed: a module is entered by its input and answers by its output.
enum ModuleInputOutput {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Films")
        storyboard.scene("FilmList") { filmList(storyboard: $0, navigator: navigator) }
        storyboard.scene("FilmDetail") { _ in
            let presenter = FilmDetailPresenter()
            let view = FilmDetailScreen(presenter: presenter)
            presenter.view = view
            return view
        }
        storyboard.connect("ShowDetail", to: "FilmDetail")
        return storyboard
    }

    static func filmList(storyboard: Storyboard, navigator: Navigator) -> FilmListScreen {
        let router = FilmListRouter()
        let presenter = FilmListPresenter(interactor: FilmListInteractor(), router: router)
        let view = FilmListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
        presenter.view = view
        router.transitionHandler = view
        return view
    }
}
