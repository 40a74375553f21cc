import MovieCatalog

/// A cached value that's invalidated when the search or the catalog changes.
final class CachedValue<Value> {
    let catalog: Catalog
    let search: () -> MovieSearch
    private let make: (MovieSearch) throws -> Value
    private var made: (value: Value, search: MovieSearch, revision: Catalog.Revision)?

    init(
        of search: @escaping () -> MovieSearch = { MovieSearch() }, in catalog: Catalog,
        _ make: @escaping (MovieSearch) throws -> Value
    ) {
        (self.search, self.catalog, self.make) = (search, catalog, make)
    }

    func callAsFunction() throws -> Value {
        let (search, revision) = (search(), try catalog.revision)
        if let made, made.search == search, made.revision == revision { return made.value }
        let value = try make(search)
        made = (value, search, revision)
        return value
    }
}
