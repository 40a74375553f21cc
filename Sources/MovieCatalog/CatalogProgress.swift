/// How far long work with the catalog is: an import, an export, a large step that is undone.
public struct CatalogProgress: Sendable {
    /// What is being done: `Read`, `Imported`.
    public let action: String
    /// How many are done.
    public internal(set) var count: Int
    /// How many there are in all.
    public internal(set) var total: Int?
    /// What is counted.
    public let unit: String
}
