public import MovieCatalog

// Files that are opened, instead of imported
extension Catalog {
    /// Hears what is left out of a file: what can't be used, and how many titles are no movies.
    public typealias Report = (CSVProblems, TitleCounts) -> Void

    /// Opens the file at a path: a catalog, or a file of movies, which is read into memory and left untouched.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interrupt: A descriptor that becomes readable when the person wants no more of it; `nil` where nobody can
    ///     stop it. Later questions to the catalog that take long look for it too.
    ///   - report: Hears what is left out of a file of movies.
    /// - Throws: ``CatalogError`` when there is no such file, or when it is neither; it was not written to then.
    ///   ``CatalogError/stopped`` when it was stopped.
    public static func open(
        _ path: String, until interrupt: Int32? = nil, leavingOut report: Report = { _, _ in }
    ) throws(CatalogError) -> Catalog {
        let head = try FileHead(ofFile: path)
        // What is called so was a catalog, whatever has been written over it; and no list begins with zeros.
        guard head.isSQLite || head.isEmpty || !head.isBlank && !path.hasSuffix(".sqlite") else {
            throw .overwritten(path: path)
        }
        return head.isSQLite
            ? try Catalog(path: path, head: head, until: Interruption(interrupt))
            : try Catalog(movieFile: path, until: interrupt, leavingOut: report)
    }

    /// Reads a file of movies into memory, of any kind that an import reads; the file is never written to.
    ///
    /// A movie list is CSV whose first line names the columns, in any order, letter case and punctuation: `title`, which
    /// has to be there, and any of those that ``Movie/csvHeader`` names, by the names that others give them too.
    /// `released` is a `release_date` in which the first of January means that only the year is known. Others are passed
    /// over. Rows, cells and columns that can't be used are left out.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interrupt: As of ``open(_:until:leavingOut:)``.
    ///   - report: Hears what is left out.
    /// - Throws: ``CatalogError`` when there is no such file, or when it holds no movies. ``CatalogError/stopped`` when
    ///   it was stopped.
    /// - Complexity: O(*n* log *n*) in the length of the file.
    public convenience init(
        movieFile path: String, until interrupt: Int32? = nil, leavingOut report: Report = { _, _ in }
    ) throws(CatalogError) {
        let interruption = Interruption(interrupt)
        let bytes = try InputFile(path: path, until: interruption)
        guard bytes.size ?? 0 <= Self.limit else { throw .tooLarge(path: path, limit: Self.limit) }
        // What a pipe gives is kept, as the file may be read twice.
        let source: any ByteSource =
            bytes.size == nil ? try bytes.inMemory(path: path, limit: Self.limitOfPipe) : bytes
        try self.init(MovieFile(source, path: path), until: interruption, leavingOut: report)
    }

    /// The largest file that is read into memory: hundreds of thousands of movies.
    private static var limit: Int { 1 << 29 }
    private static var limitOfPipe: Int { 1 << 26 }

    /// Reads a file that is open.
    convenience init(
        _ file: consuming MovieFile, until interruption: Interruption = Interruption(),
        leavingOut report: Report = { _, _ in }
    ) throws(CatalogError) {
        let database = try Self.memory(until: interruption)
        self.init(database: database, changesAreKept: false)
        // There may be no room on any disk.
        try database.execute("PRAGMA temp_store = MEMORY")
        var file = file
        try migrate { (add) throws(CatalogError) in try file.forEachMovie(add) }
        report(file.problems, file.passedOver)
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
}
