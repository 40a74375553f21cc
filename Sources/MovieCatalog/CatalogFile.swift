extension InMemoryCatalog {
    /// Reads a film list in CSV (RFC 4180, UTF-8) into memory; the file is never written to.
    ///
    /// The first line names the columns, in any order and letter case: `title`, which has to be there, and any of
    /// `imdb_id`, `year`, `released`, `runtime_min`, `genres`, `directors`, `writers`, `cast`, `languages`,
    /// `countries`, `mpaa`, `tomatometer`, `metacritic`, `box_office_usd`, `oscars`, `rating` and `watched`. Others
    /// are passed over. Rows and cells that can't be used are left out, and ``problems`` tells which.
    ///
    /// - Throws: ``CatalogError`` when there is no such file, or when what it holds is no film list.
    /// - Complexity: O(*n*) in the length of the file.
    public convenience init(csvFile path: String) throws(CatalogError) {
        let file = try InputFile(path: path)
        guard file.size ?? 0 <= Self.limit else { throw .tooLarge(path: path, limit: Self.limit) }
        try self.init(csv: file, path: path, thisYear: currentYear())
    }

    /// Makes a catalog of well-known films of eight decades, which is part of the program.
    public static func sample() -> InMemoryCatalog {
        do {
            return try InMemoryCatalog(csv: Array(sampleFilms.utf8), path: "sample", thisYear: currentYear())
        } catch {
            preconditionFailure("the sample is a film list: \(error)")
        }
    }

    convenience init(csv bytes: [UInt8], path: String, thisYear: Int) throws(CatalogError) {
        try self.init(csv: BytesInMemory(bytes), path: path, thisYear: thisYear)
    }

    private convenience init(csv source: any ByteSource, path: String, thisYear: Int) throws(CatalogError) {
        let table = try MovieTable(csv: source, path: path, thisYear: thisYear)
        self.init(movies: table.movies, problems: table.problems)
    }

    /// The largest file that is read into memory: hundreds of thousands of films.
    private static var limit: Int { 1 << 29 }
}
