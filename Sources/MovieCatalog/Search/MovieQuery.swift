/// A search for movies, and their order.
package struct MovieQuery: Hashable, Sendable {
    package var search: MovieSearch

    /// The order; `nil` for the best match first where words are looked for, else by title.
    package var order: MovieOrder?

    /// Whether the order is turned round.
    ///
    /// Unturned, titles run from A to Z, years from the oldest, lengths from the shortest, ratings and scores from the
    /// best, days from the latest, and equal values are in the order of title and year. Movies without the value come last either way.
    package var isReversed: Bool

    /// Whether movies are sorted by how well they match.
    package var isRanked: Bool { order == nil && search.ranks }

    /// The key of the list in whose order the movies are.
    package var listInOrder: String? { order == .hand ? search.list : nil }

    package init(search: MovieSearch = MovieSearch(), order: MovieOrder? = nil, isReversed: Bool = false) {
        self.search = search
        self.order = order
        self.isReversed = isReversed
    }
}

package enum MovieOrder: String, CaseIterable, Sendable {
    /// By title, as a person files it: a leading article and accents aside, digits by their value.
    case title
    /// By the year of release, the oldest first.
    case year
    /// By the person's own rating, the best first.
    case rating
    /// By the public's rating, the best first.
    case publicRating = "public"
    /// By the critics' score, the best first.
    case score
    /// By the day of the last viewing, the latest first.
    case watched
    /// By the day of the person's rating, the latest first.
    case rated
    /// By the day on which it was added, the latest first.
    case added
    /// By the day on which it was put on the watchlist, the latest first.
    case wanted
    /// By the length, the shortest first.
    case runtime
    /// By how well known it is, the best known first.
    case renown
    /// By hand: as the person has put the movies of the list, or of the watchlist, that the search is of.
    case hand

    /// The field by which movies are sorted, if one is.
    var field: MovieField? {
        switch self {
        case .title, .hand, .renown: nil
        case .year: .year
        case .rating: .rating
        case .publicRating: .publicRating
        case .score: .score
        case .watched: .viewings
        case .rated: .dayRated
        case .added: .dayAdded
        case .wanted: .watchlist
        case .runtime: .runtime
        }
    }
}
