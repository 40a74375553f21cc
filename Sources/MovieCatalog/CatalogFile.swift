extension InMemoryCatalog {
    /// Opens a film list in CSV, which is read into memory and never written to.
    ///
    /// The first line names the columns: `title`, which has to be there, and any of `imdb_id`, `year`, `released`,
    /// `runtime_min`, `genres`, `directors`, `writers`, `cast`, `languages`, `countries`, `mpaa`, `metacritic`,
    /// `tomatometer`, `box_office_usd`, `oscars`, `rating`, `watched`. Rows that can't be read are left out, and
    /// ``problems`` says which.
    public convenience init(csvFile path: String) throws(CatalogError) {
        let table = try MovieTable(csv: contents(ofFile: path), file: path)
        self.init(movies: table.movies, problems: table.problems)
    }

    /// Makes a catalog of well-known films from eight decades.
    public static func sample() -> InMemoryCatalog {
        guard let table = try? MovieTable(csv: Array(sampleFilms.utf8), file: "sample") else {
            preconditionFailure("the sample is a table of films")
        }
        return InMemoryCatalog(movies: table.movies, problems: table.problems)
    }
}
