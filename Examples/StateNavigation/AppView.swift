import Usher

/// Renders the state: the list, and on top of it a screen for each element of the path.
struct AppView {
    let store: Store

    func body(navigator: Navigator) -> NavigationStack<Route> {
        let stack = NavigationStack<Route>(
            root: MovieListScreen(store: store), path: store.state.path, navigator: navigator
        ) { route in
            switch route {
            case .detail(let movie): MovieDetailScreen(movie: movie)
            }
        }
        stack.didGoBack = { [store] path in store.send(.goBack(to: path)) }
        store.didChange = { [weak stack] state in stack?.show(state.path) }
        return stack
    }
}
