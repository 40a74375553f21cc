import UsherStoryboards

extension ViewPrepare {
    /// Sets the film on the next module's view: a view that knows another module's insides.
    final class FilmListScreen: FilmListSegueView, SeguePreparing {
        func prepare(for segue: Segue, sender: Any?) throws {
            let detail = try segue.destination(as: FilmDetailScreen.self)
            detail.film = sender as? Film
        }
    }
}
