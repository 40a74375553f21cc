import Usher

/// The list. Draws the state and sends an action when a movie is picked.
final class MovieListScreen: Screen {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func draw(on page: inout Page) {
        page.title("Movies")
        for movie in store.state.movies {
            page.item("\(movie.title) (\(movie.year))") { [store] in store.send(.select(movie)) }
        }
        if let lastSeen = store.state.lastSeen { page.field("Last seen", lastSeen.title) }
    }
}
