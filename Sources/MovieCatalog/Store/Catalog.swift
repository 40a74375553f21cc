/// A movie catalog in an SQLite file, which other programs can change, or in memory.
package final class Catalog {
    package let changesAreKept: Bool

    package internal(set) var hasChanges = false

    package var hasFailed: Bool { database.hasFailed || hasLostExport || hasLostChanges }

    package var isDamaged: Bool { database.isDamaged }

    package var isReadOnly: Bool { database.refusal != nil }

    package var hasMoved: Bool { database.hasMoved }

    package enum Notice: Equatable, Sendable, CustomStringConvertible {
        /// - Parameter log: The write-ahead log that an earlier version set aside, if any.
        case converted(path: String, from: Int, kept: String, log: String?)
        case recovered(path: String)
        case usedByEarlierVersion(path: String)

        package var description: String {
            switch self {
            case .converted(let path, let format, let kept, let log):
                "\(harmless(path)) was converted from format \(format). It's kept as it was in \(harmless(kept))."
                    + (log.map { Self.recoveryAdvice(log: $0, kept: kept) } ?? "")
            case .recovered(let path):
                "\(harmless(path)): the last change was interrupted before it was complete, and was undone. "
                    + "The catalog is intact."
            case .usedByEarlierVersion(let path):
                "\(harmless(path)) is in use by an earlier version of movies, so nothing can be changed. "
                    + "Quit that one, then start again."
            }
        }

        private static func recoveryAdvice(log: String, kept: String) -> String {
            let copies = "cp \(shellWord(kept)) x.sqlite && cp \(shellWord(log)) x.sqlite-wal"
            let transfer = "movies --catalog x.sqlite export x.jsonl && movies import x.jsonl"
            return " An earlier version set changes aside in \(harmless(log)). To get them back: "
                + harmless("\(copies) && movies --catalog x.sqlite check && \(transfer)")
        }
    }

    package internal(set) var notice: Notice?

    package var today: () -> Day = { .today }
    var hasLostExport = false

    /// The path at which the first change will create the catalog file; nil if none is planned.
    package internal(set) var creationPath: String?

    package let database: Database
    package let table: MovieWriter
    private var results: QueryPager?
    var step = 0
    /// This session's undo steps. A token distinguishes a step from others with the same id.
    var ownSteps: [(id: Int, token: Int, change: CatalogChange)] = []
    var lostChanges: [CatalogChange] = []
    var hasLostChanges = false

    package init(database: Database, changesAreKept: Bool) {
        self.database = database
        table = MovieWriter(in: database)
        self.changesAreKept = changesAreKept
    }

    func replaceAll(with other: Catalog) throws(CatalogError) {
        (results, ownSteps) = (nil, [])
        table.forgetChanges()
        try database.replaceAllPages(with: other.database, atOnce: true)
        hasChanges = true
    }

    /// Nil if the user's folder for data isn't known.
    package static var defaultPath: String? { UserFolder.catalog }

    /// The path for display, with `~` for the home folder; nil for a catalog in memory.
    package var path: String? {
        guard changesAreKept else { return nil }
        guard let home = UserFolder.home, database.path.hasPrefix(home + "/") else { return database.path }
        return "~" + database.path.dropFirst(home.count)
    }

    /// A value that changes whenever a program changes the catalog.
    package var revision: Revision { get throws(CatalogError) { try database.changeCount } }
    package typealias Revision = Database.ChangeCount

    /// Counts results. In a large catalog, can stop early: see ``MovieCount/moreThan(_:)``.
    package func count(of query: MovieQuery) throws(CatalogError) -> MovieCount {
        try reading { () throws(CatalogError) in try results(of: query).count }
    }

    /// Returns the results in a range, except damaged movies: see ``unreadableRows``.
    package func movies(of query: MovieQuery, in range: Range<Int>) throws(CatalogError) -> [Movie] {
        try reading { () throws(CatalogError) in
            try results(of: query).movies(in: range, .all)
        }.filter(\.isReadable)
    }

    /// - Parameter fields: Fields to load in addition to the basic fields and the field to sort by.
    package func listedMovies(
        of query: MovieQuery, in range: Range<Int>, showing fields: [MovieField] = []
    ) throws(CatalogError) -> [Movie] {
        let shown = fields + [query.order?.field].compactMap(\.self)
        let others = shown.filter { !MovieReading.ofLists.contains($0) }
        return try reading { () throws(CatalogError) in
            try results(of: query).movies(in: range, MovieReading(MovieReading.ofLists + others))
        }
    }

    package func reading<Value>(_ questions: () throws -> Value) throws -> Value {
        try reading { () throws(CatalogError) in Result { try questions() } }.get()
    }

    package func reading<Result>(
        _ questions: () throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        try database.snapshot(questions)
    }

    package func transaction<Value>(_ changes: (Catalog) throws -> Value) throws -> Value {
        var failure: (any Error)?
        do {
            return try inFile { (catalog) throws(CatalogError) in
                try catalog.writing { () throws(CatalogError) in
                    let result = Result { try changes(catalog) }
                    return try result.mapError {
                        failure = $0
                        return $0 as? CatalogError ?? .stopped
                    }.get()
                }
            }
        } catch {
            throw failure ?? error
        }
    }

    /// Makes changes in the current transaction, if any, or else in a new one.
    package func writing<Result>(_ changes: () throws(CatalogError) -> Result) throws(CatalogError) -> Result
    {
        if database.isChanging { return try changes() }
        let (steps, changesBefore) = (ownSteps, database.ownChanges)
        do {
            let result = try database.transaction { () throws(CatalogError) in
                let result = try changes()
                try table.indexWords()
                return result
            }
            if database.ownChanges != changesBefore { hasChanges = true }
            return result
        } catch {
            table.forgetChanges()
            ownSteps = steps
            throw error
        }
    }

    package func movie(_ id: Movie.ID) throws(CatalogError) -> Movie? {
        try database.row(MovieReading.all.byID, [.integer(id.number)], MovieReading.all.movie)
    }

    /// Returns an empty string if the movie has no IMDb id, and nil if there's no such movie.
    package func imdbID(of id: Movie.ID) throws(CatalogError) -> String? {
        try database.text("SELECT coalesce(imdb_id, '') FROM movie WHERE id = ?", [.integer(id.number)])
    }

    package func id(ofIMDb id: String) throws(CatalogError) -> Movie.ID? {
        let first = "SELECT id FROM movie WHERE imdb_id = ? ORDER BY id LIMIT 1"
        return try database.integers(first, [.text(id)]).first.map { Movie.ID($0) }
    }

    /// Returns at most 100 problems. Checks a private copy, so that other programs rarely wait.
    package func integrityProblems() throws(CatalogError) -> [String] {
        try IntegrityCheck(of: Catalog(database: database.privateCopy(), changesAreKept: false)).problems
    }

    /// Removes the words of deleted movies from the index, if the catalog can be changed now.
    package func forgetDeletedWords() {
        if changesAreKept, !isReadOnly { database.attempt(Schema.mergedWords) }
    }

    package func unwatchedMovie(
        of query: MovieQuery, using random: inout some RandomNumberGenerator
    ) throws(CatalogError) -> Movie? {
        try reading { () throws(CatalogError) in
            try pager(of: MovieQuery(search: query.search.unwatched)).randomMovie(using: &random)
        }
    }

    /// Counts results for a suggestion, without replacing the cached results.
    package func count(suggesting search: MovieSearch) throws(CatalogError) -> MovieCount {
        try reading { () throws(CatalogError) in
            try pager(of: MovieQuery(search: search, order: .title)).count
        }
    }

    func results(of query: MovieQuery) throws(CatalogError) -> QueryPager {
        let changeCount = try database.changeCount
        if let results, results.query == query, results.changeCount == changeCount { return results }
        let results = try pager(of: query)
        self.results = results
        return results
    }

    private func pager(of query: MovieQuery) throws(CatalogError) -> QueryPager {
        try QueryPager(of: query, among: table.total(), in: database)
    }
}

package enum MovieCount: Hashable, Sendable {
    case exactly(Int)
    case moreThan(Int)
}

extension MovieCount: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exactly(let count): grouped(count)
        case .moreThan(let count): "more than \(grouped(count))"
        }
    }
}
