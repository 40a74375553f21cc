// In the table of steps, `name` is a description if `action` is NULL, and the titles otherwise.
extension CatalogChange {
    private static let separator: Character = "\u{1F}"
    private static let actions: [(name: String, action: Action)] = [
        ("added", .added), ("deleted", .deleted), ("deleted_all", .deletedAll), ("imported", .imported),
        ("completed", .completed), ("merged", .merged), ("noted_viewing", .notedViewing),
        ("changed_viewing", .changedViewing),
        ("removed_viewing", .removedViewing), ("put_on_watchlist", .putOnWatchlist),
        ("taken_off_watchlist", .takenOffWatchlist), ("tagged", .tagged),
        ("changed_list", .changedList), ("deleted_list", .deletedList), ("unknown", .unknown),
    ]
    private static let edited = "edited "

    var columns: [SQLValue?] {
        let names = titles.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}")
        let count = count.map { SQLValue.integer($0) }
        switch action {
        case .described(let words): return [nil, .text(words), count]
        case .edited(let fields):
            return [.text(Self.edited + fields.map(\.key).joined(separator: " ")), .text(names), count]
        default:
            return [.text(Self.actions.first { $0.action == action }?.name ?? ""), .text(names), count]
        }
    }

    init?(action: String?, name: String, count: Int?) {
        guard let action else {
            self.init(.described(name))
            return
        }
        let isNamed = count == nil && action != "deleted_all"
        let titles =
            isNamed
            ? name.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init) : []
        if let known = Self.actions.first(where: { $0.name == action })?.action {
            self.init(known, titles: titles, count: count)
        } else if action.hasPrefix(Self.edited) {
            let names = action.dropFirst(Self.edited.count).split(separator: " ")
            let fields = names.compactMap { MovieField(key: String($0)) }
            guard fields.count == names.count else { return nil }
            self.init(.edited(fields), titles: titles, count: count)
        } else {
            return nil
        }
    }
}
