// Rows of movies, with what is found by their parts. Always inside a transaction.
extension Catalog {
    /// Adds a movie under its id, or under the next one.
    ///
    /// - Returns: The movie's id.
    func insert(_ movie: Movie, id: Int?) throws(CatalogError) -> Int {
        guard MovieRow.isStorable(movie) else { return try insert(MovieRow.storable(movie), id: id) }
        let statement = try database.statement(MovieRow.insertion)
        try MovieRow.bind(movie, id: id, to: statement)
        do throws(CatalogError) {
            try statement.run()
        } catch {
            // Nothing else tells a full disk from numbers that are used up.
            let last = try? database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'movie'")
            throw id == nil && last == .max ? database.damage(.movieIDsUsedUp) : error
        }
        let id = id ?? database.lastInsertedID
        try add([MovieParts(of: movie)], to: id)
        return id
    }

    /// Adds movies under the next ids, one behind the other; they are as they will be read back.
    ///
    /// - Returns: The ids of the first and the last one.
    package func insert(_ movies: [Movie]) throws(CatalogError) -> ClosedRange<Int> {
        guard movies.count == MovieRow.several else {
            let ids = try movies.map { (movie) throws(CatalogError) in try insert(movie, id: nil) }
            return (ids.first ?? 0)...(ids.last ?? 0)
        }
        let statement = try database.statement(MovieRow.insertionOfSeveral)
        var parts: [MovieParts] = []
        for (row, movie) in movies.enumerated() {
            try MovieRow.bind(movie, id: nil, to: statement, row: row)
            parts.append(MovieParts(of: movie))
        }
        try statement.run()
        let last = database.lastInsertedID
        let first = last - movies.count + 1
        try add(parts, to: first)
        return first...last
    }

    /// Adds what movies are found by, of which the first one has this id, the others those behind it.
    private func add(_ parts: [MovieParts], to first: Int) throws(CatalogError) {
        for label in Label.ofFields { try add(parts.map { $0.names[label.rawValue] }, as: label, to: first) }
        for (place, part) in parts.enumerated() {
            try note(part.dates, of: first + place)
            try noteNewWords(of: first + place)
        }
    }

    /// Puts a movie in the place of another one.
    package func replace(_ old: Movie, with movie: Movie) throws(CatalogError) {
        guard MovieRow.isStorable(movie) else { return try replace(old, with: MovieRow.storable(movie)) }
        if !old.hasWords(of: movie) { try noteOldWords(of: old.id.number) }
        let statement = try database.statement(MovieRow.update)
        try MovieRow.bind(movie, id: old.id.number, to: statement)
        try statement.run()
        for label in Label.ofFields {
            let (before, after) = (label.names(of: old), label.names(of: movie))
            guard !areSame(before, after) else { continue }
            try remove(before, as: label, from: old.id.number)
            try add([after], as: label, to: old.id.number)
        }
        let (before, after) = (old.diaryNumbers, movie.diaryNumbers)
        guard before != after else { return }
        try forget(before, of: old.id.number)
        try note(after, of: old.id.number)
    }

    /// Takes a movie away.
    package func remove(_ movie: Movie) throws(CatalogError) {
        try noteOldWords(of: movie.id.number)
        try database.run("DELETE FROM movie WHERE id = ?", .integer(movie.id.number))
        for label in Label.ofFields { try remove(label.names(of: movie), as: label, from: movie.id.number) }
        try forget(movie.diaryNumbers, of: movie.id.number)
    }

    /// Counts movies that were added, or with a negative number taken away.
    package func count(added: Int) throws(CatalogError) {
        try database.run("UPDATE total SET movies = movies + ?", .integer(added))
    }

    /// The number of movies, as it was counted; there can't be more than there are numbers in use.
    package func total() throws(CatalogError) -> Int {
        let statement = try database.statement(
            "SELECT movies, (SELECT min(id) FROM movie), (SELECT max(id) FROM movie) FROM total")
        defer { statement.reset() }
        guard try statement.step(), let total = try statement.integer(0) else {
            throw database.damage(.missingCount)
        }
        let (first, last) = (try statement.integer(1) ?? 1, try statement.integer(2) ?? 0)
        guard total >= 0, total == 0 || last >= first, UInt(total) <= UInt(bitPattern: last &- first &+ 1)
        else {
            throw database.unlikeCount()
        }
        return total
    }

    /// Puts the viewings of a movie in the diary.
    func note(_ dates: [Int], of movie: Int) throws(CatalogError) {
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

    /// Gives movies their labels, of which the first one has this id, the others those behind it.
    private func add(_ names: [[String]], as label: Label, to first: Int) throws(CatalogError) {
        var links: [Int] = []
        for (place, names) in names.enumerated() {
            for name in names { links += [try labels.number(of: name, label, in: database), first + place] }
        }
        // To run a statement takes as long as to insert a few links.
        var rest = links[...]
        while !rest.isEmpty {
            let (sql, count) = label.insertion(ofUpTo: rest.count / 2)
            let statement = try database.statement(sql)
            for (index, number) in rest.prefix(2 * count).enumerated() {
                try statement.bind(index + 1, number)
            }
            try statement.run()
            rest = rest.dropFirst(2 * count)
        }
    }

    private func remove(_ names: [String], as label: Label, from id: Int) throws(CatalogError) {
        guard !names.isEmpty else { return }
        let statement = try database.statement(label.deletion)
        for name in names {
            try statement.bind(1, try labels.number(of: name, label, in: database))
            try statement.bind(2, id)
            try statement.run()
        }
    }
}

/// The parts by which a movie is found beside its row.
private struct MovieParts {
    /// The names of each kind of label.
    let names: [[String]]
    let dates: [Int]

    init(of movie: Movie) {
        (names, dates) = (Label.ofFields.map { $0.names(of: movie) }, movie.diaryNumbers)
    }
}

extension Movie {
    /// Whether all that the index of words has of both is the same.
    fileprivate func hasWords(of other: Movie) -> Bool {
        MovieSearch.Condition.worded.allSatisfy { areSame(words(of: $0), other.words(of: $0)) }
    }

    private func words(of field: MovieField) -> [String] {
        switch field.value(of: self) {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .viewings(let viewings): viewings.compactMap(\.note)
        default: []
        }
    }
}

/// Whether texts are the same byte by byte, and not by `==`, for which an accent may be written in several ways.
private func areSame(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
}
