import UsherStoryboards

extension ViewPrepare {
    /// Sets the movie on the next view, so this view knows another module's internals.
    final class MovieListScreen: MovieListSegueView, SeguePreparing {
        func prepare(for segue: Segue, sender: Any?) throws {
            let detail = try segue.destination(as: MovieDetailScreen.self)
            detail.movie = sender as? Movie
        }
    }
}
