extension Catalog {
    /// The longest wait for other programs, in milliseconds.
    static let patience = 10_000

    package typealias InitialMovies = (_ add: (Movie) throws(CatalogError) -> Void) throws(CatalogError) ->
        Void

    package static func isMissing(_ path: String) -> Bool { !FileSystem.exists(path) }

    /// Opens a catalog, or creates it if it's missing.
    package convenience init(
        keptAt path: String, until interruption: Interruption = Interruption(),
        beginningWith movies: InitialMovies = { _ in }
    ) throws(CatalogError) {
        var head: FileHeader
        do {
            head = try FileHeader(ofFile: path)
        } catch let error where error.kind == .missing {
            _ = try Self.make(at: path, beginningWith: movies) { _ in }
            head = try FileHeader(ofFile: path)
        }
        try self.init(path: path, head: head, until: interruption, beginningWith: movies)
    }

    /// Opens a catalog. If it's missing, the first change creates it.
    package convenience init(
        createdByChangeAt path: String, until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        do {
            let head = try FileHeader(ofFile: path)
            try self.init(path: path, head: head, until: interruption)
        } catch let error where error.kind == .missing {
            try self.init(movies: [], until: interruption)
            creationPath = path
        }
    }

    package convenience init(
        movies: [Movie], until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        let database = try Database(path: Database.memoryPath, mode: .inMemory, until: interruption)
        self.init(database: database, changesAreKept: false)
        try migrate { (add) throws(CatalogError) in for movie in movies { try add(movie) } }
    }

    package convenience init(
        path: String, head: FileHeader, until interruption: Interruption,
        beginningWith movies: InitialMovies = { _ in }
    ) throws(CatalogError) {
        try Self.check(head, of: path)
        let files = CatalogFiles(of: path)
        let places = [path, FileSystem.folder(of: files.path)]
        guard places.allSatisfy({ FileSystem.errorOfWriting($0) == nil }) else {
            try self.init(reading: path, until: interruption)
            return
        }
        let isEarlier = Schema.firstFormat..<Schema.format ~= head.format
        let isInterrupted = head.hasJournal && files.isUnused && FileSystem.exists(files.path + "-journal")
        var kept: String?
        do {
            if isEarlier { kept = try files.keepEarlierFormat(head) }
        } catch let error where error == .usedByEarlierVersion(path: path) {
            try self.init(reading: path, until: interruption, refusing: error)
            return
        }
        let database = try Database(path: path, mode: .existing, patience: Self.patience, until: interruption)
        self.init(database: database, changesAreKept: true)
        do {
            try configure()
            try migrate(beginningWith: movies)
            try prepare()
        } catch {
            guard let kept else { throw error }
            CatalogFiles.remove(kept)
            // If the catalog is busy, another program has opened it since it was copied.
            throw error == .busy(path: path) ? .usedByEarlierVersion(path: path) : error
        }
        if let kept {
            let log = files.path + ".log-of-another-file"
            notice = .converted(
                path: path, from: head.format, kept: kept, log: FileSystem.exists(log) ? log : nil)
        } else if isInterrupted {
            // Write something, so that SQLite removes a journal that it didn't have to roll back.
            database.attempt("PRAGMA user_version = \(Schema.format)")
            let problem = try database.text("PRAGMA quick_check(1)")
            guard problem == "ok" else { throw database.damage("\(problem ?? "")") }
            notice = .recovered(path: path)
        }
    }

    /// Opens a catalog for reading, without creating files next to it. Changes throw `refusal`.
    convenience init(
        reading path: String, until interruption: Interruption = Interruption(),
        refusing refusal: CatalogError? = nil
    ) throws(CatalogError) {
        let head = try FileHeader(ofFile: path)
        self.init(
            database: try Self.readable(path, isCurrent: head.format == Schema.format, until: interruption),
            changesAreKept: true)
        try migrate { _ in }
        try prepare()
        database.refusal = refusal ?? .readOnly(path: path)
        if refusal != nil { notice = .usedByEarlierVersion(path: path) }
    }

