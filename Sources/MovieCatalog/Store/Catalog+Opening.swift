extension Catalog {
    /// How long to wait for another program that is writing, in milliseconds.
    static let patience: Int32 = 3_000

    /// Opens the file at a path: a catalog, or a file of movies, which is read into memory and left untouched.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interrupt: A descriptor that becomes readable when the person wants no more of it; `nil` where nobody can
    ///     stop it. Later questions to the catalog that take long look for it too.
    /// - Throws: ``CatalogError`` when there is no such file, or when it is neither; it was not written to then.
    ///   ``CatalogError/stopped`` when it was stopped.
    public static func open(_ path: String, until interrupt: Int32? = nil) throws(CatalogError) -> Catalog {
        let head = try FileHead(ofFile: path)
        return head.isSQLite
            ? try Catalog(path: path, head: head, hasSample: false, until: Interruption(interrupt))
            : try Catalog(movieFile: path, until: interrupt)
    }

    /// Opens the catalog at a path. Where there is none, it is made, with the folders that lead to it, which are
    /// private to the user.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - hasSample: Whether a new catalog begins with the movies of ``sample()``.
    ///   - interrupt: As of ``open(_:until:)``.
    /// - Throws: ``CatalogError`` when it can't be made, or when the file is no catalog. ``CatalogError/stopped`` when it
    ///   was stopped.
    public convenience init(
        keptAt path: String, hasSample: Bool, until interrupt: Int32? = nil
    ) throws(CatalogError) {
        var head: FileHead
        do {
            head = try FileHead(ofFile: path)
        } catch let error where error.kind == .missing {
            _ = try Self.make(at: path, hasSample: hasSample) { _ in }
            head = try FileHead(ofFile: path)
        }
        try self.init(path: path, head: head, hasSample: hasSample, until: Interruption(interrupt))
    }

    /// Opens the catalog at a path to import movies into it. Where there is none, nothing is on the disk before the
    /// movies are: the import makes the catalog, with all of them in it.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interrupt: As of ``open(_:until:)``.
    /// - Throws: ``CatalogError`` when the file is no catalog. ``CatalogError/stopped`` when it was stopped.
    public convenience init(importingInto path: String, until interrupt: Int32? = nil) throws(CatalogError) {
        do {
            let head = try FileHead(ofFile: path)
            try self.init(path: path, head: head, hasSample: false, until: Interruption(interrupt))
        } catch let error where error.kind == .missing {
            try self.init(movies: [], until: Interruption(interrupt))
            placeToBe = path
        }
    }

    /// Reads a file of movies into memory, of any kind that an import reads; the file is never written to.
    ///
    /// A movie list is CSV whose first line names the columns, in any order, letter case and punctuation: `title`, which
    /// has to be there, and any of those that ``Movie/csvHeader`` names, by the names that others give them too.
    /// `released` is a `release_date` in which the first of January means that only the year is known. Others are passed
    /// over. Rows, cells and columns that can't be used are left out, and ``problems`` tells which.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interrupt: As of ``open(_:until:)``.
    /// - Throws: ``CatalogError`` when there is no such file, or when it holds no movies. ``CatalogError/stopped`` when
    ///   it was stopped.
    /// - Complexity: O(*n* log *n*) in the length of the file.
    public convenience init(movieFile path: String, until interrupt: Int32? = nil) throws(CatalogError) {
        let interruption = Interruption(interrupt)
        let bytes = try InputFile(path: path, until: interruption)
        guard bytes.size ?? 0 <= Self.limit else { throw .tooLarge(path: path, limit: Self.limit) }
        // What a pipe gives is kept, as the file may be read twice.
        let source: any ByteSource =
            bytes.size == nil ? try bytes.inMemory(path: path, limit: Self.limitOfPipe) : bytes
        try self.init(MovieFile(source, path: path), until: interruption)
    }

    /// The largest file that is read into memory: hundreds of thousands of movies.
    private static var limit: Int { 1 << 29 }
    private static var limitOfPipe: Int { 1 << 26 }

    /// Makes a catalog in memory of well-known movies of eight decades, which are part of the program.
    public static func sample() throws(CatalogError) -> Catalog {
        try Catalog(MovieFile(BytesInMemory(Array(sampleCSV.utf8)), path: "sample.csv"))
    }

    /// Reads a file that is open.
    convenience init(
        _ file: consuming MovieFile, until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        let database = try Self.memory(until: interruption)
        self.init(database: database, changesAreKept: false)
        // There may be no room on any disk.
        try database.execute("PRAGMA temp_store = MEMORY")
        var file = file
        try migrate { (add) throws(CatalogError) in try file.forEachMovie(in: database, add) }
        (problems, passedOver) = (file.problems, file.passedOver)
    }

    /// Makes a catalog in memory of these movies.
    convenience init(
        movies: [Movie], until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        self.init(database: try Self.memory(until: interruption), changesAreKept: false)
        try migrate { (add) throws(CatalogError) in for movie in movies { try add(movie) } }
    }

    private static func memory(until interruption: Interruption) throws(CatalogError) -> Database {
        try Database(path: "the catalog in memory", mode: .inMemory, patience: 0, until: interruption)
    }

    private convenience init(
        path: String, head: FileHead, hasSample: Bool, until interruption: Interruption
    ) throws(CatalogError) {
        // What SQLite has to recover first is looked at afterwards.
        if !(head.isBlank && (head.isEmpty || head.hasJournal)) {
            guard head.isSQLite, head.isTruncated || head.application == Schema.application else {
                throw .notACatalog(path: path)
            }
            guard !head.isTruncated else { throw .catalogDamaged(path: path) }
            guard head.hasJournal || head.format <= Schema.format else {
                throw .newerFormat(path: path, format: head.format)
            }
        }
        let database = try Database(path: path, mode: .existing, patience: Self.patience, until: interruption)
        self.init(database: database, changesAreKept: true)
        try configure()
        try migrate { (add) throws(CatalogError) in if hasSample { try Self.addSample(in: database, add) } }
        try prepare()
    }

    /// Makes a catalog where there is none, with what is done to it: aside first, so that nobody sees it before it is
    /// whole, and nothing that is there is ever replaced.
    ///
    /// - Returns: What `change` returns; `nil` when another program has made a catalog there in the meantime, or it has to
    ///   be made in its place, and this one is not kept.
    static func make<Result>(
        at path: String, hasSample: Bool, _ change: (Catalog) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result? {
        let target = FileSystem.destination(of: path)
        try makeFolders(for: target)
        let draft = try attempt(writing: path) { () throws(SystemError) in
            try Draft(for: target, mode: 0o600)
        }
        let result = try fill(draft, name: path, hasSample: hasSample, change)
        return try attempt(writing: path) { () throws(SystemError) in
            // SQLite would take the log of a catalog that was deleted for that of the new one, unless it is empty.
            if !["-journal", "-wal"].contains(where: { FileSystem.exists(target + $0) }) {
                do throws(SystemError) {
                    return try draft.place(at: target) ? result : nil
                } catch let error where error.isUnsupported {
                    // The file system knows no second names.
                }
            }
            // It is made where it stands, by whoever opens an empty file.
            _ = try OpenFile(creating: target, mode: 0o600, allowsExisting: true)
            return nil
        }
    }

    /// Makes the tables and the first movies in a draft, which is closed when this returns.
    private static func fill<Result>(
        _ draft: Draft, name: String, hasSample: Bool, _ change: (Catalog) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        let database = try Database(path: draft.path, name: name, mode: .existing, patience: 0)
        let catalog = Catalog(database: database, changesAreKept: true)
        try catalog.configure()
        try catalog.migrate { (add) throws(CatalogError) in if hasSample { try addSample(in: database, add) }
        }
        return try change(catalog)
    }

    /// Whether it is ``sample()`` as it was made, and nothing was changed in it since.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public var isUntouchedSample: Bool {
        get throws(CatalogError) {
            guard try undoableStep == nil, try redoableStep == nil, let first = try movie(Movie.ID(1))?.imdbID
            else { return false }
            let rows = sampleCSV.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
            return try total() == sampleCount && rows.starts(with: first.utf8)
        }
    }

    private static func addSample(
        in database: Database, _ add: (Movie) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        var file = try MovieFile(BytesInMemory(Array(sampleCSV.utf8)), path: "sample.csv")
        try file.forEachMovie(in: database, add)
    }
}

