package import MovieCatalog
import MovieImport

extension MovieLine.Verb {
    /// A line that does it.
    var example: String {
        switch self {
        case .add: "add Heat (1995)"
        case .seen: "seen 3 yesterday 8"
        case .rate: "rate 3 8"
        case .watch: "watch 1-4"
        case .unwatch: "unwatch 3"
        case .tag: "tag 1,3 noirvember"
        case .untag: "untag 3 noirvember"
        case .note: "note 3 Great."
        case .delete: "delete 3"
        case .open: "open heat"
        }
    }
}

extension MovieOrder {
    /// The order that a person calls so.
    package init?(typed name: String) {
        let name = name.lowercased()
        let order = Self.allCases.first { [$0.name, $0.rawValue].contains(name) }
        let others: [String: Self] = [
            "my rating": .rating, "seen": .watched, "day": .watched, "date": .watched,
        ]
        guard let order = order ?? others[name] else { return nil }
        self = order
    }
}
