import MovieCatalog

/// Which movies a list is about.
enum MovieShelf {
    /// All of the catalog.
    case all
    /// Those the person wants to watch.
    case watchlist

    var title: String {
        switch self {
        case .all: "Movies"
        case .watchlist: "Watchlist"
        }
    }

    /// What a list says of itself that has no movies.
    var emptiness: String {
        switch self {
        case .all: "The catalog has no movies."
        case .watchlist: "Nothing is on your watchlist; l on a movie's page puts it there."
        }
    }

    /// What a search finds of these.
    func narrowed(by search: MovieSearch) throws(InvalidValue) -> MovieSearch {
        switch self {
        case .all: search
        case .watchlist: try search.adding("watchlist:yes")
        }
    }
}
