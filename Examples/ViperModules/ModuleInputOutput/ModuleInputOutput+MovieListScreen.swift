extension ModuleInputOutput {
    /// Opens modules on behalf of its router.
    final class MovieListScreen: MovieListSegueView, TransitionView {}
}
