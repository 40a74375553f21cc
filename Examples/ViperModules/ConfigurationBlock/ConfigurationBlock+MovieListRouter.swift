import Usher

extension ConfigurationBlock {
    /// Asks its view to perform the segue, with a block that sets the movie on the next view.
    final class MovieListRouter: MovieListRouterInput {
        weak var view: MovieListScreen?

        func openDetail(of movie: Movie) throws {
            let block: Block = { destination in
                guard let detail = destination as? MovieDetailScreen else {
                    throw Refusal("\(type(of: destination)) takes no movie.")
                }
                detail.movie = movie
            }
            try view?.performSegue(withIdentifier: "ShowMovieDetail", sender: block)
        }
    }
}
