extension Catalog {
    /// Brings an older catalog to the format of this program, all at once, and an empty one from nothing to its first
    /// movies, unless another program has done so in the meantime.
    func migrate(
        beginningWith movies: ((Movie) throws(CatalogError) -> Void) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        let (format, application) = try reading { () throws(CatalogError) in
            (try database.integer("PRAGMA user_version"), try database.integer("PRAGMA application_id"))
        }
        // The head has not told whose it is where it had to be recovered.
        let isOwn = application == Schema.application
        guard format == 0 || isOwn else { throw .notACatalog(path: database.path) }
        guard format <= Schema.format else { throw .newerFormat(path: database.path, format: format) }
        guard format != Schema.format else { return }
        try database.transaction { () throws(CatalogError) in
            let format = try database.integer("PRAGMA user_version")
            guard format <= Schema.format else { throw .newerFormat(path: database.path, format: format) }
            guard format != Schema.format else { return }
            // What there is in a database without a format was not put there by this program.
            let tables = try database.integer("SELECT count(*) FROM sqlite_schema")
            guard format > 0 || (format == 0 && tables == 0) else { throw .notACatalog(path: database.path) }
            if format > 0 { try checkSchema(format: format) }
            try database.execute("PRAGMA application_id = \(Schema.application)")
            for migration in Schema.migrations[format...] { try database.execute(migration) }
            try database.execute("PRAGMA user_version = \(Schema.format)")
            if format == 0 { try begin(with: movies) } else { try derive(from: format) }
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

    /// Writes beside the movies of an earlier format what follows from their fields, in one pass over them, and for formats
    /// before the third one over what undoing keeps of them.
    ///
    /// What can't be read is left, and told of where somebody comes upon it.
    private func derive(from format: Int) throws(CatalogError) {
        let (update, spell) = (
            try database.statement(MovieRow.update),
            try database.statement("UPDATE movie SET spelling = ?, original_spelling = ? WHERE id = ?")
        )
        try forEachMovie { (movie) throws(CatalogError) in
            guard format < 3, !movie.viewings.isEmpty || movie.rating != nil else {
                try spell.bind(1, spellingNumber(of: movie.title))
                try spell.bind(2, movie.originalTitle.map(spellingNumber))
                try spell.bind(3, movie.id.number)
                return try spell.run()
            }
            var movie = movie
            movie.dropCopiedRating()
            try MovieRow.bind(movie, id: movie.id.number, to: update)
            try update.run()
            if format == 1 { try note(movie.diaryNumbers, of: movie.id.number) }
        }
        guard format < 3 else { return }
        let keep = try database.statement("UPDATE step_change SET state = ? WHERE step = ? AND movie = ?")
        try forEachKept { (movie, step) throws(CatalogError) in
            var movie = movie
            guard movie.dropCopiedRating() else { return }
            try keep.bind(1, bytes: movie.json)
            try keep.bind(2, step)
            try keep.bind(3, movie.id.number)
            try keep.run()
        }
    }

    /// Goes through the movies, some at a time, as they may be changed meanwhile.
    private func forEachMovie(_ body: (Movie) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(
            """
            SELECT \(MovieRow.selected) FROM movie NOT INDEXED WHERE id > ? ORDER BY id LIMIT 256
            """)
        var last = Int.min
        while true {
            try statement.bind(1, last)
            var movies: [Movie] = []
            var count = 0
            while try statement.step() {
                count += 1
                last = try statement.integer(0) ?? last
                let movie = try unlessDamaged { () throws(CatalogError) in try MovieRow.movie(in: statement) }
                if let movie { movies.append(movie) }
            }
            guard count > 0 else { return }
            for movie in movies { try body(movie) }
        }
    }

    /// Goes through what undoing keeps of movies, some at a time, as it may be changed meanwhile.
    private func forEachKept(_ body: (Movie, _ step: Int) throws(CatalogError) -> Void) throws(CatalogError) {
        let statement = try database.statement(
            """
            SELECT step, movie, state FROM step_change WHERE (step, movie) > (?, ?) AND state IS NOT NULL
            ORDER BY step, movie LIMIT 256
            """)
        var last = (step: Int.min, movie: Int.min)
        while true {
            try statement.bind(1, last.step)
            try statement.bind(2, last.movie)
            var kept: [(movie: Movie, step: Int)] = []
            var count = 0
            while try statement.step() {
                count += 1
                last = (try statement.integer(0) ?? last.step, try statement.integer(1) ?? last.movie)
                let state = try unlessDamaged { () throws(CatalogError) in try statement.bytes(2) }
                if let state, let movie = try? Movie(json: state, id: Movie.ID(last.movie)) {
                    kept.append((movie, last.step))
                }
            }
            guard count > 0 else { return }
            for (movie, step) in kept { try body(movie, step) }
        }
    }

    private func unlessDamaged<Value>(
        _ read: () throws(CatalogError) -> Value?
    ) throws(CatalogError) -> Value? {
        do throws(CatalogError) {
            return try read()
        } catch {
            guard error.kind == .badData else { throw error }
            return nil
        }
    }
}

extension Movie {
    /// Takes the movie's rating away where it is only that of a viewing, which earlier formats noted there as well.
    ///
    /// - Returns: Whether it was.
    @discardableResult
    fileprivate mutating func dropCopiedRating() -> Bool {
        guard let rating else { return false }
        let date = dayRated.map { PartialDate($0) }
        guard viewings.contains(where: { $0.rating == rating && (date == nil || $0.date == date) }) else {
            return false
        }
        (self.rating, dayRated) = (nil, nil)
        return true
    }
}
