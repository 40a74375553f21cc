extension ConfigurationBlock {
    /// No longer knows any other module.
    final class MovieListScreen: MovieListSegueView, BlockPreparing {}
}
