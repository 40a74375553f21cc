extension ConfigurationBlock {
    /// Knows no other module any more.
    final class FilmListScreen: FilmListSegueView, BlockPreparing {}
}
