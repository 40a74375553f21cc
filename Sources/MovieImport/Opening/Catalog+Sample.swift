package import MovieCatalog

extension Catalog {
    /// Makes a catalog in memory of well-known movies of eight decades, which are part of the program.
    package static func sample() throws(CatalogError) -> Catalog {
        try Catalog(movies: KnownFilms.sample)
    }

    /// Whether it is ``sample()`` as it was made, and nothing was changed in it since.
    package var isUntouchedSample: Bool {
        get throws(CatalogError) {
            guard case (nil, nil) = try steps, try table.total() == PackedFacts.sampleCount else {
                return false
            }
            return try movie(Movie.ID(1))?.imdbID == firstOfSample
        }
    }

    /// Adds the movies of ``sample()``.
    package static func addSample(_ add: (Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        for movie in KnownFilms.sample { try add(movie) }
    }
}

/// The id of the first movie of the sample, for which it is unpacked once.
private let firstOfSample = KnownFilms.sample.first?.imdbID
