/// Writes movies and their index entries. Call ``indexWords()`` before the transaction ends.
package final class MovieWriter {
    private let database: Database
    /// Label ids by the bytes of label names, because `==` ignores how accents are encoded.
    private var labels: [LabelKind: [[UInt8]: Int]] = [:]
    /// Labels and viewings to store. Storing many at once, in order, is faster.
    private var links: [LabelKind: [(label: Int, movie: Int)]] = [:]
    private var viewings: [(date: Int, movie: Int, place: Int)] = []
    private static let mostKept = 30_000
    private var hasChangedWords = false
    /// The ids of consecutive new movies that aren't in the search index yet.
    private var newMovies: ClosedRange<Int>?

    init(in database: Database) { self.database = database }

    func forgetChanges() {
        (labels, links, viewings, hasChangedWords, newMovies) = ([:], [:], [], false, nil)
    }

    func insert(_ movie: Movie, id: Int?) throws(CatalogError) -> Int {
        try insert([MovieTable.storable(movie)], MovieTable.insertion, id: id)
    }

    /// Inserts movies under consecutive ids. They must be results of ``MovieTable/storable(_:)``.
    package func insert(_ movies: [Movie]) throws(CatalogError) -> ClosedRange<Int> {
        guard movies.count == MovieTable.several else {
            let ids = try movies.map { (movie) throws(CatalogError) in try insert(movie, id: nil) }
            return (ids.first ?? 0)...(ids.last ?? 0)
        }
        let first = try insert(movies, MovieTable.insertionOfSeveral, id: nil)
        return first...first + movies.count - 1
    }

    private func insert(_ movies: [Movie], _ insertion: String, id: Int?) throws(CatalogError) -> Int {
        let statement = try database.statement(insertion)
        for (row, movie) in movies.enumerated() {
            try MovieTable.bind(movie, id: id, to: statement, row: row)
        }
        do throws(CatalogError) {
            _ = try statement.step()
        } catch {
            // SQLite reports a full disk when it has no row ids left.
            let last = "SELECT max(coalesce((SELECT max(seq) FROM sqlite_sequence), 0), max(id)) FROM movie"
            guard id == nil, case .full = error, let last = try? database.integer(last),
                last > .max - MovieTable.several
            else { throw error }
            throw database.damage(.idsUsedUp(table: "movie"))
        }
        let first = id ?? database.lastInsertedID - movies.count + 1
        for (place, movie) in movies.enumerated() {
            for label in LabelKind.ofFields { try add(label.names(of: movie), as: label, to: first + place) }
            try note(movie.diaryNumbers, of: first + place)
            try noteNewWords(of: first + place)
        }
        return first
    }

    package func replace(_ old: Movie, with movie: Movie) throws(CatalogError) {
        let movie = MovieTable.storable(movie)
        if !old.hasWords(of: movie) { try noteOldWords(of: old.id.number) }
        let statement = try database.statement(MovieTable.update)
        try MovieTable.bind(movie, id: old.id.number, to: statement)
        _ = try statement.step()
        for label in LabelKind.ofFields {
            let (before, after) = (label.names(of: old), label.names(of: movie))
            guard !areSame(before, after) else { continue }
            try remove(before, as: label, from: old.id.number)
            try add(after, as: label, to: old.id.number)
        }
        let (before, after) = (old.diaryNumbers, movie.diaryNumbers)
        guard before != after else { return }
        try forget(before, of: old.id.number)
        try note(after, of: old.id.number)
    }

    package func remove(_ movie: Movie) throws(CatalogError) {
        try noteOldWords(of: movie.id.number)
        try database.run("DELETE FROM movie WHERE id = ?", .integer(movie.id.number))
        for label in LabelKind.ofFields {
            try remove(label.names(of: movie), as: label, from: movie.id.number)
        }
        try forget(movie.diaryNumbers, of: movie.id.number)
    }

    package func count(added: Int) throws(CatalogError) {
        try database.run("UPDATE total SET movies = movies + ?", .integer(added))
    }

    package func total() throws(CatalogError) -> Int {
        let total = try database.row(
            "SELECT movies, (SELECT min(id) FROM movie), (SELECT max(id) FROM movie) FROM total"
        ) { (row) throws(CatalogError) -> Int? in
            guard let total = try row.integer(0) else { return nil }
            let (first, last) = (try row.integer(1) ?? 1, try row.number(2))
            guard total >= 0, total == 0 || last >= first, UInt(total) <= UInt(bitPattern: last &- first &+ 1)
            else { throw database.damage(.wrongCount) }
            return total
        }
        guard let total else { throw database.damage("its number of movies is missing") }
        return total
    }

    private func note(_ dates: [Int], of movie: Int) throws(CatalogError) {
        for (place, date) in dates.enumerated() { viewings.append((date, movie, place)) }
        if viewings.count > Self.mostKept { try flush() }
    }

    private func forget(_ dates: [Int], of movie: Int) throws(CatalogError) {
        if !dates.isEmpty { try flush() }
        for (place, date) in dates.enumerated() {
            try database.run(
                "DELETE FROM viewing WHERE date = ? AND movie = ? AND place = ?", .integer(date),
                .integer(movie), .integer(place))
        }
    }

    private func add(_ names: [String], as label: LabelKind, to id: Int) throws(CatalogError) {
        for name in names { links[label, default: []].append((try number(of: name, label), id)) }
        if links[label, default: []].count > Self.mostKept { try flush() }
    }

    private func flush() throws(CatalogError) {
        for (label, links) in links {
            try insert(links.sorted(by: <), into: label.movieTable) { [$0.label, $0.movie] }
        }
        try insert(viewings.sorted(by: <), into: "viewing") { [$0.date, $0.movie, $0.place] }
        (links, viewings) = ([:], [])
    }

    /// Inserts several rows per statement, which is faster.
    private func insert<Row>(_ rows: [Row], into table: String, _ row: (Row) -> [Int]) throws(CatalogError) {
        for start in stride(from: 0, to: rows.count, by: 64) {
            let some = rows[start...].prefix(64)
            let values = some.flatMap(row)
            let marks = Array(repeating: "?", count: values.count / some.count).joined(separator: ", ")
            let all = Array(repeating: "(\(marks))", count: some.count).joined(separator: ", ")
            try database.run("INSERT OR IGNORE INTO \(table) VALUES \(all)", values.map { .integer($0) })
        }
    }

    private func number(of name: String, _ label: LabelKind) throws(CatalogError) -> Int {
        let bytes = Array(name.utf8)
        if let number = labels[label]?[bytes] { return number }
        let key = LabelKind.key(of: name)
        var number = try database.integer("SELECT id FROM \(label.table) WHERE key = ?", [.text(key)])
        if number == 0 {
            try database.run("INSERT INTO \(label.table) (key, name) VALUES (?, ?)", .text(key), .text(name))
            number = database.lastInsertedID
        }
        // Limit the cache, because a large import can have very many names.
        if labels[label, default: [:]].count >= 60_000 { labels[label] = [:] }
        labels[label, default: [:]][bytes] = number
        return number
    }

    private func remove(_ names: [String], as label: LabelKind, from id: Int) throws(CatalogError) {
        try flush()
        for name in names {
            try database.run(
                "DELETE FROM \(label.movieTable) WHERE label = ? AND movie = ?",
                .integer(number(of: name, label)), .integer(id))
        }
    }
}

