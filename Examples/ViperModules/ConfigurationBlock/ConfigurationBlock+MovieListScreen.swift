extension ConfigurationBlock {
    /// Knows no other module any more.
    final class MovieListScreen: MovieListSegueView, BlockPreparing {}
}
