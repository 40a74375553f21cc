import MovieCatalog

/// The movies that a list is about.
enum ListScope: String {
    /// All of the catalog.
    case all = "movies"
    /// Those the person wants to watch.
    case watchlist

    var title: String {
        switch self {
        case .all: "Movies"
        case .watchlist: "Watchlist"
        }
    }

    /// The text of a list without movies.
    var emptiness: String {
        switch self {
        case .all: "The catalog has no movies yet; a adds one, i imports a file of them."
        case .watchlist: "Nothing is on your watchlist; to put one there, open it and type l."
        }
    }

    /// The search within the scope.
    func narrowed(by search: MovieSearch) throws(InvalidValue) -> MovieSearch {
        switch self {
        case .all: search
        case .watchlist: try search.adding(Self.onWatchlist)
        }
    }

    /// The search without what the scope adds to it.
    func widened(_ search: MovieSearch) throws(InvalidValue) -> MovieSearch {
        guard self == .watchlist, search.text.hasSuffix(Self.onWatchlist) else { return search }
        return try MovieSearch(search.text.dropLast(Self.onWatchlist.count))
    }

    private static let onWatchlist = "watchlist:yes"
}
