extension ProtocolsAndPromise {
    /// The list's page. Opens modules on behalf of its router.
    final class MovieListScreen: MovieListSegueView, TransitionView {}
}