// The full-text index is updated once per commit, because each statement makes FTS5 flush data.
extension MovieWriter {
    private func noteNewWords(of id: Int) throws(CatalogError) {
        if newMovies.map({ $0.upperBound &+ 1 == id }) ?? true {
            newMovies = (newMovies?.lowerBound ?? id)...id
            return
        }
        try beginWords()
        try database.run("INSERT INTO temp.changed_words (id, is_new) VALUES (?, 1)", .integer(id))
    }

    /// Saves the movie's words. Call it before a change: FTS5 needs the old words to delete them.
    private func noteOldWords(of id: Int) throws(CatalogError) {
        guard newMovies?.contains(id) != true else { return }
        try beginWords()
        try database.run(Self.noting, .integer(id))
    }

    func indexWords() throws(CatalogError) {
        try flush()
        if hasChangedWords { for change in Self.indexing { try database.run(change) } }
        if let newMovies {
            try database.run(
                Self.adding + "BETWEEN ? AND ?", .integer(newMovies.lowerBound),
                .integer(newMovies.upperBound))
        }
        (hasChangedWords, newMovies) = (false, nil)
    }

    private static let adding =
        "INSERT INTO movie_text (rowid, \(Schema.words)) SELECT id, \(Schema.words) FROM movie WHERE id "

    private static let indexing = [
        """
        INSERT INTO movie_text (movie_text, rowid, \(Schema.words))
            SELECT 'delete', id, \(Schema.words) FROM temp.changed_words WHERE NOT is_new
        """,
        adding + "IN (SELECT id FROM temp.changed_words)",
        "DELETE FROM temp.changed_words",
    ]

    private static let noting = """
        INSERT OR IGNORE INTO temp.changed_words (id, is_new, \(Schema.words))
            SELECT id, 0, \(Schema.words) FROM movie WHERE id = ?
        """

    private func beginWords() throws(CatalogError) {
        guard !hasChangedWords else { return }
        // A rollback may have dropped the table.
        try database.execute(
            "CREATE TEMP TABLE IF NOT EXISTS changed_words (id INTEGER PRIMARY KEY, is_new, \(Schema.words))")
        hasChangedWords = true
    }
}

extension LabelKind {
    var table: String { rawValue }
    var movieTable: String { "movie_" + table }

    /// Returns the condition for a label as typed in a search, such as `genre:"Drama"`.
    func condition(_ name: String) -> String { "\(table):\"\(name.replacing("\"", with: " "))\"" }

    package var number: String { "(SELECT id FROM \(table) WHERE key = ?)" }

    /// The SQL for the first two keys in a range, to tell whether a prefix is ambiguous.
    var beginning: String { "SELECT key FROM \(table) WHERE key BETWEEN ? AND ? ORDER BY key LIMIT 2" }
}

extension Movie {
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

/// Compares bytes because `==` ignores how accents are encoded.
private func areSame(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
}
