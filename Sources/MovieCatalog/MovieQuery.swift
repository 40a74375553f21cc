/// Which movies a list shows, and in what order.
public struct MovieQuery: Hashable, Sendable {
    /// What the title contains, letter case and accents aside; empty for all movies.
    public var text = ""
    /// What the list is sorted by.
    public var order = MovieOrder.title
    /// Whether the order is turned round. Titles run from A to Z, years from the oldest, ratings and scores from the
    /// best; movies without the value come last either way.
    public var isReversed = false

    /// Asks for all movies by title.
    public init() {}
}

/// What a list can be sorted by.
public enum MovieOrder: CaseIterable, Hashable, Sendable {
    case title, year, rating, score

    /// The order's name, in a sentence.
    public var name: String {
        switch self {
        case .title: "title"
        case .year: "year"
        case .rating: "your rating"
        case .score: "critics' score"
        }
    }
}
