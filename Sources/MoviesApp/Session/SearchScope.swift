import MovieCatalog
import Usher

/// All movies, or only those of a list.
struct SearchScope: Hashable {
    /// One of the user's own lists or the watchlist, stored without its movies.
    let list: MovieList?

    static let (all, watchlist) = (SearchScope(list: nil), SearchScope(list: .watchlist))

    var title: String { list.map { $0.own?.name ?? "Watchlist" } ?? "Movies" }

    var emptiness: String {
        guard let list else {
            return "The catalog has no movies yet. Type a to add one, i to import a file of them."
        }
        return list.own.map { "There is no movie here. On another page, type put, a movie and \($0.name)." }
            ?? "Your watchlist is empty. Open a movie and type l to put it on."
    }

    /// The search for what the last import added or changed.
    static let imported = "imported:yes"

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
        let section = list == nil ? AppSection.movies : .watchlist
        let name = list?.own.map { "list:\($0.key)" } ?? section.rawValue
        return search.isEmpty ? name : "\(name):\(search.text)"
    }

    /// Returns the scope and search that a name in a path means, or nil if it means something else.
    static func list(named name: String, in catalog: Catalog) throws -> (Self, MovieSearch)? {
        let isOwn = name.hasPrefix("list:")
        let parts = name.split(separator: ":", maxSplits: isOwn ? 2 : 1, omittingEmptySubsequences: false)
        let scope: Self
        switch AppSection(rawValue: String(parts[0])) {
        case .movies: scope = .all
        case .watchlist: scope = .watchlist
        default:
            guard isOwn else { return nil }
            let key = String(parts[1])
            guard let list = try catalog.list(named: key)?.own else {
                throw Refusal("there is no list “\(key)”")
            }
            scope = SearchScope(list: list.head)
        }
        return (scope, try MovieSearch(parts.dropFirst(isOwn ? 2 : 1).first ?? "", today: catalog.today()))
    }
}

extension MovieList {
    /// The list, or nil if it's the watchlist, which has no name.
    var own: MovieList? { name.isEmpty ? nil : self }

    var place: String { own.map { "the list “\($0.name)”" } ?? "your watchlist" }
}
