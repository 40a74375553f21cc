/// A search for movies, and their order.
package struct MovieQuery: Hashable, Sendable {
    package var search: MovieSearch

    /// `nil` for the best match first if there are words to find, or else by title.
    package var order: MovieOrder?

    /// Movies without the value come last either way. Equal values are sorted by title and year.
    package var isReversed: Bool

    package var isRanked: Bool { order == nil && search.ranks }

    /// The key of the list whose order the movies have.
    package var listInOrder: String? { order == .hand ? search.list : nil }

    package init(search: MovieSearch = MovieSearch(), order: MovieOrder? = nil, isReversed: Bool = false) {
        self.search = search
        self.order = order
        self.isReversed = isReversed
    }
}

package enum MovieOrder: String, CaseIterable, Sendable {
    /// From A to Z, ignoring leading articles and accents; numbers by their value.
    case title
    /// The oldest first.
    case year
    /// The best rated first: by the user, the public or the critics.
    case rating, publicRating = "public", score
    /// The latest day first: of the last viewing, of the user's rating, or when it was added to the
    /// catalog or to the watchlist.
    case watched, rated, added, wanted
    /// The shortest first.
    case runtime
    /// The best known first.
    case renown
    /// As the user ordered the list or the watchlist that is searched.
    case hand

    /// The field that movies are sorted by, if any.
    var field: MovieField? { Self.fields[self] }

    private static let fields: [MovieOrder: MovieField] = [
        .year: .year, .rating: .rating, .publicRating: .publicRating, .score: .score, .watched: .viewings,
        .rated: .dayRated, .added: .dayAdded, .wanted: .watchlist, .runtime: .runtime,
    ]
}
