import Usher
import UsherStoryboards

/// Shows the storyboard's first scene, and then has no part in what follows; every screen belongs to it.
final class AppDelegate: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        var storyboard = Storyboard("Main")
        storyboard.scene("MovieDetail") { _ in MovieDetailScreen() }
        storyboard.connect("ShowMovieDetail", to: "MovieDetail")
        let list = MovieListScreen(movies: Movie.all, storyboard: storyboard, navigator: navigator)
        navigator.push(list, for: self)
    }
}
