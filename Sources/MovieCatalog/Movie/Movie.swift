package struct Movie: Identifiable, Hashable, Sendable {
    /// The id in a catalog, stable while the catalog is open.
    package struct ID: Hashable, Sendable, Comparable {
        package let number: Int

        package init(_ number: Int) { self.number = number }

        package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
    }

    package var id: ID
    package var imdbID: String?
    package var tmdbID: Int?
    /// The movie's address on Letterboxd, such as `https://boxd.it/2b5i`.
    package var letterboxdURI: String?
    package var title: String
    package var originalTitle: String?
    package var year: Int?
    /// The release date; nil if the day is unknown.
    package var released: Day?
    package var runtime: Int?
    package var genres: [String] = []
    package var directors: [String] = []
    package var writers: [String] = []
    package var cast: [String] = []
    package var languages: [String] = []
    package var countries: [String] = []
    /// The age rating, such as `PG-13`.
    package var certificate: String?
    /// The Tomatometer score of Rotten Tomatoes, out of 100.
    package var score: Int?
    package var reviews: Int?
    /// The Metacritic score, out of 100.
    package var metascore: Int?
    /// The IMDb rating in tenths, 10 to 100.
    package var publicRating: Int?
    package var votes: Int?
    package var boxOffice: Int?
    package var oscars = 0
    /// The user's rating of the movie itself, not of a viewing. See ``yourRating``.
    package var rating: Rating?
    package var dayRated: Day?
    package var viewings: [Viewing] = []
    package var watchlist: WatchlistEntry?
    package var dayAdded: Day?
    package var tags: [String] = []
    package var note: String?

    /// Whether the row could be read. If not, only the id and perhaps the title are set.
    package internal(set) var isReadable = true

    package var isWatched: Bool { !viewings.isEmpty }

    package var isOnWatchlist: Bool { watchlist != nil }

    package init(id: ID, title: String) {
        self.id = id
        self.title = title
    }

    /// Creates a movie that isn't in a catalog yet. ``Catalog/add(_:)`` assigns its id.
    package init(title: String) { self.init(id: ID(0), title: title) }
}

package struct WatchlistEntry: Hashable, Sendable {
    /// The day the movie was added to the watchlist; nil if unknown.
    package var day: Day?

    package init(on day: Day? = nil) { self.day = day }
}
