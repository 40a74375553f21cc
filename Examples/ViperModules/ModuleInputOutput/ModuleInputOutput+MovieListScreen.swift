extension ModuleInputOutput {
    /// Opens modules for its router.
    final class MovieListScreen: MovieListSegueView, TransitionView {}
}
