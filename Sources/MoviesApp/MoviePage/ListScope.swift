import MovieCatalog

/// The movies that a list is about.
enum ListScope: String, CaseIterable {
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
        case .all: "The catalog has no movies yet. Type a to add one, i to import a file of them."
        case .watchlist: "Your watchlist is empty. Open a movie and type l to put it on."
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

// The name of what is found, in a path: /movies, /movies:kurosawa
extension ListScope {
    func routeName(of search: MovieSearch) -> String {
        search.isEmpty ? rawValue : "\(rawValue):\(search.text)"
    }

    /// Reads the name of a list in a path; `nil` where it is none.
    static func list(named name: String, today: Day) throws(InvalidValue) -> (Self, MovieSearch)? {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let scope = Self(rawValue: String(parts[0])) else { return nil }
        return (scope, try MovieSearch(parts.dropFirst().first ?? "", today: today))
    }
}
