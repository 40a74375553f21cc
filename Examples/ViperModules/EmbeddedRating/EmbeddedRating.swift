import Usher
import UsherStoryboards

/// What the fifth form has beyond the pages of films: a module embedded in another, from another storyboard.
enum EmbeddedRating {
    static func storyboard(navigator: Navigator) -> Storyboard {
        let interactor = RatingInteractor()
        var storyboard = Storyboard("Films", references: [ratings()])
        storyboard.scene("FilmList") { ModuleInputOutput.filmList(storyboard: $0, navigator: navigator) }
        storyboard.scene("FilmDetail") { storyboard in
            let router = RatedFilmRouter()
            let presenter = RatedFilmPresenter(interactor: interactor, router: router)
            let view = RatedFilmScreen(presenter: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.transitionHandler = view
            return view
        }
        storyboard.connect("ShowDetail", to: "FilmDetail")
        storyboard.connect("EmbedRating", to: "Ratings@Rating", as: .embed)
        storyboard.connect("ShowRating", to: "Ratings@Rating")
        return storyboard
    }

    private static func ratings() -> Storyboard {
        var storyboard = Storyboard("Ratings")
        storyboard.scene("Rating") { _ in
            let presenter = RatingPresenter()
            let view = RatingScreen(output: presenter, moduleInput: presenter)
            presenter.view = view
            return view
        }
        return storyboard
    }
}
