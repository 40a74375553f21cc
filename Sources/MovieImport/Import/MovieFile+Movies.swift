import MovieCatalog

extension MovieFile {
    /// The most rows that go into memory.
    private static let mostInMemory = 300_000

    /// Reads all rows to the end: the movies, each once, numbered from 1.
    ///
    /// - Throws: ``CatalogError`` when the file can't be read to its end, holds no movies without another file, or too
    ///   many rows for all of them to be in memory.
    mutating func forEachMovie(
        _ body: (Movie) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        guard header.format.rows != .supplement else {
            throw .needsMovies(path: path, file: header.format.completed)
        }
        try look()
        var (rows, movies) = (0, 0)
        func take(_ movie: Movie) throws(CatalogError) {
            var movie = movie
            movies += 1
            movie.id = Movie.ID(movies)
            try body(movie)
        }
        var entries: FilmRecords?
        while let row = try next() {
            rows += 1
            guard rows <= Self.mostInMemory else {
                throw CatalogError(
                    .badData,
                    "\(name) has more than \(grouped(Self.mostInMemory)) rows, too many to be opened; import it."
                )
            }
            guard header.format.isSurveyed else {
                try take(row.movie)
                continue
            }
            if entries == nil { entries = try FilmRecords(named: path, .inMemory) }
            let id = ImportDoubt.ID(file: 0, line: row.line)
            let format = header.format
            try entries?.add(
                row.movie, id, viewings: format.viewings, titleIsID: format.titles == .ofNetflix)
        }
        try entries?.forEach { (entry) throws(CatalogError) in
            if !entry.movie.title.isEmpty { try take(entry.movie) }
        }
    }
}
