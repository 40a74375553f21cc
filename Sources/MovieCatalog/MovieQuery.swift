/// Which films are asked for, and in what order.
public struct MovieQuery: Hashable, Sendable {
    /// What the title contains, letter case and accents aside; empty for all films.
    public var text: String

    /// What the films are sorted by.
    public var order: MovieOrder

    /// Whether the order is turned round.
    ///
    /// Unturned, titles run from A to Z, years from the oldest, ratings and scores from the best. Films without the
    /// value come last either way, and equal values are in the order of title, year and id either way.
    public var isReversed: Bool

    /// Asks for the films whose title contains a text, all by default, in an order, by title by default.
    public init(text: String = "", order: MovieOrder = .title, isReversed: Bool = false) {
        self.text = text
        self.order = order
        self.isReversed = isReversed
    }
}

/// What films can be sorted by.
public enum MovieOrder: CaseIterable, Sendable {
    /// By title, as a person files it: a leading article and accents aside, digits by their value.
    case title
    /// By the year of release, the oldest first.
    case year
    /// By the person's own rating, the best first.
    case rating
    /// By the critics' score, the best first.
    case score

    /// The order's name, fit to stand inside a sentence.
    public var name: String {
        switch self {
        case .title: "title"
        case .year: "year"
        case .rating: "your rating"
        case .score: "critics' score"
        }
    }
}
