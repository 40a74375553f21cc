/// The data that the router receives for the scene.
protocol MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)? { get }
}

/// Receives the scene's data. There are no routes out.
final class MovieDetailRouter: MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)?
}
