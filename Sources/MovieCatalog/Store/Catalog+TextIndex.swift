// The index of words. It is brought up to date before a transaction is committed, by one statement for words that go and
// one for words that come: FTS5 writes what it has gathered at the end of each, which costs ten times a movie's row.
extension Catalog {
    /// Notes that a movie is new. Those that come one behind the other need no more than the first and the last.
    func noteNewWords(of id: Int) throws(CatalogError) {
        if newMovies.map({ $0.upperBound < id && $0.upperBound == id - 1 }) ?? true {
            newMovies = (newMovies?.lowerBound ?? id)...id
            return
        }
        try beginWords()
        try database.run("INSERT INTO temp.changed_words (id, is_new) VALUES (?, 1)", .integer(id))
    }

    /// Notes the words of a movie that is about to change or to go.
    func noteOldWords(of id: Int) throws(CatalogError) {
        guard newMovies?.contains(id) != true else { return }
        try beginWords()
        try database.run(Self.noting, .integer(id))
    }

    /// Takes the words that were noted out of the index, and puts in those that the same movies have now.
    func indexWords() throws(CatalogError) {
        if hasChangedWords { for change in Self.indexing { try database.run(change) } }
        if let newMovies {
            try database.run(
                Self.adding + "BETWEEN ? AND ?", .integer(newMovies.lowerBound),
                .integer(newMovies.upperBound))
        }
        forgetWords()
    }

    /// Notes no more of what was noted.
    func forgetWords() {
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
        // It goes where the first change that made it is taken back.
        try database.execute(
            "CREATE TEMP TABLE IF NOT EXISTS changed_words (id INTEGER PRIMARY KEY, is_new, \(Schema.words))")
        hasChangedWords = true
    }
}
