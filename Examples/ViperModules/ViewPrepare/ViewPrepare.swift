import Usher
import UsherStoryboards

/// The article's second form: the view prepares the next module's view.
enum ViewPrepare {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Movies")
        storyboard.scene("MovieList") { storyboard in
            let router = MovieListRouter()
            let presenter = MovieListPresenter(interactor: MovieListInteractor(), router: router)
            let view = MovieListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.view = view
            return view
        }
        storyboard.scene("MovieDetail") { _ in
            let presenter = MovieDetailPresenter()
            let view = MovieDetailScreen(presenter: presenter)
            presenter.view = view
            return view
        }
        storyboard.connect("ShowMovieDetail", to: "MovieDetail")
        return storyboard
    }
}
