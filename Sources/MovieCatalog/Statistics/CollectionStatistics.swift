package struct CollectionStatistics: Hashable, Sendable {
    package private(set) var movies = 0
    package private(set) var watched = 0
    package private(set) var onWatchlist = 0
    package private(set) var ratings = Ratings()
    /// The public's ratings of the movies that the user rated.
    package private(set) var publicRatings = Ratings()
    /// The average difference between the user's and the public's rating, in tenths.
    package var averageDifference: Int? { tenths(of: differences, by: publicRatings.count) }

    private var differences = 0

    package struct Ratings: Hashable, Sendable {
        /// The number of ratings for each of 0 to 10 points, with tenths rounded down.
        package fileprivate(set) var counts = Array(repeating: 0, count: 11)
        package var count: Int { counts.reduce(0, +) }
        /// The average in tenths.
        package var average: Int? { tenths(of: sum, by: count) }

        private var sum = 0

        fileprivate mutating func add(_ tenths: Int) {
            counts[tenths / 10] += 1
            sum += tenths
        }
    }
}

extension CollectionStatistics {
    /// - Parameter movies: The number of movies, if known; nil to count those that were found.
    init(of found: MatchCondition, movies: Int?, in database: Database) throws(CatalogError) {
        let isFound = found.condition(of: "id")
        func count(_ condition: String) throws(CatalogError) -> Int {
            try database.integer("SELECT count(*) FROM movie WHERE \(condition)\(isFound)", found.values)
        }
        self.movies = if let movies { movies } else { try count("true") }
        onWatchlist = try count("is_on_watchlist")
        watched = try count("viewings IS NOT NULL")
        try database.forEachRow(
            "SELECT your_rating, public_rating, id FROM movie WHERE your_rating IS NOT NULL\(isFound)",
            found.values
        ) { row in
            let name = CatalogError.Row.movie(try row.number(2), title: nil)
            let rating = try database.readable(in: name) { try row.rating(0) }
            guard let rating else { return }
            ratings.add(rating.tenths)
            let tenths = try database.readable(in: name) { try row.integer(1, of: .publicRating) }
            guard let tenths else { return }
            publicRatings.add(tenths)
            differences += abs(rating.tenths - tenths)
        }
    }
}

private func tenths(of sum: Int, by count: Int) -> Int? { count > 0 ? (sum + count / 2) / count : nil }
