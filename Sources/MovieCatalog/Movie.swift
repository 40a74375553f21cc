/// A film, with all that the catalog knows of it.
public struct Movie: Identifiable, Hashable, Sendable {
    /// The catalog's own number for a film, as long as the catalog is open.
    public struct ID: Hashable, Comparable, Sendable {
        let number: Int

        /// Makes the id with this number.
        public init(_ number: Int) {
            self.number = number
        }

        /// Whether the left one entered the catalog earlier.
        public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
    }

    /// The catalog's own number for the film.
    public let id: ID
    /// The film's id at IMDb, such as `tt0041959`.
    public var imdbID: String?
    /// The title, as it is written.
    public var title: String
    /// The year of release.
    public var year: Int?
    /// The day of release, as `1949-08-31`.
    public var released: String?
    /// How long it runs, in minutes.
    public var runtime: Int?
    /// The genres it counts among.
    public var genres: [String] = []
    /// Who directed it.
    public var directors: [String] = []
    /// Who wrote it.
    public var writers: [String] = []
    /// Who plays in it.
    public var cast: [String] = []
    /// The languages spoken in it.
    public var languages: [String] = []
    /// Where it was made.
    public var countries: [String] = []
    /// Its rating by the Motion Picture Association, such as `PG-13`.
    public var certificate: String?
    /// The critics' score, out of 100.
    public var score: Int?
    /// Metacritic's score, out of 100.
    public var metascore: Int?
    /// What it took at the box office, in US dollars.
    public var boxOffice: Int?
    /// How many Oscars it won.
    public var oscars: Int?
    /// The person's own rating.
    public var rating: Rating?
    /// Whether the person has seen it.
    public var isWatched = false

    /// Makes a film of which no more is known than its title.
    public init(id: ID, title: String) {
        self.id = id
        self.title = title
    }
}
