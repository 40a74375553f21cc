package struct CatalogChange: Hashable, Sendable, CustomStringConvertible {
    package enum Action: Hashable, Sendable {
        case added, deleted, deletedAll, imported, completed, merged
        case edited([MovieField])
        case notedViewing, changedViewing, removedViewing
        case putOnWatchlist, takenOffWatchlist, tagged
        /// The title of these changes is a list's name, which is empty for the watchlist.
        case changedList, deletedList
        case unknown
        /// A change that an earlier format of the catalog stored as text.
        case described(String)
    }

    package let action: Action
    package let titles: [String]
    package let count: Int?

    package init(_ action: Action, titles: [String] = [], count: Int? = nil) {
        (self.action, self.titles, self.count) = (action, titles, count)
    }

    package init(_ action: Action, of count: Int, _ title: String) {
        self = count == 1 ? Self(action, titles: [title]) : Self(action, count: count)
    }

    package var description: String {
        let movies =
            count.map { counted($0, "movie") }
            ?? titles.map { "“\($0.shortened)”" }.joined(separator: " and ")
        return switch action {
        case .added: "adding \(movies)"
        case .deleted: "deleting \(movies)"
        case .deletedAll: "removing all movies"
        case .imported: "importing \(movies)"
        case .completed: "completing \(movies)"
        case .merged: "merging \(movies)"
        case .edited(let fields): "changing \(names(of: fields)) of \(movies)"
        case .notedViewing: "noting a viewing of \(movies)"
        case .changedViewing: "changing a viewing of \(movies)"
        case .removedViewing: "removing a viewing of \(movies)"
        case .putOnWatchlist: "putting \(movies) on the watchlist"
        case .takenOffWatchlist: "taking \(movies) off the watchlist"
        case .tagged: "tagging \(movies)"
        case .changedList where titles == [""]: "moving movies on the watchlist"
        case .changedList: "changing the list \(movies)"
        case .deletedList: "deleting the list \(movies)"
        case .unknown: "an unknown change"
        case .described(let words): words
        }
    }

    private func names(of fields: [MovieField]) -> String {
        guard fields.count < 3 else { return "\(fields.count) fields" }
        return fields.map { ($0 == .rating ? "" : "the ") + $0.name.lowercased() }.joined(separator: " and ")
    }
}

package struct UndoStep: Hashable, Sendable {
    let id: Int
    package let change: CatalogChange
    package let movies: Int
    package let name: String

    init(id: Int, change: CatalogChange, movies: Int) {
        (self.id, self.change, self.movies, name) = (id, change, movies, change.description)
    }
}

package struct CatalogProgress: Sendable {
    package enum Activity: String, Sendable {
        case reading = "Read"
        case comparing = "Compared"
        case importing = "Imported"
        case completing = "Completed"
        case exporting = "Exported"
        case undoing = "Undone"
        case redoing = "Redone"
    }

    package enum Unit: String, Sendable {
        case movies
        case kilobytes = "KB"
    }

    package let action: Activity
    package var count: Int
    package var total: Int?
    package let unit: Unit

    package init(_ action: Activity, count: Int = 0, total: Int? = nil, unit: Unit = .movies) {
        (self.action, self.count, self.total, self.unit) = (action, count, total, unit)
    }
}
