extension ConfigurationBlock {
    /// The list's view, which knows no other module.
    final class MovieListScreen: MovieListSegueView, BlockPreparing {}
}
