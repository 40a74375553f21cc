import Usher
import UsherStoryboards

/// Builds the storyboard and shows its first scene. Owns every screen.
final class AppDelegate: Coordinator {
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(navigator: Navigator) {
        var storyboard = Storyboard("Main")
        storyboard.scene("MovieList") {
            MovieListScreen(movies: Movie.all, storyboard: $0, navigator: navigator)
        }
        storyboard.scene("MovieDetail") { _ in MovieDetailScreen() }
        storyboard.connect("ShowMovieDetail", to: "MovieDetail")
        self.storyboard = storyboard
        self.navigator = navigator
    }

    func start() {
        guard let list = try? storyboard.makeScreen("MovieList") else {
            fatalError("The storyboard has no list to begin with")
        }
        navigator.push(list, for: self)
    }
}
