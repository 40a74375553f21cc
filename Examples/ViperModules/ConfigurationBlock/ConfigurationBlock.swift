import Usher
import UsherStoryboards

/// The third form: the router configures the next module's view in a block that the view runs.
enum ConfigurationBlock {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Films")
        storyboard.scene("FilmList") { storyboard in
            let router = FilmListRouter()
            let presenter = FilmListPresenter(interactor: FilmListInteractor(), router: router)
            let view = FilmListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.view = view
            return view
        }
        storyboard.scene("FilmDetail") { _ in
            let presenter = FilmDetailPresenter()
            let view = FilmDetailScreen(presenter: presenter)
            presenter.view = view
            return view
        }
        storyboard.connect("ShowDetail", to: "FilmDetail")
        return storyboard
    }
}
