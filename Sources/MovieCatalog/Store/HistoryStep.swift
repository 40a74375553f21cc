/// A change that can be undone, or redone.
public struct HistoryStep: Hashable, Sendable {
    let id: Int

    /// The change that was made.
    public let change: CatalogChange

    /// The number of movies that it touched.
    public let movies: Int
}
