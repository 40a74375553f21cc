/// The summary of a year of the diary.
public struct YearInReview: Sendable {
    /// The year.
    public let year: Int
    /// The number of viewings.
    public fileprivate(set) var viewings = 0
    /// The number of movies that were watched, each once.
    public fileprivate(set) var movies = 0
    /// The length of all viewings in minutes, as far as the movies' runtimes are known.
    public fileprivate(set) var minutesWatched = 0
    /// The number of viewings of movies of unknown length.
    public fileprivate(set) var viewingsWithoutRuntime = 0
    /// The numbers of viewings in each month, from January on.
    public fileprivate(set) var months = Array(repeating: 0, count: 12)
    /// The directors of whom more than one movie was watched, the most watched first, with the number of their movies.
    public fileprivate(set) var directors: [(name: String, movies: Int)] = []
    /// The movies that the person rated best, each with the best rating that it got that year, or has.
    public fileprivate(set) var best: [(movie: Movie, rating: Rating)] = []

    /// The limit of directors and movies.
    private static let most = 5

    init(year: Int, entries: [DiaryEntry]) {
        self.year = year
        viewings = entries.count
        var movies: [Movie.ID: (movie: Movie, rating: Rating?)] = [:]
        for entry in entries {
            if let month = entry.date?.month { months[month - 1] += 1 }
            if let runtime = entry.movie.runtime, MovieField.runtimes.contains(runtime) {
                minutesWatched += runtime
            } else {
                viewingsWithoutRuntime += 1
            }
            let rating = entry.viewing.rating ?? entry.movie.yourRating
            let known = movies[entry.movie.id]?.rating
            movies[entry.movie.id] = (entry.movie, [rating, known].compactMap { $0 }.max())
        }
        self.movies = movies.count
        let names = movies.values.flatMap { Set($0.movie.directors) }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
        directors = Array(
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most).map {
                ($0.key, $0.value)
            })
        let rated = movies.values.compactMap { movie, rating in rating.map { (movie: movie, rating: $0) } }
        best = Array(
            rated.sorted {
                ($1.rating, $0.movie.title, $0.movie.id) < ($0.rating, $1.movie.title, $1.movie.id)
            }
            .prefix(Self.most))
    }
}

extension Catalog {
    /// The summary of a year of the diary.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func review(of year: Int) throws(CatalogError) -> YearInReview {
        try reading { () throws(CatalogError) in YearInReview(year: year, entries: try diary(of: year)) }
    }
}
