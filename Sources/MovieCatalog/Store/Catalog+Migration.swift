extension Catalog {
    /// Brings an older catalog to the format of this program, all at once, and an empty one from nothing to its first
    /// movies, unless another program has done so in the meantime.
    package func migrate(
        beginningWith movies: ((Movie) throws(CatalogError) -> Void) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        let (format, application) = try reading { () throws(CatalogError) in
            (try database.integer("PRAGMA user_version"), try database.integer("PRAGMA application_id"))
        }
        // The head has not told whose it is where it had to be recovered.
        let isOwn = application == Schema.application
        guard format == 0 || isOwn else { throw .notACatalog(path: database.path) }
        try Self.check(format: format, of: database.path)
        guard format != Schema.format else { return }
        try database.transaction { () throws(CatalogError) in
            let format = try database.integer("PRAGMA user_version")
            try Self.check(format: format, of: database.path)
            guard format != Schema.format else { return }
            // What there is in a database without a format was not put there by this program.
            let tables = try database.integer("SELECT count(*) FROM sqlite_schema")
            guard format > 0 || (format == 0 && tables == 0) else { throw .notACatalog(path: database.path) }
            if format > 0 { try checkSchema(format: format) }
            try database.execute("PRAGMA application_id = \(Schema.application)")
            // What the rows hold already is for a check of the catalog to tell.
            try database.execute("PRAGMA ignore_check_constraints = ON")
            for migration in Schema.migrations(from: format) { try database.execute(migration) }
            if format > 0 { try derive() }
            try database.execute("PRAGMA ignore_check_constraints = OFF")
            try database.execute("PRAGMA user_version = \(Schema.format)")
            if format == 0 { try begin(with: movies) }
        }
    }

    /// Makes anew what is kept beside all movies; what can't be read keeps what it has.
    private func derive() throws(CatalogError) {
        let statement = try database.statement(MovieRow.derivation)
        var last = 0
        while case let id = try database.integer("SELECT coalesce(min(id), 0) FROM movie WHERE id > \(last)"),
            id > 0
        {
            last = id
            guard let movie = try? movie(Movie.ID(id)) else { continue }
            try MovieRow.bindDerived(movie, to: statement)
            try statement.run()
        }
        try database.execute(Schema.indexedWords)
    }

    /// Checks that this program opens a format.
    static func check(format: Int, of path: String) throws(CatalogError) {
        guard format <= Schema.format else { throw .newerFormat(path: path, format: format) }
        guard format == 0 || format >= Schema.firstFormat else {
            throw .earlierFormat(path: path, format: format)
        }
    }

    /// Adds the first movies of a new catalog.
    private func begin(
        with movies: ((Movie) throws(CatalogError) -> Void) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        var added = 0
        try withoutIndexes { () throws(CatalogError) in
            try movies { (movie) throws(CatalogError) in
                _ = try insert(movie, id: movie.id.number)
                added += 1
            }
        }
        try count(added: added)
        try indexWords()
    }
}
