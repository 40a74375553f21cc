package import MovieCatalog

// Files that are opened, instead of imported
extension Catalog {
    /// Called with the problems of a file, and the titles that are no movies.
    package typealias ProblemHandler = (ImportProblems, _ passedOver: FirstFew<String>) -> Void

    /// Opens the file at a path: a catalog, or a file of movies, which is read into memory and left untouched.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interruption: Stops this and later long operations.
    ///   - report: Called with the problems of a file of movies.
    /// - Throws: ``CatalogError`` when there is no such file, or when it is neither; it was not written to then.
    ///   ``CatalogError/stopped`` when it was stopped.
    package static func open(
        _ path: String, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
    ) throws(CatalogError) -> Catalog {
        let head = try FileHead(ofFile: path)
        // What is called so was a catalog, whatever has been written over it; and no list begins with zeros.
        guard head.isSQLite || head.isEmpty || !head.isBlank && !path.hasSuffix(".sqlite") else {
            throw .overwritten(path: path)
        }
        return head.isSQLite
            ? try Catalog(path: path, head: head, until: interruption)
            : try Catalog(movieFile: path, until: interruption, leavingOut: report)
    }

    /// Reads a file of movies into memory, of any kind that an import reads; the file is never written to.
    ///
    /// A movie list is CSV with column names in the first line, in any order: `title` and any of ``Movie/csvHeader``, or
    /// the names that other programs have for them. Rows, cells and columns that can't be used are left out.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - interruption: As of ``open(_:until:leavingOut:)``.
    ///   - report: Called with its problems.
    /// - Throws: ``CatalogError`` when there is no such file, or when it holds no movies. ``CatalogError/stopped`` when
    ///   it was stopped.
    /// - Complexity: O(*n* log *n*) in the length of the file.
    package convenience init(
        movieFile path: String, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
    ) throws(CatalogError) {
        let bytes = try InputFile(path: path, until: interruption)
        if let size = bytes.size, size > Self.limit { throw .file(path, .tooLarge(limit: Self.limit)) }
        // What a pipe gives is kept, as the file may be read twice.
        let source: any ByteSource =
            bytes.size == nil ? try bytes.inMemory(path: path, limit: Self.limitOfPipe) : bytes
        try self.init(MovieFileReader(source, path: path), until: interruption, leavingOut: report)
    }

    /// The largest file that is read into memory: hundreds of thousands of movies.
    private static var limit: Int { 1 << 29 }
    private static var limitOfPipe: Int { 1 << 26 }

    /// Reads an open file.
    convenience init(
        _ file: consuming MovieFileReader, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
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
