extension ProtocolsAndPromise {
    /// Opens modules for its router.
    final class FilmListScreen: FilmListSegueView, TransitionView {}
}
