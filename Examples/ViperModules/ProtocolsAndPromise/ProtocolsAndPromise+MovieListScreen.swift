extension ProtocolsAndPromise {
    /// Opens modules for its router.
    final class MovieListScreen: MovieListSegueView, TransitionView {}
}
