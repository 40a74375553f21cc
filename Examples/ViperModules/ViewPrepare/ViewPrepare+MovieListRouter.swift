extension ViewPrepare {
    /// Asks its view to perform the segue with the movie as the sender.
    final class MovieListRouter: MovieListRouterInput {
        weak var view: MovieListScreen?

        func openDetail(of movie: Movie) throws {
            try view?.performSegue(withIdentifier: "ShowMovieDetail", sender: movie)
        }
    }
}
