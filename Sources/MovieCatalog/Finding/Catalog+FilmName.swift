extension Catalog {
    /// The movies that are called so: by the form of their whole title or original title, see ``TitleForm``, and of that
    /// year where one is named; or the movies with that id at IMDb. Where none is called `Heat 1995`, those of 1995 that are
    /// called `Heat`. What is written so comes first.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(called film: FilmName) throws(CatalogError) -> [Movie] {
        if film.isIMDbID { return try movies("imdb_id = ?", [.text(film.title.lowercased())]) }
        let number = SQLValue.integer(spellingNumber(of: film.title))
        let found = try movies("spelling = ? OR original_spelling = ?", [number, number]).filter {
            ListedMovie($0).isCalled(film)
        }
        guard found.isEmpty, let film = film.readingLastWordAsYear else {
            let written = found.filter { folded($0.title) == folded(film.title) }
            return written.isEmpty ? found : written
        }
        return try movies(called: film)
    }

    /// The movies whose titles are near to that of a film, three at most: those that have its words, or else words that are
    /// spelled almost so. They are offered, and never taken unasked.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(near film: FilmName) throws(CatalogError) -> [Movie] {
        let words = film.title.split(whereSeparator: \.isWhitespace).filter {
            $0.unicodeScalars.contains(where: \.isSearchable)
        }
        guard !words.isEmpty else { return [] }
        let parts = words.map { word in
            MovieSearch.Clause(
                String(word),
                MovieSearch.Term(.words(String(word), in: [.title, .originalTitle], isPhrase: false)))
        }
        var search = MovieSearch(parts: parts, today: today())
        if try count(suggesting: search) == .exactly(0) {
            guard let offer = try nearSpellings(of: search).first else { return [] }
            search = offer.search
        }
        return try movies(of: MovieQuery(search: search), in: 0..<3)
    }

    private func movies(_ condition: String, _ values: [SQLValue]) throws(CatalogError) -> [Movie] {
        let statement = try database.statement(
            "SELECT \(MovieRow.selected) FROM movie WHERE \(condition) ORDER BY year, id")
        defer { statement.reset() }
        try statement.bind(values)
        var movies: [Movie] = []
        while try statement.step() { movies.append(try MovieRow.movie(in: statement)) }
        return movies
    }
}

extension ListedMovie {
    /// Whether it is called so: see ``Catalog/movies(called:)``.
    public func isCalled(_ film: FilmName) -> Bool {
        let wanted = Set(spellings(of: film.title))
        return (film.year == nil || year == film.year)
            && ([title] + (originalTitle.map { [$0] } ?? [])).contains {
                !wanted.isDisjoint(with: spellings(of: $0))
            }
    }
}
