public import MovieCatalog

extension Catalog {
    /// Makes a catalog in memory of well-known movies of eight decades, which are part of the program.
    public static func sample() throws(CatalogError) -> Catalog {
        try Catalog(MovieFile(BytesInMemory(Array(sampleCSV.utf8)), path: "sample.csv"))
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

    /// Adds the movies of ``sample()``.
    public static func addSample(_ add: (Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        var file = try MovieFile(BytesInMemory(Array(sampleCSV.utf8)), path: "sample.csv")
        try file.forEachMovie(add)
    }
}