extension Catalog {
    /// What the names of the files end with that a catalog is kept in.
    private static let endings = ["", "-wal", "-shm", "-journal"]

    /// Whether this is one of the files that the catalog is kept in, whatever it is called.
    func isKept(in file: FileIdentity) -> Bool {
        guard changesAreKept, let place = FileSystem.resolved(database.path) else { return false }
        return Self.endings.contains { (try? FileSystem.status(of: place + $0))?.identity == file }
    }

    /// Whether one of the files that the catalog is kept in stands at a path, or would: SQLite makes and removes its logs.
    func isKept(at path: String) -> Bool { changesAreKept && Self.isKept(database.path, at: path) }

    private static func isKept(_ catalog: String, at path: String) -> Bool {
        let place = FileSystem.place(of: path)
        return endings.contains { FileSystem.place(of: catalog) + $0 == place }
    }

    /// Sees to it that something else isn't written where a catalog is kept, or would be.
    ///
    /// - Parameters:
    ///   - catalog: The path of a catalog, which need not be there.
    ///   - path: Where something else is to be written.
    /// - Throws: ``CatalogError``, where that is one of its files.
    public static func protect(_ catalog: String, from path: String) throws(CatalogError) {
        if isKept(catalog, at: path) { throw .isCatalog(path: path) }
    }

