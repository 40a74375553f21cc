import UsherStoryboards

extension ViewPrepare {
    /// Sets the movie on the next module's view: a view that knows another module's insides.
    final class MovieListScreen: MovieListSegueView, SeguePreparing {
        func prepare(for segue: Segue, sender: Any?) throws {
            let detail = try segue.destination(as: MovieDetailScreen.self)
            detail.movie = sender as? Movie
        }
    }
}
