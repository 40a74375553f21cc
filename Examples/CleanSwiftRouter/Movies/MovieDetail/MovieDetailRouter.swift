/// The scene's data, for the previous scene's router to set.
protocol MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)? { get }
}

/// Exposes the scene's data. Opens no other scene.
final class MovieDetailRouter: MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)?
}
