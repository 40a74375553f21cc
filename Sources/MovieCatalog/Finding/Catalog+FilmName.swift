extension Catalog {
    /// The movies that are called so: by their whole title or original title, letter case, accents, a leading article
    /// and the kind of dash aside, and of that year where one is named; or the movies with that id at IMDb. Where none is
    /// called `Heat 1995`, those of 1995 that are called `Heat`.
    ///
    /// - Complexity: O(*n*) in the number of movies whose titles begin so.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(called film: FilmName) throws(CatalogError) -> [Movie] {
        if film.isIMDbID { return try movies("imdb_id = ?", [.text(film.title.lowercased())]) }
        // Behind a zero, an order has the year.
        let key = TitleSortKey(of: film.title).bytes
        let found = try movies(
            "sort_key >= ? AND sort_key < ? OR id IN (SELECT rowid FROM movie_text WHERE movie_text MATCH ?)",
            [.bytes(key + [0]), .bytes(key + [1]), .text(SearchSQL.titles(beginningWith: film.title))]
        ).filter { ListedMovie($0).isCalled(film) }
        guard found.isEmpty, let film = film.readingLastWordAsYear else { return found }
        return try movies(called: film)
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
        let wanted = keys(of: film.title)
        return (film.year == nil || year == film.year)
            && ([title] + (originalTitle.map { [$0] } ?? [])).contains {
                !keys(of: $0).isDisjoint(with: wanted)
            }
    }
}

private func keys(of title: String) -> Set<[UInt8]> {
    Set(spellings(of: title).map { TitleSortKey(of: String(decoding: $0, as: UTF8.self)).bytes })
}
