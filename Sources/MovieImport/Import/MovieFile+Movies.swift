import MovieCatalog

extension MovieFile {
    /// The most rows that are read into memory.
    private static let mostInMemory = 300_000

    /// Calls a function with each movie, numbered from 1, once all of its rows are merged.
    ///
    /// - Throws: ``CatalogError`` when the file can't be read to its end, or holds too many rows for all of them to be in
    ///   memory.
    mutating func forEachMovie(
        _ body: (Movie) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        try inferColumns()
        var (rows, movies) = (0, 0)
        func take(_ movie: Movie) throws(CatalogError) {
            var movie = movie
            movies += 1
            movie.id = Movie.ID(movies)
            try body(movie)
        }
        var records: FilmRecords?
        while let row = try next() {
            rows += 1
            guard rows <= Self.mostInMemory else {
                throw .file(path, .manyRows(limit: Self.mostInMemory))
            }
            guard header.format.infersColumns else {
                try take(row.movie)
                continue
            }
            if records == nil { records = try FilmRecords(named: path, .inMemory) }
            let id = ImportDoubt.ID(file: 0, line: row.line)
            try records?.add(row.movie, id, viewings: header.format.viewings, titleIsID: header.titleIsID)
        }
        try records?.forEach { (film) throws(CatalogError) in
            if !film.movie.title.isEmpty { try take(film.movie) }
        }
    }
}
