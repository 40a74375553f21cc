/// A movie, with all that the catalog knows of it.
package struct Movie: Identifiable, Hashable, Sendable {
    /// The catalog's own number for a movie, stable as long as the catalog is open.
    ///
    /// It is not the IMDb id: a source may know none, or give the same one to two movies.
    package struct ID: Hashable, Sendable, Comparable {
        package let number: Int

        package init(_ number: Int) {
            self.number = number
        }

        /// Whether the left movie has the lower number.
        package static func < (left: ID, right: ID) -> Bool {
            left.number < right.number
        }
    }

    package var id: ID
    /// The movie's id at IMDb, such as `tt0041959`.
    package var imdbID: String?
    package var tmdbID: Int?
    /// The movie's page at Letterboxd, such as `https://boxd.it/2b5i`.
    package var letterboxdURI: String?
    package var title: String
    /// The title in the language of its making, where it is another.
    package var originalTitle: String?
    package var year: Int?
    /// The day of its release; `nil` where only the year is known.
    package var released: Day?
    package var runtime: Int?
    package var genres: [String] = []
    package var directors: [String] = []
    package var writers: [String] = []
    package var cast: [String] = []
    package var languages: [String] = []
    package var countries: [String] = []
    /// Its certificate from the Motion Picture Association, such as `PG-13`.
    package var certificate: String?
    /// The critics' score out of 100: the tomatometer.
    package var score: Int?
    package var reviews: Int?
    /// Metacritic's score out of 100.
    package var metascore: Int?
    /// The public's rating at IMDb in tenths, 10 to 100.
    package var publicRating: Int?
    package var votes: Int?
    package var boxOffice: Int?
    package var oscars = 0
    /// The rating that the person gave the movie, and not one viewing of it; ``yourRating`` is what comes of all.
    package var rating: Rating?
    package var dayRated: Day?

    /// The person's viewings, in the order in which they were noted.
    package var viewings: [Viewing] = []
    /// Whether the person wants to watch it, and since when.
    package var watchlist: WatchlistEntry?
    /// The day it was added to the person's movies, or to a list of theirs.
    package var dayAdded: Day?

    package var tags: [String] = []
    package var note: String?

    /// Whether the person has watched it.
    package var isWatched: Bool { !viewings.isEmpty }

    /// Whether the person wants to watch it.
    package var isOnWatchlist: Bool { watchlist != nil }

    /// Makes a movie of which only the title is known.
    package init(id: ID, title: String) {
        self.id = id
        self.title = title
    }

    /// Makes a movie that is in no catalog yet; ``Catalog/add(_:)`` gives it its number.
    package init(title: String) {
        self.init(id: ID(0), title: title)
    }
}
