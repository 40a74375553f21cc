import Usher
import UsherStoryboards

/// The article's third form: the router's view runs a block that configures the next view.
enum ConfigurationBlock {
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
