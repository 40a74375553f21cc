/// A change of a catalog, with what it takes to tell it from others.
package struct CatalogChange: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case added, deleted, deletedAll, imported, completed, merged
        case edited([MovieField])
        case notedViewing, changedViewing, removedViewing
        case putOnWatchlist, takenOffWatchlist, tagged
        /// A list of the person's own, which is named instead of movies; the order of the watchlist has no name.
        case changedList, deletedList
        /// A change whose undo step can't be read in full.
        case unknown
        /// A change of which a catalog of format 4 kept words.
        case described(String)
    }

    package let action: Action
    /// The titles of the movies that are named: one, two that were merged, or none.
    package let titles: [String]
    /// The number of movies, where they aren't named.
    package let count: Int?

    package init(_ action: Action, titles: [String] = [], count: Int? = nil) {
        (self.action, self.titles, self.count) = (action, titles, count)
    }
}