    /// Sets a connection to a file up, so that what is committed is on the disk.
    private func configure() throws(CatalogError) {
        try database.execute(
            """
            PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
            PRAGMA cache_size = -16000; PRAGMA secure_delete = OFF;
            """)
    }

    /// Looks at what is in the file, and lets readers and a writer not wait for each other.
    private func prepare() throws(CatalogError) {
        try reading { () throws(CatalogError) in
            try checkSchema()
            // A file that doesn't hold together should be known before its first page is shown.
            try checkSums()
            _ = try listedMovies(of: MovieQuery(), in: 0..<1)
        }
        try database.useWriteAheadLog()
    }

    /// Makes changes to many rows, and the indexes afterwards.
    func withoutIndexes(_ changes: () throws(CatalogError) -> Void) throws(CatalogError) {
        try database.execute(Schema.withoutIndexes)
        try changes()
        try database.execute(Schema.indexes)
    }
}

extension CatalogError {
    /// The file is longer than so many bytes, which is more than a movie list can be.
    static func tooLarge(path: String, limit: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) is larger than \(limit >> 20) MiB, too large for a movie list; name another file."
        )
    }

    /// A pipe gives more than so many bytes.
    static func tooLargeForPipe(path: String, limit: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) gives more than \(limit >> 20) MiB, more than is kept of a pipe; write it to a file first."
        )
    }

    /// The file is no catalog, though it may be a database of another program.
    static func notACatalog(path: String) -> CatalogError {
        CatalogError(
            .badData, "\(harmless(path)) is no movie catalog; it was left as it is. Name another file.")
    }

    /// The catalog was written by a newer version of the program, in a format that this one doesn't know.
    static func newerFormat(path: String, format: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) has format \(format), and this program knows formats up to \(Schema.format); "
                + "it was left as it is. Install the newer version that wrote it.")
    }
}