    /// Recovers a temporary copy if the file has an earlier format or an interrupted change.
    private static func readable(
        _ path: String, isCurrent: Bool, until interruption: Interruption
    ) throws(CatalogError) -> Database {
        if isCurrent {
            let database = try Database(path: path, mode: .readOnly, patience: patience, until: interruption)
            do {
                _ = try database.integer("PRAGMA user_version")
                return database
            } catch let error where error == .readOnly(path: path) {
                // An interrupted change left a journal, which needs recovery.
            }
        }
        return try CatalogFiles(of: path).recovered(until: interruption)
    }

    /// Makes a change. If the file doesn't exist yet, creates it with the change in it.
    package func inFile<Result>(
        _ change: (Catalog) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        guard let creationPath else { return try change(self) }
        func make(in catalog: Catalog) throws(CatalogError) -> Result {
            defer { hasChanges = catalog.hasChanges }
            return try change(catalog)
        }
        if let made = try Self.make(at: creationPath, make) { return made }
        return try make(in: Catalog(keptAt: creationPath))
    }

    /// Creates a catalog in a draft, so that other programs never see it incomplete. Returns nil if
    /// another program creates it first, or if a deleted catalog has left its journal.
    private static func make<Result>(
        at path: String, beginningWith movies: InitialMovies = { _ in },
        _ change: (Catalog) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result? {
        let target = FileSystem.followingLinks(path)
        try makeFolders(for: target)
        let draft = try attempt(writing: path) { try AtomicFile(for: target, mode: 0o600) }
        let result = try fill(draft, name: path, beginningWith: movies, change)
        return try attempt(writing: path) {
            // SQLite would apply a deleted catalog's journal to a new file that isn't empty.
            guard !CatalogFiles.logs.contains(where: { FileSystem.exists(target + $0) }) else {
                // Create an empty file, in which the caller then creates the tables.
                _ = try OpenFile(creating: target, mode: 0o600, allowsExisting: true)
                return nil
            }
            return try draft.install(at: target) ? result : nil
        }
    }

    private static func fill<Result>(
        _ draft: AtomicFile, name: String, beginningWith movies: InitialMovies,
        _ change: (Catalog) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        let database = try Database(path: draft.path, name: name, mode: .existing)
        let catalog = Catalog(database: database, changesAreKept: true)
        try catalog.configure()
        try catalog.migrate(beginningWith: movies)
        return try change(catalog)
    }
}

extension Catalog {
    /// Whether the file is one of the catalog's files, even under another path.
    package func isKept(in file: FileIdentity) -> Bool {
        guard changesAreKept, let place = FileSystem.realPath(database.path) else { return false }
        return CatalogFiles.endings.contains { (try? FileStatus(at: place + $0))?.identity == file }
    }

    /// Whether the path is that of one of the catalog's files, which may be missing.
    func isKept(at path: String) -> Bool { changesAreKept && Self.isKept(database.path, at: path) }

    private static func isKept(_ catalog: String, at path: String) -> Bool {
        let place = FileSystem.canonicalPath(of: path)
        return CatalogFiles.endings.contains { FileSystem.canonicalPath(of: catalog) + $0 == place }
    }

    package static func protect(_ catalog: String, from path: String) throws(CatalogError) {
        if isKept(catalog, at: path) { throw .isCatalog(path: path) }
    }

    /// Keeps up to 16 MB of changes in memory, so that readers wait only for the commit.
    private func configure() throws(CatalogError) {
        try database.execute(
            """
            PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON;
            PRAGMA secure_delete = ON; PRAGMA cache_spill = -16000;
            """)
    }

    private func prepare() throws(CatalogError) {
        try reading { () throws(CatalogError) in
            try checkSchema()
            try checkCount()
            _ = try listedMovies(of: MovieQuery(), in: 0..<1)
        }
    }

    /// Rejects missing and unknown tables and indexes, because the file may be from someone else.
    private func checkSchema() throws(CatalogError) {
        var missing = Schema.objects[...]
        try database.forEachRow("SELECT type, name, sql FROM sqlite_schema ORDER BY name") { row in
            let (name, sql) = (try row.text(1) ?? "", try row.text(2))
            // Compares bytes, because `==` ignores how accents are encoded.
            if let sql, let first = missing.first, first.utf8.elementsEqual(sql.utf8) {
                missing.removeFirst()
            } else if !Schema.isInternal(name, sql: sql) {
                let isGone = missing.contains { $0 == sql }
                throw database.damage(
                    isGone ? .missingObjects : "it has an unknown \(try row.text(0) ?? ""), “\(name)”")
            }
        }
        guard missing.isEmpty else { throw database.damage(.missingObjects) }
    }

