package struct CatalogChange: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case added, deleted, deletedAll, imported, completed, merged
        case edited([MovieField])
        case notedViewing, changedViewing, removedViewing
        case putOnWatchlist, takenOffWatchlist, tagged
        /// Names a list instead of movies. The name of the watchlist is empty.
        case changedList, deletedList
        case unknown
        /// A change that a catalog of format 4 kept as words.
        case described(String)
    }

    package let action: Action
    /// The titles of the named movies: none, one, or two that were merged.
    package let titles: [String]
    package let count: Int?

    package init(_ action: Action, titles: [String] = [], count: Int? = nil) {
        (self.action, self.titles, self.count) = (action, titles, count)
    }
}
