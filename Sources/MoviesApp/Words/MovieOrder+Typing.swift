package import MovieCatalog
import Usher

extension MovieOrder {
    package init?(typed name: String) {
        let name = name.lowercased()
        let order = Self.allCases.first { [$0.name, $0.rawValue].contains(name) }
        let others: [String: Self] = [
            "my rating": .rating, "seen": .watched, "day": .watched, "date": .watched, "since": .wanted,
            "watchlist": .wanted, "known": .renown, "best known": .renown, "popularity": .renown,
        ]
        guard let order = order ?? others[name] else { return nil }
        self = order
    }

    package static func typed(_ name: String) throws -> MovieOrder {
        if let order = MovieOrder(typed: name) { return order }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal("“\(name)” is not an order. Type sort and one of \(names).")
    }
}
