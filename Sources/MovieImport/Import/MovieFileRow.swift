package import MovieCatalog

/// A row of a file, read: a movie, and what else the row says of it.
package struct MovieFileRow: Hashable, Sendable {
    /// The line on which the row starts, from 1.
    package let line: Int

    /// What the rows about one movie have in common where a source spreads them over several files: the digits of its id at
    /// IMDb, behind a 1 that keeps their zeros, or its number at MovieLens, below zero; `nil` where it stands alone.
    package var key: Int?

    /// The movie as far as the row tells of it, with the id 0.
    ///
    /// The title is empty where the row has a key, or an id, instead. A viewing without a day says that the movie was
    /// watched, not that it was watched once more. Other programs tell of one viewing a row at most.
    package var movie: Movie

    // What its cells say of a viewing, until all are read.
    var isRewatch = false
    var plays = 0
    var status: WatchStatus?
    var hasReview = false
    var isFromTMDB = true

    init(line: Int) {
        self.line = line
        movie = Movie(title: "")
    }
}
