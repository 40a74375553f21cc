import UsherStoryboards

extension ViewPrepare {
    /// Sets the film on the next module's view: a view that knows another module's insides.
    final class FilmListScreen: FilmListView, SeguePreparing {
        func prepare(for segue: Segue, sender: Any?) {
            if segue.identifier == "ShowDetail", let detail = segue.destination as? FilmDetailScreen {
                detail.film = sender as? Film
            }
        }
    }
}
