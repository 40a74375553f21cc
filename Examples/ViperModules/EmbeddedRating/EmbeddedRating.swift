import Usher
import UsherStoryboards

/// A variant of the article's fifth form, in which a page embeds another storyboard's module.
enum EmbeddedRating {
    static func storyboard(navigator: Navigator) -> Storyboard {
        let interactor = RatingInteractor()
        var storyboard = Storyboard("Movies", references: [ratings()])
        storyboard.scene("MovieList") { ModuleInputOutput.movieList(storyboard: $0, navigator: navigator) }
        storyboard.scene("MovieDetail") { storyboard in
            let router = RatedMovieRouter()
            let presenter = RatedMoviePresenter(interactor: interactor, router: router)
            let view = RatedMovieScreen(presenter: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.transitionHandler = view
            return view
        }
        storyboard.connect("ShowMovieDetail", to: "MovieDetail")
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
