/// A list made by the user: ordered movies with notes, or a saved search.
package struct MovieList: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The id may be of a deleted movie, which keeps its place in case the deletion is undone.
        package internal(set) var movie: Movie.ID
        package internal(set) var note: String?
    }

    /// Empty for the watchlist, which is stored as a list only to keep its order.
    package internal(set) var name: String
    package internal(set) var description: String?
    package internal(set) var search: String?
    package internal(set) var entries: [Entry] = []

    package static let watchlist = MovieList(name: "")

    package var head: MovieList {
        var head = self
        head.entries = []
        return head
    }

    /// The name in a form for comparison. No two lists have the same key.
    package var key: String { LabelKind.key(of: name) }

    package var condition: String { search ?? (name.isEmpty ? "watchlist:yes" : "list:\"\(key)\"") }
}

package enum ListChange: Hashable, Sendable {
    case put([Movie.ID])
    case take([Movie.ID])
    /// Moves movies to an index. If an order is given, the list is sorted that way first.
    case move([Movie.ID], to: Int, in: [Movie.ID]?)
    /// Sets the movies' note on the list. An empty string removes the note.
    case remark([Movie.ID], String)
    case rename(String)
    case describe(String)
    case keep(search: String)
    case delete
}

extension MovieList {
    mutating func apply(_ change: ListChange) {
        switch change {
        case .put(let movies):
            let known = Set(entries.map(\.movie))
            entries += movies.filter { !known.contains($0) }.map { Entry(movie: $0) }
        case .take(let movies):
            let isTaken = Set(movies)
            entries.removeAll { isTaken.contains($0.movie) }
        case .move(let movies, let place, let order):
            if let order { arrange(order) }
            let isMoved = Set(movies)
            let moved = movies.compactMap { id in entries.first { $0.movie == id } }
            entries.removeAll { isMoved.contains($0.movie) }
            entries.insert(contentsOf: moved, at: min(max(place, 0), entries.count))
        case .remark(let movies, let note):
            let isNoted = Set(movies)
            for index in entries.indices where isNoted.contains(entries[index].movie) {
                entries[index].note = note.isEmpty ? nil : note
            }
        case .rename(let name): self.name = name
        case .describe(let text): description = text.isEmpty ? nil : text
        case .keep(let search): self.search = search
        case .delete: break
        }
    }

    mutating func replace(_ movie: Movie.ID, with other: Movie.ID) {
        if entries.contains(where: { $0.movie == other }) { return apply(.take([movie])) }
        for index in entries.indices where entries[index].movie == movie { entries[index].movie = other }
    }

    private mutating func arrange(_ order: [Movie.ID]) {
        let notes = Dictionary(entries.map { ($0.movie, $0.note) }) { first, _ in first }
        let first = Set(order)
        entries =
            order.map { Entry(movie: $0, note: notes[$0] ?? nil) }
            + entries.filter { !first.contains($0.movie) }
    }
}

// A list as JSON for undo steps: first its own data, then its movies, with their ids as places.
extension MovieList {
    var json: [UInt8] {
        let head = ListPlace(list: name, description: description, note: search)
        let movies = entries.map { ListPlace(place: $0.movie.number, note: $0.note) }
        return Array(ListPlace.json([head] + movies).utf8)
    }

    init?(json: [UInt8]) {
        guard var places = try? ListPlace.places(json: json), !places.isEmpty else { return nil }
        let head = places.removeFirst()
        self.init(name: head.list, description: head.description, search: head.note)
        entries = places.map { Entry(movie: Movie.ID($0.place), note: $0.note) }
    }
}
