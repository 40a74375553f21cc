/// What the scene's router takes for it.
protocol DetailDataPassing: AnyObject {
    var dataStore: any DetailDataStore { get set }
}

/// Leads nowhere; it is where the scene's data arrives.
final class DetailRouter: DetailDataPassing {
    var dataStore: any DetailDataStore

    init(dataStore: any DetailDataStore) {
        self.dataStore = dataStore
    }
}
