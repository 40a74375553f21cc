/// The data that the router receives for the scene.
protocol MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)? { get }
}

/// Receives the scene's data. Leads to no other scene.
final class MovieDetailRouter: MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)?
}
