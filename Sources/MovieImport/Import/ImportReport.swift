import MovieCatalog

package struct ImportReport {
    /// The number of movies that are new to the catalog.
    package internal(set) var added = 0
    /// The number of new movies that lack facts which come with the program.
    package internal(set) var known = 0
    /// The number of movies that are in the catalog, and don't change.
    package internal(set) var unchanged = 0
    /// The number of movies that are in the catalog, and change.
    package internal(set) var changed = 0
    /// The number of movies that could be several movies of the catalog; they are left out unless a person decides.
    package internal(set) var doubtful = 0
    /// The first thousand of them.
    package internal(set) var doubts: [ImportDoubt] = []
    /// The ratings and days of the person's own that are replaced by those of a file.
    package internal(set) var replaced = FirstFew<MovieConflicts>()
    /// The ratings and days of the person's own that are kept where a file has others.
    package internal(set) var kept = FirstFew<MovieConflicts>()
    /// The ratings of rows that are replaced by those of other rows.
    package internal(set) var outdated = FirstFew<MovieConflicts>()
    package internal(set) var rerated = FirstFew<ReratedMovie>()
    /// The rows that were joined with the movies of other rows, and the first of those that are written in another way.
    package internal(set) var joined = FirstFew<TitleVariant>()
    /// The number of those that have nothing but the title in common.
    package internal(set) var joinedByTitle = 0
    /// The rows that are skipped as they are no movies, but series, episodes, games and the like.
    package internal(set) var passedOver = FirstFew<String>()
    /// The rows of movies that were played for too short a time to count as watched.
    package internal(set) var tooShort = FirstFew<String>()
    package internal(set) var rowsOfOthers = 0
    /// The number of rows about unknown movies, without a title.
    package internal(set) var unused = 0
    package internal(set) var problems = ImportProblems()
    /// The columns without a use.
    package internal(set) var ignoredColumns: [IgnoredColumn] = []
    /// The columns whose name doesn't say their use, and those that a person left out.
    package internal(set) var columns: [ColumnUse] = []
    package internal(set) var allColumns: [ColumnUse] = []
    /// The names of the columns that could be the person's ratings, or that a person left out.
    package internal(set) var ratingColumns: [String] = []
    package internal(set) var gains = ImportGains()
    package internal(set) var scales: [ScaleExample] = []
    /// The number of rows that count as watched because they are rated.
    package internal(set) var ratedAsWatched = 0
    /// The questions without whose answers nothing is imported.
    package internal(set) var questions: [ImportQuestion] = []
    var read: PreviewCache?
    package var movies: Int { added + unchanged + changed + doubtful }

    static let mostDoubts = 1_000
}

// Counting.
extension ImportReport {
    private static let mostRatings = 1_000

    /// Counts a row that is joined with the movie of an earlier one.
    mutating func join(_ row: Movie, to movie: Movie) {
        if row.year == nil, !row.title.isEmpty, !row.hasID(of: movie) { joinedByTitle += 1 }
        let isNamed = !row.title.isEmpty && !row.isWritten(as: movie)
        joined.add(isNamed ? TitleVariant(row: row.name, movie: movie.name) : nil)
    }

    mutating func change(_ movie: Movie, to merged: Movie) {
        changed += 1
        gains.add(merged, beside: movie)
        guard let before = movie.yourRating, let after = merged.yourRating, before != after else { return }
        rerated.add(ReratedMovie(movie: merged.name, before: before, after: after), upTo: Self.mostRatings)
    }

    mutating func add(_ conflicts: [OwnConflict], of movie: Movie) {
        if let all = MovieConflicts(conflicts.filter(\.isReplaced), of: movie) { replaced.add(all) }
        if let all = MovieConflicts(conflicts.filter { !$0.isReplaced }, of: movie) { kept.add(all) }
    }
}
