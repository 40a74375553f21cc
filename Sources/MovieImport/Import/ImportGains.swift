import MovieCatalog

package struct ImportGains: Hashable, Sendable {
    package private(set) var (viewings, ratings, notes, tags, onWatchlist) = (0, 0, 0, 0, 0)
    package internal(set) var lists = 0
    private var richest: [WeightedMovie] = []

    private struct WeightedMovie: Hashable, Sendable {
        let weight: Int
        let movie: Movie
    }

    private static let most = 3

    var movies: [Movie] { richest.map(\.movie) }

    mutating func add(_ movie: Movie, beside known: Movie?) {
        if movie.isOnWatchlist, known?.isOnWatchlist != true { onWatchlist += 1 }
        count(movie, beside: known)
        let own = [movie.yourRating != nil, movie.isWatched, movie.note != nil, !movie.tags.isEmpty]
        let weight =
            own.count { $0 } * 100 + movie.viewings.count * 10 + (movie.isOnWatchlist ? 2 : 0)
            + (movie.year == nil ? 0 : 1)
        let place = richest.firstIndex { $0.weight < weight } ?? richest.count
        guard place != Self.most else { return }
        richest.insert(WeightedMovie(weight: weight, movie: movie), at: place)
        if richest.count > Self.most { richest.removeLast() }
    }

    private mutating func count(_ movie: Movie, beside known: Movie?) {
        func more(_ count: (Movie) -> Int) -> Int { max(0, count(movie) - (known.map(count) ?? 0)) }
        viewings += more { $0.viewings.count }
        notes += more { $0.viewings.count { $0.note != nil } }
        if movie.note != nil, movie.note != known?.note { notes += 1 }
        tags += more { $0.tags.count }
        let isSame = movie.yourRating == known?.yourRating && movie.lastRated == known?.lastRated
        if movie.yourRating != nil, !isSame { ratings += 1 }
    }

    /// The movies with the most user data: `Heat (1995): rated 8.5; watched 5 Jan 2024; tags noir`.
    package var lines: [String] { movies.map(Self.line) }

    private static func start(of note: String) -> String {
        shown(note.prefix(80).split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    private static func line(of movie: Movie) -> String {
        let viewings = movie.viewings.prefix(3).map { viewing in
            (viewing.date?.abbreviated ?? "on an unknown day") + (viewing.isRewatch ? " again" : "")
                + (viewing.rating.map { " (\($0))" } ?? "")
                + (viewing.note.map { ", \(start(of: $0))" } ?? "")
        }
        let others = movie.viewings.count - viewings.count
        let more = others > 0 ? [counted(others, "more time")] : []
        let since = movie.watchlist?.day.map { " since \(PartialDate($0).abbreviated)" }
        let parts: [String?] = [
            movie.directors.first.map { "by \(harmless($0))" },
            movie.yourRating.map {
                "rated \($0)"
                    + (movie.lastRated.map { " \($0.day == nil ? "in" : "on") \($0.abbreviated)" } ?? "")
            },
            movie.isWatched ? "watched \((viewings + more).joined(separator: ", "))" : nil,
            movie.watchlist.map { _ in "on the watchlist" + (since ?? "") },
            movie.tags.isEmpty ? nil : "tags \(movie.tags.map { harmless($0) }.joined(separator: ", "))",
            movie.note.map { "note \(start(of: $0))" },
            movie.imdbID.map { harmless($0) },
        ]
        let words = parts.compactMap(\.self).joined(separator: "; ")
        return harmless("\(movie.name)") + (words.isEmpty ? "" : ": \(words)")
    }
}
