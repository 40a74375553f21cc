package import MovieCatalog

extension HistoryStep {
    package var name: String { change.words }
}

extension CatalogChange {
    var words: String {
        let movies = count.map { counted($0, "movie") } ?? titles.map { "“\($0)”" }.joined(separator: " and ")
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

extension CatalogProgress {
    var actionName: String {
        switch action {
        case .reading: "Read"
        case .comparing: "Compared"
        case .importing: "Imported"
        case .completing: "Completed"
        case .exporting: "Exported"
        case .undoing: "Undone"
        case .redoing: "Redone"
        }
    }

    var unitName: String {
        switch unit {
        case .movies: "movies"
        case .kilobytes: "KB"
        }
    }
}
