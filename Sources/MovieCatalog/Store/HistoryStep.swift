/// A change that can be undone, or redone.
package struct HistoryStep: Hashable, Sendable {
    let id: Int

    package let change: CatalogChange

    package let movies: Int
}
