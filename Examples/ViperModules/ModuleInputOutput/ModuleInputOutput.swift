import Usher
import UsherStoryboards

/// The article's fifth form: calls enter a module through its input and leave through its output.
enum ModuleInputOutput {
    static func storyboard(navigator: Navigator) -> Storyboard {
        var storyboard = Storyboard("Movies")
        storyboard.scene("MovieList") { movieList(storyboard: $0, navigator: navigator) }
        storyboard.scene("MovieDetail") { _ in
            let presenter = MovieDetailPresenter()
            let view = MovieDetailScreen(presenter: presenter)
            presenter.view = view
            return view
        }
        storyboard.connect("ShowMovieDetail", to: "MovieDetail")
        return storyboard
    }

    static func movieList(storyboard: Storyboard, navigator: Navigator) -> MovieListScreen {
        let router = MovieListRouter()
        let presenter = MovieListPresenter(interactor: MovieListInteractor(), router: router)
        let view = MovieListScreen(output: presenter, storyboard: storyboard, navigator: navigator)
        presenter.view = view
        router.transitionHandler = view
        return view
    }
}
