/// A movie, with all that the catalog knows of it.
public struct Movie: Identifiable, Hashable, Sendable {
    /// The catalog's own number for a movie, stable as long as the catalog is open.
    ///
    /// It is not the IMDb id: a source may know none, or give the same one to two movies.
    public struct ID: Hashable, Sendable, Comparable {
        /// The number.
        public let number: Int

        /// Makes the id with this number.
        public init(_ number: Int) {
            self.number = number
        }

        /// Whether the left movie has the lower number.
        public static func < (left: ID, right: ID) -> Bool {
            left.number < right.number
        }
    }

    /// The catalog's own number for the movie.
    public package(set) var id: ID
    /// The movie's id at IMDb, such as `tt0041959`.
    public var imdbID: String?
    /// The movie's number at The Movie Database.
    public var tmdbID: Int?
    /// The movie's page at Letterboxd, such as `https://boxd.it/2b5i`.
    public var letterboxdURI: String?
    /// The title as it is written.
    public var title: String
    /// The title in the language of its making, where it is another.
    public var originalTitle: String?
    /// The year of its release.
    public var year: Int?
    /// The day of its release; `nil` where only the year is known.
    public var released: Day?
    /// The length in minutes.
    public var runtime: Int?
    /// The genres it counts among.
    public var genres: [String] = []
    /// The directors.
    public var directors: [String] = []
    /// The writers.
    public var writers: [String] = []
    /// The actors.
    public var cast: [String] = []
    /// The languages that are spoken in it.
    public var languages: [String] = []
    /// The countries it was made in.
    public var countries: [String] = []
    /// Its certificate from the Motion Picture Association, such as `PG-13`.
    public var certificate: String?
    /// The critics' score out of 100: the tomatometer.
    public var score: Int?
    /// The number of critics' reviews behind the score.
    public var reviews: Int?
    /// Metacritic's score out of 100.
    public var metascore: Int?
    /// The public's rating at IMDb in tenths, 10 to 100.
    public var publicRating: Int?
    /// The number of votes behind the public's rating.
    public var votes: Int?
    /// The takings at the box office, in US dollars.
    public var boxOffice: Int?
    /// The number of Oscars.
    public var oscars = 0
    /// The rating that the person gave the movie, and not one viewing of it; ``yourRating`` is what comes of all.
    public var rating: Rating?
    /// The day the person gave it that rating.
    public var dayRated: Day?

    /// The person's viewings, in the order in which they were noted.
    public var viewings: [Viewing] = []
    /// Whether the person wants to watch it, and since when.
    public var watchlist: WatchlistEntry?
    /// The day it was added to the person's movies, or to a list of theirs.
    public var dayAdded: Day?

    /// The person's own words to find it by.
    public var tags: [String] = []
    /// The person's note, of any number of lines.
    public var note: String?

    /// Whether the person has watched it.
    public var isWatched: Bool { !viewings.isEmpty }

    /// Whether the person wants to watch it.
    public var isOnWatchlist: Bool { watchlist != nil }

    /// Makes a movie of which only the title is known.
    public init(id: ID, title: String) {
        self.id = id
        self.title = title
    }

    /// Makes a movie that is in no catalog yet; ``Catalog/add(_:)`` gives it its number.
    public init(title: String) {
        self.init(id: ID(0), title: title)
    }
}
