extension ViewPrepare {
    /// Has its view perform the segue, with the film as the sender.
    final class FilmListRouter: FilmListRouterInput {
        weak var view: FilmListScreen?

        func openDetail(of film: Film) throws {
            try view?.performSegue(withIdentifier: "ShowDetail", sender: film)
        }
    }
}
