/// The statistics of a collection of movies.
public struct CollectionStatistics: Hashable, Sendable {
    /// The number of movies.
    public fileprivate(set) var movies = 0
    /// The number of movies that the person has watched.
    public fileprivate(set) var watched = 0
    /// The number of movies that the person wants to watch.
    public fileprivate(set) var onWatchlist = 0
    /// The person's own ratings.
    public fileprivate(set) var ratings = Ratings()
    /// The public's ratings of the movies that the person rated.
    public fileprivate(set) var publicRatings = Ratings()
    /// The average difference between the two ratings of a movie, in tenths; `nil` where no movie has both.
    public var averageDifference: Int? { tenths(of: differences, by: publicRatings.count) }

    /// The sum of the differences, in tenths.
    fileprivate var differences = 0

    /// Ratings, counted by their whole points.
    public struct Ratings: Hashable, Sendable {
        /// The numbers of ratings of 0 to 10 points, tenths rounded down.
        public fileprivate(set) var counts = Array(repeating: 0, count: 11)
        /// The number of ratings.
        public var count: Int { counts.reduce(0, +) }
        /// Their average in tenths; `nil` where there are none.
        public var average: Int? { tenths(of: sum, by: count) }

        /// Their sum in tenths.
        private var sum = 0

        /// Adds a rating in tenths; one outside of 0 to 100 counts as the nearest.
        fileprivate mutating func add(_ tenths: Int) {
            let tenths = min(max(tenths, 0), 100)
            counts[tenths / 10] += 1
            sum += tenths
        }
    }
}

extension Catalog {
    /// Counts the catalog through, or what a search finds.
    ///
    /// - Complexity: O(*n*) in the number of movies that are watched, rated or on the watchlist, and of those found.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func statistics(
        of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> CollectionStatistics {
        try reading { () throws(CatalogError) in
            let found = try found(by: search)
            var numbers = CollectionStatistics()
            numbers.movies = try search.isEmpty ? total() : count("WHERE true", found)
            numbers.onWatchlist = try count("WHERE is_on_watchlist", found)
            numbers.watched = try count("WHERE viewings IS NOT NULL", found)
            try countRatings(of: found, for: &numbers)
            return numbers
        }
    }

    func count(_ condition: String, _ found: FoundMovies) throws(CatalogError) -> Int {
        let statement = try database.statement(
            "SELECT count(*) FROM movie \(condition)\(found.condition(of: "id"))")
        defer { statement.reset() }
        try statement.bind(found.values)
        return try statement.step() ? try statement.integer(0) ?? 0 : 0
    }

    private func countRatings(
        of found: FoundMovies, for numbers: inout CollectionStatistics
    ) throws(CatalogError) {
        let statement = try database.statement(
            "SELECT your_rating, public_rating FROM movie WHERE your_rating IS NOT NULL\(found.condition(of: "id"))"
        )
        defer { statement.reset() }
        try statement.bind(found.values)
        while try statement.step() {
            guard let rating = try statement.rating(0) else { continue }
            numbers.ratings.add(rating.tenths)
            guard let tenths = try statement.integer(1, of: .publicRating) else { continue }
            numbers.publicRatings.add(tenths)
            numbers.differences += abs(rating.tenths - tenths)
        }
    }
}

/// The movies that a search finds, as a condition of SQL; no condition where it finds all.
struct FoundMovies {
    fileprivate let ids: String?
    package let values: [SQLValue]

    /// The condition on a column of ids, behind other conditions.
    func condition(of column: String) -> String { ids.map { " AND \(column) IN (\($0))" } ?? "" }
}

extension Catalog {
    func found(by search: MovieSearch) throws(CatalogError) -> FoundMovies {
        guard !search.isEmpty else { return FoundMovies(ids: nil, values: []) }
        let (ids, values) = try SearchSQL(search, in: database).ids
        return FoundMovies(ids: ids, values: values)
    }
}

/// A sum by its count, rounded to the nearest; `nil` where there is nothing.
private func tenths(of sum: Int, by count: Int) -> Int? {
    count > 0 ? (sum + count / 2) / count : nil
}
