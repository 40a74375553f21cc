/// What the scene's router takes for it.
protocol MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)? { get }
}

/// Leads nowhere, and is where the scene's data arrives.
final class MovieDetailRouter: MovieDetailDataPassing {
    var dataStore: (any MovieDetailDataStore)?
}
