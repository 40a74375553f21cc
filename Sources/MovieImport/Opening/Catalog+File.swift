package import MovieCatalog

extension Catalog {
    package typealias ProblemHandler = (ImportProblems, _ passedOver: CountWithExamples) -> Void

    /// Opens a catalog, or reads a movie list into memory. Never writes to the list.
    package static func open(
        _ path: String, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
    ) throws(CatalogError) -> Catalog {
        let head = try FileHeader(ofFile: path)
        // A text file named like `a.sqlite` was meant to be a catalog, so don't read it as a list.
        guard head.isSQLite || head.isEmpty || !head.isBlank && !path.hasSuffix(".sqlite") else {
            throw head.mayBeCatalogRemains(at: path) ? .overwritten(path: path) : .notACatalog(path: path)
        }
        return head.isSQLite
            ? try Catalog(path: path, head: head, until: interruption)
            : try Catalog(movieFile: path, until: interruption, leavingOut: report)
    }

    /// Reads a movie file into memory, and never writes to it. Leaves out what can't be used.
    package convenience init(
        movieFile path: String, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
    ) throws(CatalogError) {
        let bytes = try InputFile(path: path, until: interruption)
        if let size = bytes.size, size > Self.limit { throw .file(path, .tooLarge(limit: Self.limit)) }
        // Buffer a pipe, since it may have to be read twice.
        let source: any ByteSource =
            bytes.size == nil ? try bytes.inMemory(path: path, limit: Self.limitOfPipe) : bytes
        try self.init(MovieFileReader(source, path: path), until: interruption, leavingOut: report)
    }

    /// The largest file in bytes, enough for hundreds of thousands of movies.
    private static var limit: Int { 1 << 29 }
    private static var limitOfPipe: Int { 1 << 26 }

    convenience init(
        _ file: consuming MovieFileReader, until interruption: Interruption = Interruption(),
        leavingOut report: ProblemHandler = { _, _ in }
    ) throws(CatalogError) {
        let database = try Database(path: Database.memoryPath, mode: .inMemory, until: interruption)
        self.init(database: database, changesAreKept: false)
        // Don't use temporary files, since the disk may be full.
        try database.execute("PRAGMA temp_store = MEMORY")
        var file = file
        try migrate { (add) throws(CatalogError) in try file.forEachMovie(add) }
        report(file.problems, file.passedOver)
    }
}

extension Catalog {
    /// Returns a catalog of well-known movies, in memory.
    package static func sample() throws(CatalogError) -> Catalog { try Catalog(movies: BuiltInFilms.sample) }

    /// Whether this seems to be the sample catalog, without changes.
    package var isUntouchedSample: Bool {
        get throws(CatalogError) {
            guard case (nil, nil) = try steps, try table.total() == PackedFilmFacts.sampleCount else {
                return false
            }
            return try movie(Movie.ID(1))?.imdbID == BuiltInFilms.sample.first?.imdbID
        }
    }

    package static func addSample(_ add: (Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        for movie in BuiltInFilms.sample { try add(movie) }
    }
}
