import Platform

/// A backup that is to take the place of a catalog.
public struct Restoration {
    private let backup: Catalog
    private let path: String

    /// Whether a file begins as a catalog, and isn't one that is open.
    public static func isBackup(_ path: String, of catalog: Catalog) -> Bool {
        guard let file = try? FileStatus(at: path).identity, !isDatabaseInUse(path),
            !catalog.isKept(in: file)
        else { return false }
        return isCatalog(path)
    }

    private static func isCatalog(_ path: String) -> Bool {
        (try? FileHead(ofFile: path).application) == Schema.application
    }

    /// Opens a backup, and looks whether it is sound. It is never written to.
    public init(of path: String, until interrupt: Int32? = nil) throws(CatalogError) {
        self.path = path
        _ = try FileHead(ofFile: path)
        guard Self.isCatalog(path) else { throw .notACatalog(path: path) }
        backup = try Catalog(copyOf: path, until: Interruption(interrupt))
        if let problem = try backup.integrityProblems().first {
            throw .catalogDamaged(path: path, fault: .problem(problem))
        }
    }

    /// The differences between a catalog and the backup.
    public struct Difference: Equatable {
        /// The number of films that are in one of them alone, or differ.
        public internal(set) var films = 0
        /// The number of viewings that are in one of them alone.
        public internal(set) var viewings = 0
        /// On how many days they are.
        public internal(set) var days = 0
        /// The number of lists that are in one of them alone, or differ.
        public internal(set) var lists = 0
        /// The first films that differ, by title and year.
        public internal(set) var titles: [String] = []
    }

    /// Compares a catalog with the backup, film by film.
    public func difference(from catalog: Catalog) throws(CatalogError) -> Difference {
        var difference = Difference()
        var days: Set<PartialDate> = []
        func compare(_ one: Movie?, _ other: Movie?) {
            guard one != other, let movie = one ?? other else { return }
            difference.films += 1
            if difference.titles.count < 5 {
                difference.titles.append("\(FilmName(title: movie.title, year: movie.year))")
            }
            let viewings = Dictionary((one?.viewings ?? []).map { ($0, 1) }, uniquingKeysWith: +)
                .merging((other?.viewings ?? []).map { ($0, -1) }, uniquingKeysWith: +)
                .filter { $0.value != 0 }
            difference.viewings += viewings.values.reduce(0) { $0 + abs($1) }
            days.formUnion(viewings.keys.compactMap(\.date))
        }
        let all = "SELECT \(MovieRow.selected) FROM movie NOT INDEXED ORDER BY id"
        try catalog.reading { () throws(CatalogError) in
            try catalog.database.forEachRow(all) { (row) throws(CatalogError) in
                let movie = try MovieRow.movie(in: row)
                compare(movie, try backup.movie(movie.id))
            }
            try backup.database.forEachRow(all) { (row) throws(CatalogError) in
                let movie = try MovieRow.movie(in: row)
                if try catalog.movie(movie.id) == nil { compare(nil, movie) }
            }
        }
        difference.days = days.count
        let names = Set(try (catalog.lists + backup.lists).map(\.list.key))
        for name in names where try catalog.list(named: name) != backup.list(named: name) {
            difference.lists += 1
        }
        return difference
    }

    /// Puts the backup in the place of a catalog that is open, in one step; what stands there is kept in a file beside it.
    ///
    /// - Parameters:
    ///   - catalog: The catalog, which is the backup afterwards.
    ///   - telling: Is called with the path of that file right before; when it throws, the catalog stays as it is.
    public func replace(
        _ catalog: Catalog, telling: (_ kept: String?) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        guard catalog.changesAreKept else { throw .readOnly(path: catalog.database.path) }
        // The file alone is kept, so that all has to be in it.
        try catalog.database.alone { () throws(CatalogError) in
            try replace(fileAt: catalog.database.path, telling: telling)
        }
        try catalog.reopen()
    }

    /// Puts the backup where a catalog can't be opened, or where there is none.
    ///
    /// - Parameter telling: As of ``replace(_:telling:)``; without a path where nothing stands there.
    public func replace(
        fileAt path: String, telling: (_ kept: String?) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        let target = FileSystem.place(of: path)
        guard target != FileSystem.place(of: self.path) else { throw .isCatalog(path: self.path) }
        // A list of films that is opened, or anything else, is no catalog to go back with.
        if let head = try? FileHead(ofFile: target), !head.isBlank, !target.hasSuffix(".sqlite") {
            guard head.application == Schema.application else { throw .notACatalog(path: path) }
        }
        try makeFolders(for: target)
        let draft = try attempt(writing: target) { () throws(SystemError) in
            try AtomicFile(for: target, mode: 0o600)
        }
        try backup.copy(to: draft, name: target)
        let kept =
            FileSystem.exists(target)
            ? FileSystem.freeName(Catalog.name(of: target) + ".before-restore", ending: ".sqlite") : nil
        if let kept {
            try attempt(writing: target) { () throws(SystemError) in try FileSystem.addName(target, to: kept)
            }
        }
        do throws(CatalogError) {
            try telling(kept)
            try attempt(writing: target) { () throws(SystemError) in try draft.replace(target) }
        } catch {
            if let kept { try? FileSystem.remove(kept) }
            throw error
        }
    }
}
