package struct MovieQuery: Hashable, Sendable {
    package var search: MovieSearch

    /// If nil, the best matches come first. Without words to match, movies are sorted by title.
    package var order: MovieOrder?

    /// Whether the order is reversed. Missing values still come last.
    package var isReversed: Bool

    package var isRanked: Bool { order == nil && search.ranks }

    /// The list's key if the user's own order of a list sorts the results.
    package var listInOrder: String? { order == .hand ? search.list : nil }

    package init(search: MovieSearch = MovieSearch(), order: MovieOrder? = nil, isReversed: Bool = false) {
        self.search = search
        self.order = order
        self.isReversed = isReversed
    }
}

package enum MovieOrder: String, CaseIterable, Sendable {
    /// From A to Z, ignoring leading articles and accents. Numbers are sorted by value.
    case title
    /// The oldest first.
    case year
    /// The best rated first: by the user, the public or the critics.
    case rating, publicRating = "public", score
    /// The latest day first: of the last viewing, rating, or addition to the catalog or watchlist.
    case watched, rated, added, wanted
    /// The shortest first.
    case runtime
    /// The best known first.
    case renown
    /// As the user arranged the list or watchlist that's searched.
    case hand

    var field: MovieField? { Self.fields[self] }

    private static let fields: [MovieOrder: MovieField] = [
        .year: .year, .rating: .rating, .publicRating: .publicRating, .score: .score, .watched: .viewings,
        .rated: .dayRated, .added: .dayAdded, .wanted: .watchlist, .runtime: .runtime,
    ]
}