    /// Checks the stored number of movies, unless counting would be slow.
    private func checkCount() throws(CatalogError) {
        let total = try table.total()
        guard total <= 1_000 else { return }
        let count = try database.integer("SELECT count(*) FROM (SELECT 1 FROM movie LIMIT \(total + 1))")
        guard count == total else { throw database.damage(.wrongCount) }
    }

    package func withoutIndexes(_ changes: () throws(CatalogError) -> Void) throws(CatalogError) {
        try database.execute(Schema.withoutIndexes)
        try changes()
        try database.execute(Schema.indexes)
    }
}

extension Catalog {
    /// Creates or upgrades the tables in one transaction, unless another program has done so.
    package func migrate(beginningWith movies: InitialMovies) throws(CatalogError) {
        guard try reading(format) != Schema.format else { return }
        try database.transaction { () throws(CatalogError) in
            let format = try format()
            guard format != Schema.format else { return }
            // If a database has tables but no format, they aren't this program's.
            let tables = try database.integer("SELECT count(*) FROM sqlite_schema")
            guard format > 0 || tables == 0 else { throw .notACatalog(path: database.path) }
            try database.execute("PRAGMA application_id = \(Schema.application)")
            // Accept rows that violate constraints. Integrity checks report them later.
            try database.execute("PRAGMA ignore_check_constraints = ON")
            try database.execute(Schema.migration(from: format))
            if format > 0 {
                try checkSchema()
                try derive()
            }
            try database.execute("PRAGMA ignore_check_constraints = OFF")
            try database.execute("PRAGMA user_version = \(Schema.format)")
            if format == 0 { try begin(with: movies) }
        }
    }

    /// Asks SQLite for the format, because the file's header may be wrong until SQLite recovers it.
    private func format() throws(CatalogError) -> Int {
        let format = try database.integer("PRAGMA user_version")
        let application = try database.integer("PRAGMA application_id")
        guard format == 0 || application == Schema.application else {
            throw .notACatalog(path: database.path)
        }
        try Self.check(format: format, of: database.path)
        return format
    }

    /// Updates the columns that are derived from other columns. Skips unreadable rows.
    private func derive() throws(CatalogError) {
        for id in try database.integers("SELECT id FROM movie") {
            guard let movie = try? movie(Movie.ID(id)) else { continue }
            try database.run(MovieTable.derivation, [.integer(id)] + MovieTable.values(derivedFrom: movie))
        }
        try database.execute(Schema.indexedWords)
    }

    /// Rejects a file that isn't a catalog, as far as its header tells.
    private static func check(_ head: FileHeader, of path: String) throws(CatalogError) {
        if let obstacle = CatalogFiles(of: path).obstacle { throw .inTheWay(path: obstacle) }
        guard !(head.isBlank && (head.isEmpty || head.hasJournal)) else { return }
        guard head.isSQLite, head.isTruncated || head.application == Schema.application else {
            throw .notACatalog(path: path)
        }
        guard !head.isTruncated else { throw .catalogDamaged(path: path) }
        // SQLite would merge the log into this file even if the log belongs to another file.
        if head.format == Schema.format, head.hasStrayLog { throw .inTheWay(path: path + "-wal") }
        if !head.hasJournal { try check(format: head.format, of: path) }
    }

    static func check(format: Int, of path: String) throws(CatalogError) {
        guard format <= Schema.format else {
            throw .newerFormat(path: path, format: format, latest: Schema.format)
        }
        guard format == 0 || format >= Schema.firstFormat else {
            throw .earlierFormat(path: path, format: format)
        }
    }

    private func begin(with movies: InitialMovies) throws(CatalogError) {
        var added = 0
        try withoutIndexes { () throws(CatalogError) in
            try movies { (movie) throws(CatalogError) in
                _ = try table.insert(movie, id: movie.id.number)
                added += 1
            }
        }
        try table.count(added: added)
        try table.indexWords()
    }
}
