/// How far long work with the catalog is: an import, an export, a large step that is undone.
public struct CatalogProgress: Sendable {
    /// What is being done: `Read`, `Imported`.
    public let action: String
    /// How many are done.
    public package(set) var count: Int
    /// How many there are in all.
    public package(set) var total: Int?
    /// What is counted.
    public let unit: String

    package init(action: String, count: Int, total: Int?, unit: String) {
        (self.action, self.count, self.total, self.unit) = (action, count, total, unit)
    }
}
