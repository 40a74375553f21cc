import MovieCatalog

/// The person's own data that an import adds, with the movies that get most of it.
public struct ImportGains: Sendable {
    /// How many viewings, ratings, notes and tags come.
    public private(set) var (viewings, ratings, notes, tags) = (0, 0, 0, 0)

    /// The movies with most in them.
    private var richest: [(weight: Int, movie: Movie)] = []

    /// How many movies are shown.
    private static let most = 3

    /// How these movies will stand, a line each: `Heat (1995): rated 8.5; watched 2024-01-05; tags noir`.
    public var lines: [String] { richest.map { Self.line(of: $0.movie) } }

    /// Counts what a movie has beside what it had.
    mutating func add(_ movie: Movie, beside known: Movie?) {
        let hasOwn = movie.isWatched || movie.rating != nil || movie.note != nil || !movie.tags.isEmpty
        if hasOwn { count(movie, beside: known) }
        // Of the titles of the whole world there are many.
        let weight =
            (hasOwn ? Self.weight(of: movie) : 0) + (movie.isOnWatchlist ? 2 : 0)
            + (movie.year == nil ? 0 : 1)
        guard richest.count < Self.most || weight > richest.last?.weight ?? 0 else { return }
        let place = richest.firstIndex { $0.weight < weight } ?? richest.count
        richest.insert((weight, movie), at: place)
        if richest.count > Self.most { richest.removeLast() }
    }

    private mutating func count(_ movie: Movie, beside known: Movie?) {
        func more(_ count: (Movie) -> Int) -> Int { max(0, count(movie) - (known.map(count) ?? 0)) }
        viewings += more { $0.viewings.count }
        notes += more { $0.viewings.count { $0.note != nil } }
        if movie.note != nil, movie.note != known?.note { notes += 1 }
        tags += more { $0.tags.count }
        ratings += more { $0.viewings.count { $0.rating != nil } }
        let isSame = movie.rating == known?.rating && movie.dayRated == known?.dayRated
        if movie.rating != nil, !isSame { ratings += 1 }
    }

    private static func weight(of movie: Movie) -> Int {
        [movie.yourRating != nil, movie.isWatched, movie.note != nil, !movie.tags.isEmpty].count { $0 } * 100
            + min(movie.viewings.count, 20) * 10
    }

    private static func line(of movie: Movie) -> String {
        var parts: [String] = []
        if let director = movie.directors.first { parts.append("by \(harmless(director))") }
        if let rating = movie.rating {
            parts.append("rated \(rating)" + (movie.dayRated.map { " on \($0)" } ?? ""))
        }
        if movie.isWatched {
            let cells = movie.viewings.prefix(3).map { viewing in
                let note = viewing.note.map { ", \(shown(String($0.prefix(30))))" } ?? ""
                return (viewing.date?.description ?? "on an unknown day")
                    + (viewing.isRewatch ? " again" : "")
                    + (viewing.rating.map { " (\($0))" } ?? "") + note
            }
            let others = movie.viewings.count - cells.count
            parts.append(
                "watched \(cells.joined(separator: ", "))" + (others > 0 ? ", \(others) more times" : ""))
        }
        if let entry = movie.watchlist {
            parts.append("on the watchlist" + (entry.day.map { " since \($0)" } ?? ""))
        }
        if !movie.tags.isEmpty {
            parts.append("tags \(movie.tags.map { harmless($0) }.joined(separator: ", "))")
        }
        if let note = movie.note { parts.append("note \(shown(String(note.prefix(40))))") }
        if let id = movie.imdbID { parts.append(harmless(id)) }
        let name = harmless(movie.title) + (movie.year.map { " (\($0))" } ?? "")
        return parts.isEmpty ? name : "\(name): \(parts.joined(separator: "; "))"
    }
}
