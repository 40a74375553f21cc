/// The one owner of the movies: a database on the disk, or one that lives as long as the program does.
///
/// Whoever shows movies asks for what it shows when it shows it, and keeps no copy of its own: another program may
/// change the same catalog at any time.
///
/// A question throws ``CatalogError`` when the catalog can't be read. A change is all made or, when it throws, none of it.
package final class Catalog {
    /// Whether changes outlast the program.
    package let changesAreKept: Bool

    /// Whether anything was changed since the catalog was opened.
    package internal(set) var hasChanges = false

    /// Whether something failed since the catalog was opened.
    package var hasFailed: Bool { database.hasFailed || hasLostExport || hasLostChanges }

    /// Whether damage was found since the catalog was opened.
    package var isDamaged: Bool { database.isDamaged }

    /// Whether changes are refused.
    package var isReadOnly: Bool { database.refusal != nil }

    /// Whether the catalog's file was deleted, moved or replaced since it was opened.
    package var hasMoved: Bool { database.hasMoved }

    /// What the user should know of how the catalog was opened.
    package enum Notice: Equatable, Sendable {
        /// It had an earlier format, of which a copy was kept.
        ///
        /// - Parameter log: A log that an earlier version set aside next to it.
        case converted(path: String, from: Int, kept: String, log: String?)
        case recovered(path: String)
        case usedByEarlierVersion(path: String)
    }

    /// What the user should know of how it was opened; nil if there's nothing.
    package internal(set) var notice: Notice?

    /// The day it is: that on which a person adds and rates.
    package var today: () -> Day = { .today }
    /// Whether an export failed after its file was begun.
    var hasLostExport = false

    /// The path at which an import makes the catalog, which has no file yet.
    package var placeToBe: String?

    package let database: Database
    package let table: MovieTable
    private var results: QueryPager?
    /// Whether what was undone was given up, so that nobody can bring it back.
    var hasGivenUp = false
    /// The number of the step begun last.
    var step = 0
    /// The steps that were made here, each with its random number.
    var ownSteps: [(id: Int, token: Int, change: CatalogChange)] = []
    /// The changes of steps that the catalog turned out not to have any more.
    var lostChanges: [CatalogChange] = []
    var hasLostChanges = false
    /// The next steps to undo and to redo, in a state of the database.
    var nextSteps: (changeCount: Database.ChangeCount, undoable: HistoryStep?, redoable: HistoryStep?)?

    package init(database: Database, changesAreKept: Bool) {
        self.database = database
        table = MovieTable(in: database)
        self.changesAreKept = changesAreKept
    }

    func replaceAll(with other: Catalog) throws(CatalogError) {
        (results, ownSteps) = (nil, [])
        table.forgetChanges()
        try database.replaceAllPages(with: other.database, atOnce: true)
        hasChanges = true
    }

    /// The path of a person's own catalog: `movies/catalog.sqlite` in the folder for data of programs, which is
    /// `$XDG_DATA_HOME`, or `~/.local/share` where that isn't an absolute path; on Apple systems
    /// `~/Library/Application Support`.
    ///
    /// `nil` where the person has no home.
    package static var ownPath: String? { UserFolder.catalog }

    /// The path of the catalog, as the person types it; `nil` where it lives in memory.
    package var path: String? {
        guard changesAreKept else { return nil }
        guard let home = UserFolder.home, database.path.hasPrefix(home + "/") else { return database.path }
        return "~" + database.path.dropFirst(home.count)
    }

    /// The state of the catalog: equal to an earlier one as long as no program has changed it.
    package var revision: Revision {
        get throws(CatalogError) { Revision(changeCount: try database.changeCount) }
    }

    package struct Revision: Equatable {
        let changeCount: Database.ChangeCount
    }

    /// The number of movies that a query finds.
    ///
    /// - Complexity: In a catalog of more than 20,000 movies, counting ends at 250, or sooner where it takes long.
    package func count(of query: MovieQuery) throws(CatalogError) -> MovieCount {
        try reading { () throws(CatalogError) in try results(of: query).count }
    }

    /// The movies at these places among what a query finds: as many as there are, none for a range beyond the end. Those
    /// that are damaged are left out, and named by ``unreadableRows``.
    ///
    /// - Complexity: That of the range, where it begins where an earlier one of the same query began or ended.
    package func movies(of query: MovieQuery, in range: Range<Int>) throws(CatalogError) -> [Movie] {
        try readableMovies(of: query, in: range).compactMap(\.self)
    }

    /// The same with nil for each movie that can't be read.
    func readableMovies(of query: MovieQuery, in range: Range<Int>) throws(CatalogError) -> [Movie?] {
        try movies(of: query, in: range) { (results) throws(CatalogError) in
            try results.movies(in: range, MovieRow.readable)
        }
    }

    /// The list entries of these movies: see ``movies(of:in:)``.
    ///
    /// - Parameter fields: The fields that are shown beside those that all lists show and the one of the order.
    /// - Complexity: None for those it was asked for last, while no program changes the catalog.
    package func listedMovies(
        of query: MovieQuery, in range: Range<Int>, showing fields: [MovieField] = []
    ) throws(CatalogError) -> [ListedMovie] {
        try movies(of: query, in: range) { (results) throws(CatalogError) in
            try results.listed(in: range, showing: fields)
        }
    }

    private func movies<Reading>(
        of query: MovieQuery, in range: Range<Int>,
        _ read: (QueryPager) throws(CatalogError) -> [Reading]
    ) throws(CatalogError) -> [Reading] {
        try reading { () throws(CatalogError) in
            let results = try results(of: query)
            let movies = try read(results)
            if case .exactly(let count) = results.count, movies.count != range.clamped(to: 0..<count).count {
                throw database.damage(.wrongCount)
            }
            return movies
        }
    }

    /// Asks several questions about one moment: no answer knows of a change that another program makes meanwhile.
    package func reading<Value>(_ questions: () throws -> Value) throws -> Value {
        try reading { () throws(CatalogError) in Result { try questions() } }.get()
    }

    package func reading<Result>(
        _ questions: () throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        try database.snapshot(questions)
    }

    /// Makes changes in one transaction; none of them if `changes` throws.
    package func transaction<Value>(_ changes: () throws -> Value) throws -> Value {
        var failure: (any Error)?
        do {
            return try writing { () throws(CatalogError) in
                do {
                    return try changes()
                } catch {
                    failure = error
                    throw error as? CatalogError ?? .stopped
                }
            }
        } catch {
            throw failure ?? error
        }
    }

    /// A transaction of the catalog. Within another one, the changes belong to that one.
    package func writing<Result>(_ changes: () throws(CatalogError) -> Result) throws(CatalogError) -> Result
    {
        if database.isChanging { return try changes() }
        let (steps, changesBefore) = (ownSteps, database.ownChanges)
        do {
            let result = try database.transaction { () throws(CatalogError) in
                let result = try changes()
                try table.indexWords()
                // The index keeps the words of deleted films until its parts are merged.
                if hasGivenUp { try database.execute(Schema.mergedWords) }
                hasGivenUp = false
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

    /// The movie with this id; `nil` when it is not in the catalog any more.
    package func movie(_ id: Movie.ID) throws(CatalogError) -> Movie? {
        // Without a list of values, as this is asked for with each page.
        let statement = try database.statement(MovieRow.reading.byID)
        defer { statement.reset() }
        try statement.bind(1, id.number)
        return try statement.step() ? try MovieRow.movie(in: statement) : nil
    }

    /// A movie's id at IMDb, empty where it has none; `nil` when it is not in the catalog any more.
    package func imdbID(of id: Movie.ID) throws(CatalogError) -> String? {
        try database.row("SELECT coalesce(imdb_id, '') FROM movie WHERE id = ?", [.integer(id.number)]) {
            (row) throws(CatalogError) in try row.text(0)
        }
    }

    /// The first movie with this id at IMDb; `nil` where none has it.
    package func id(ofIMDb id: String) throws(CatalogError) -> Movie.ID? {
        let first = "SELECT id FROM movie WHERE imdb_id = ? ORDER BY id LIMIT 1"
        return try database.integers(first, [.text(id)]).first.map { Movie.ID($0) }
    }

    /// Checks all of the catalog, in a copy of its pages, so that no other program has to wait.
    ///
    /// - Returns: The first hundred problems; none in a sound catalog.
    package func integrityProblems() throws(CatalogError) -> [IntegrityProblem] {
        try IntegrityCheck(of: Catalog(database: database.privateCopy(), changesAreKept: false)).problems
    }

    /// A movie that the person hasn't watched, by chance, out of what a query finds; `nil` when there is none.
    package func unwatchedMovie(
        of query: MovieQuery, using random: inout some RandomNumberGenerator
    ) throws(CatalogError) -> Movie? {
        try reading { () throws(CatalogError) in
            try QueryPager(
                of: MovieQuery(search: query.search.unwatched), among: table.total(), in: database
            )
            .randomMovie(using: &random)
        }
    }

    /// The number of movies that a suggested search finds; the results of the last query stay for its next page.
    package func count(suggesting search: MovieSearch) throws(CatalogError) -> MovieCount {
        try reading { () throws(CatalogError) in
            try QueryPager(
                of: MovieQuery(search: search, order: .title), among: table.total(), in: database
            )
            .count
        }
    }

    private func results(of query: MovieQuery) throws(CatalogError) -> QueryPager {
        let changeCount = try database.changeCount
        if let results, results.query == query, results.changeCount == changeCount { return results }
        let results = try QueryPager(of: query, among: table.total(), in: database)
        self.results = results
        return results
    }
}

/// How many movies there are, as far as it is worth counting.
package enum MovieCount: Hashable, Sendable {
    case exactly(Int)
    case moreThan(Int)
}
