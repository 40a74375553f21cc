import Usher

extension ConfigurationBlock {
    /// Has its view perform the segue, with a block that sets the film on the next module's view.
    final class FilmListRouter: FilmListRouterInput {
        weak var view: FilmListScreen?

        func openDetail(of film: Film) throws {
            let block: Block = { destination in
                guard let detail = destination as? FilmDetailScreen else {
                    throw Refusal("\(type(of: destination)) takes no film.")
                }
                detail.film = film
            }
            try view?.performSegue(withIdentifier: "ShowDetail", sender: block)
        }
    }
}
