import Usher
import UsherStoryboards

/// The article's fourth form: a router configures a module through a promise and protocols.
enum ProtocolsAndPromise {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Movies")
        storyboard.scene("MovieList") { storyboard in
            let router = MovieListRouter()
            let presenter = MovieListPresenter(interactor: MovieListInteractor(), router: router)
            let view = MovieListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
            presenter.view = view
            router.transitionHandler = view
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
