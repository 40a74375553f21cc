import MovieCatalog
import Usher

enum SearchScope: Hashable {
    case all
    case watchlist
    /// One of the user's lists, stored without its movies.
    case list(MovieList)

    var title: String {
        switch self {
        case .all: "Movies"
        case .watchlist: "Watchlist"
        case .list(let list): list.name
        }
    }

    var emptiness: String {
        switch self {
        case .all: "The catalog has no movies yet. Type a to add one, i to import a file of them."
        case .watchlist: "Your watchlist is empty. Open a movie and type l to put it on."
        case .list(let list): "There is no movie here. On another page, type put, a movie and \(list.name)."
        }
    }

    /// The search for what the last import added or changed.
    static let imported = "imported:yes"

    /// The list that the user can reorder, or nil for all movies.
    var list: MovieList? {
        switch self {
        case .all: nil
        case .watchlist: .watchlist
        case .list(let list): list
        }
    }

    func narrowed(by search: MovieSearch) throws(InvalidValue) -> MovieSearch {
        guard let list else { return search }
        return try search.within(list.condition)
    }

    /// Removes the scope's own condition from a search.
    func widened(_ search: MovieSearch) throws(InvalidValue) -> MovieSearch {
        guard let list, search.text.hasSuffix(list.condition) else { return search }
        return try MovieSearch(search.text.dropLast(list.condition.count))
    }
}

// Names of searches in paths: /movies, /movies:kurosawa, /list:noir:kurosawa
extension SearchScope {
    func routeName(of search: MovieSearch) -> String {
        let name =
            switch self {
            case .all: AppSection.movies.rawValue
            case .watchlist: AppSection.watchlist.rawValue
            case .list(let list): "list:\(list.key)"
            }
        return search.isEmpty ? name : "\(name):\(search.text)"
    }

    /// Returns the scope and search that a name in a path means, or nil if it means something else.
    static func list(named name: String, in catalog: Catalog) throws -> (Self, MovieSearch)? {
        var parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let scope: Self
        switch AppSection(rawValue: String(parts.removeFirst())) {
        case .movies: scope = .all
        case .watchlist: scope = .watchlist
        default:
            guard name.hasPrefix("list:") else { return nil }
            parts = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(parts.removeFirst())
            // A list without a name stores the watchlist's manual order.
            guard let list = try catalog.list(named: key), !list.name.isEmpty else {
                throw Refusal("there is no list “\(key)”")
            }
            scope = .list(list.head)
        }
        return (scope, try MovieSearch(parts.first ?? "", today: catalog.today()))
    }
}
