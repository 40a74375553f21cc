package import MovieCatalog

package struct MovieFileRow: Hashable, Sendable {
    /// The line on which the row starts, from 1.
    package let line: Int

    /// The title may be empty if the row has an id. A viewing without a day says that the movie was
    /// watched, not that it was watched again.
    package var movie: Movie

    var places: [ListPlace] = []
    var place = 0

    // Values of a viewing, until all cells are read.
    var isRewatch = false
    var plays = 0
    var status: WatchStatus?
    var hasReview = false

    init(line: Int) {
        self.line = line
        movie = Movie(title: "")
    }

    /// Whether anything but a rating says that the movie was watched.
    func isWatched(_ format: MovieFileFormat) -> Bool {
        format.mark == .watched || status == .watched || isRewatch || plays > 0 || movie.isWatched
    }
}
