import Usher
import UsherStoryboards

/// The fifth form, the one that stayed: a module is entered by its input and answers by its output.
enum ModuleInputOutput {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Films", references: [people()])
        storyboard.scene("FilmList") { storyboard in
            let router = FilmListRouter()
            let presenter = FilmListPresenter(interactor: FilmListInteractor(), router: router)
            let view = FilmListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.transitionHandler = view
            return view
        }
        storyboard.scene("FilmDetail") { storyboard in
            let router = FilmDetailRouter()
            let presenter = FilmDetailPresenter(router: router)
            let view = FilmDetailScreen(
                output: presenter, moduleInput: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.transitionHandler = view
            return view
        }
        storyboard.scene("Rating") { _ in
            let presenter = RatingPresenter(interactor: RatingInteractor())
            let view = RatingScreen(output: presenter, moduleInput: presenter)
            presenter.view = view
            return view
        }
        storyboard.connect("ShowDetail", to: "FilmDetail")
        storyboard.connect("EmbedRating", to: "Rating", as: .embed)
        storyboard.connect("ShowDirector", to: "People@Director")
        storyboard.connect("ShowStudio", to: "Studios@Studio")
        return storyboard
    }

    private static func people() -> Storyboard {
        var storyboard = Storyboard("People")
        storyboard.scene("Director") { _ in
            let presenter = DirectorPresenter(interactor: DirectorInteractor())
            let view = DirectorScreen(output: presenter, moduleInput: presenter)
            presenter.view = view
            return view
        }
        return storyboard
    }
}
