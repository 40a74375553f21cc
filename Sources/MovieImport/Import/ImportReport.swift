import MovieCatalog

package struct ImportReport {
    package internal(set) var (added, unchanged, changed) = (0, 0, 0)
    /// New movies that the built-in facts could complete.
    package internal(set) var known = 0
    /// Movies that could be several of the catalog, left out unless the user decides.
    package internal(set) var doubtful = 0
    /// The first ``mostDoubts``.
    package internal(set) var doubts: [ImportDoubt] = []
    package internal(set) var replaced = FirstFew<MovieConflicts>()
    package internal(set) var kept = FirstFew<MovieConflicts>()
    package internal(set) var outdated = FirstFew<MovieConflicts>()
    package internal(set) var rerated = FirstFew<ReratedMovie>()
    /// Rows joined with other rows' movies, and the first of those with another spelling.
    package internal(set) var joined = FirstFew<TitleVariant>()
    package internal(set) var joinedByTitle = 0
    package internal(set) var passedOver = FirstFew<String>()
    /// Movies that weren't played long enough to count as watched.
    package internal(set) var tooShort = FirstFew<String>()
    package internal(set) var (rowsOfOthers, unused) = (0, 0)
    package internal(set) var problems = ImportProblems()
    package internal(set) var ignoredColumns: [String] = []
    package internal(set) var columns: [String] = []
    package internal(set) var allColumns: [String] = []
    /// Columns that could be the user's ratings, or that the user left out.
    package internal(set) var ratingColumns: [String] = []
    package internal(set) var gains = ImportGains()
    package internal(set) var scales: [String] = []
    package internal(set) var ratedAsWatched = 0
    package internal(set) var questions: [ImportQuestion] = []
    var read: PreviewCache?
    package var movies: Int { added + unchanged + changed + doubtful }

    static let mostDoubts = 1_000
}

extension ImportReport {
    private static let mostRatings = 1_000

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
