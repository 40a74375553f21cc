// Rows of movies, with what is found by their parts. Always inside a transaction.
extension Catalog {
    /// Adds a movie under its id, or under the next one.
    ///
    /// - Returns: The movie's id.
    func insert(_ movie: Movie, id: Int?) throws(CatalogError) -> Int {
        let movie = MovieRow.storable(movie)
        let statement = try database.statement(MovieRow.insertion)
        try MovieRow.bind(movie, id: id, to: statement)
        try statement.run()
        let id = id ?? database.lastInsertedID
        for label in Label.allCases { try add(label.names(of: movie), as: label, to: id) }
        try note(movie.diaryNumbers, of: id)
        return id
    }

    /// Puts a movie in the place of another one.
    func replace(_ old: Movie, with movie: Movie) throws(CatalogError) {
        let movie = MovieRow.storable(movie)
        let statement = try database.statement(MovieRow.update)
        try MovieRow.bind(movie, id: old.id.number, to: statement)
        try statement.run()
        for label in Label.allCases {
            let (before, after) = (label.names(of: old), label.names(of: movie))
            // Not by `==`, for which an accent may be written in several ways.
            guard !before.map(\.utf8).elementsEqual(after.map(\.utf8), by: { $0.elementsEqual($1) }) else {
                continue
            }
            try remove(before, as: label, from: old.id.number)
            try add(after, as: label, to: old.id.number)
        }
        let (before, after) = (old.diaryNumbers, movie.diaryNumbers)
        guard before != after else { return }
        try forget(before, of: old.id.number)
        try note(after, of: old.id.number)
    }

    /// Takes a movie away.
    func remove(_ movie: Movie) throws(CatalogError) {
        let statement = try database.statement("DELETE FROM movie WHERE id = ?")
        try statement.bind(1, movie.id.number)
        try statement.run()
        for label in Label.allCases { try remove(label.names(of: movie), as: label, from: movie.id.number) }
        try forget(movie.diaryNumbers, of: movie.id.number)
    }

    /// Counts movies that were added, or with a negative number taken away.
    func count(added: Int) throws(CatalogError) {
        let statement = try database.statement("UPDATE total SET movies = movies + ?")
        try statement.bind(1, added)
        try statement.run()
    }

    /// How many movies there are, as it was counted; there can't be more than there are numbers in use.
    func total() throws(CatalogError) -> Int {
        let statement = try database.statement(
            "SELECT movies, (SELECT min(id) FROM movie), (SELECT max(id) FROM movie) FROM total")
        defer { statement.reset() }
        guard try statement.step(), let total = try statement.integer(0) else {
            throw database.damage("the number of movies is missing")
        }
        let (first, last) = (try statement.integer(1) ?? 1, try statement.integer(2) ?? 0)
        guard total >= 0, total == 0 || last >= first, UInt(total) <= UInt(bitPattern: last &- first &+ 1)
        else {
            throw database.unlikeCount()
        }
        return total
    }

    /// Puts the viewings of a movie in the diary.
    private func note(_ dates: [Int], of movie: Int) throws(CatalogError) {
        try run("INSERT OR IGNORE INTO viewing (date, movie, place) VALUES (?, ?, ?)", dates, movie)
    }

    /// Takes the viewings of a movie out of the diary.
    private func forget(_ dates: [Int], of movie: Int) throws(CatalogError) {
        try run("DELETE FROM viewing WHERE date = ? AND movie = ? AND place = ?", dates, movie)
    }

    /// Runs a statement for each viewing of a movie.
    private func run(_ text: String, _ dates: [Int], _ movie: Int) throws(CatalogError) {
        guard !dates.isEmpty else { return }
        let statement = try database.statement(text)
        for (place, date) in dates.enumerated() {
            try statement.bind(1, date)
            try statement.bind(2, movie)
            try statement.bind(3, place)
            try statement.run()
        }
    }

    private func add(_ names: [String], as label: Label, to id: Int) throws(CatalogError) {
        try run("INSERT OR IGNORE INTO \(label.movieTable) (label, movie) VALUES (?, ?)", names, label, id)
    }

    private func remove(_ names: [String], as label: Label, from id: Int) throws(CatalogError) {
        try run("DELETE FROM \(label.movieTable) WHERE label = ? AND movie = ?", names, label, id)
    }

    /// Runs a statement for each label and the movie that has it.
    private func run(
        _ text: String, _ names: [String], _ label: Label, _ id: Int
    ) throws(CatalogError) {
        guard !names.isEmpty else { return }
        let statement = try database.statement(text)
        for name in names {
            let number = try labels.number(of: name, label, in: database)
            try statement.bind(1, number)
            try statement.bind(2, id)
            try statement.run()
        }
    }
}
