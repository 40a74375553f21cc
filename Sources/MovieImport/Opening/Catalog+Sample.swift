package import MovieCatalog

extension Catalog {
    /// Well-known movies of eight decades, in memory.
    package static func sample() throws(CatalogError) -> Catalog {
        try Catalog(movies: KnownFilms.sample)
    }

    /// Whether nothing has changed since ``sample()``.
    package var isUntouchedSample: Bool {
        get throws(CatalogError) {
            guard case (nil, nil) = try steps, try table.total() == PackedFacts.sampleCount else {
                return false
            }
            return try movie(Movie.ID(1))?.imdbID == firstOfSample
        }
    }

    package static func addSample(_ add: (Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        for movie in KnownFilms.sample { try add(movie) }
    }
}

/// Stored so that the sample is unpacked only once.
private let firstOfSample = KnownFilms.sample.first?.imdbID
