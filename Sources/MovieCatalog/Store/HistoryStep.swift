package struct HistoryStep: Hashable, Sendable {
    let id: Int

    package let change: CatalogChange

    package let movies: Int
}
