package enum Schema {
    static let application = 0x6D6F_7669

    static let format = firstFormat + migrations.count

    /// The earliest format that can be opened.
    static let firstFormat = 4

    /// Each migration upgrades from the previous format.
    private static let migrations = [
        mark + "ALTER TABLE movie ADD COLUMN \(limits);\n" + changes + renown,
        sql(of: ["TABLE list", "TABLE movie_list"]), tokens,
    ]

    /// Returns the SQL that creates the tables and indexes, or upgrades those of an earlier format.
    static func migration(from format: Int) -> String {
        guard format == 0 else { return migrations[(format - firstFormat)...].joined() }
        return objects.map { $0 + ";\n" }.joined() + "INSERT INTO total VALUES (0);\n"
    }

    private static func sql(of objects: [String]) -> String {
        let beginnings = objects.map { "CREATE \($0) " }
        return self.objects.filter { beginnings.contains(where: $0.hasPrefix) }.map { $0 + ";\n" }.joined()
    }

    /// Indexes that are dropped and rebuilt for large changes, which is faster.
    private static let rebuilt = [
        "title", "year", "rating", "score", "public", "spelling", "original_spelling",
    ].map { "movie_by_" + $0 }

    package static let indexes = sql(of: rebuilt.map { "INDEX " + $0 })

    package static let withoutIndexes = rebuilt.map { "DROP INDEX \($0);" }.joined()

    /// Copies all titles' spellings to a temporary table, before the indexes on them are dropped.
    package static let knownTitles = """
        DROP TABLE IF EXISTS temp.known;
        CREATE TEMP TABLE known AS SELECT spelling, original_spelling, sort_key, year, id FROM movie;
        CREATE INDEX temp.known_by_spelling ON known (spelling);
        CREATE INDEX temp.known_by_original_spelling ON known (original_spelling);
        CREATE INDEX temp.known_by_title ON known (sort_key);
        """

    /// The columns of `movie_text`.
    static let words =
        #"title, original_title, directors, "cast", writers, languages, countries, note, viewing_notes, "#
        + "other_words"

    /// A table by which formats 5 and 6 recognized their write-ahead log.
    private static let mark =
        "CREATE TABLE change_mark (sign BLOB NOT NULL, id BLOB NOT NULL, previous BLOB NOT NULL);\n"

    /// Adds a random token to undo steps, by which a session recognizes its own steps.
    private static let tokens = """
        DROP TABLE change_mark;
        ALTER TABLE step ADD COLUMN token INTEGER;

        """

    /// Adds the columns of ``CatalogChange`` to undo steps. Older steps only have a text in `name`.
    private static let changes = """
        ALTER TABLE step ADD COLUMN action TEXT;
        ALTER TABLE step ADD COLUMN count INTEGER;

        """

    private static let renown =
        """
        ALTER TABLE movie ADD COLUMN other_words TEXT;
        ALTER TABLE movie ADD COLUMN renown INTEGER;
        ALTER TABLE movie ADD COLUMN reviews INTEGER CHECK (reviews BETWEEN 0 AND 9223372036854775807);
        DROP TABLE movie_text;

        """ + sql(of: ["VIRTUAL TABLE movie_text"])

    static let indexedWords = "INSERT INTO movie_text (movie_text) VALUES ('rebuild')"

    /// Merges FTS5's segments, which removes deleted movies' words but writes the whole index.
    static let mergedWords = "INSERT INTO movie_text (movie_text) VALUES ('optimize')"

    static func isInternal(_ name: String, sql: String?) -> Bool {
        if let sql, !sql.hasPrefix("CREATE TABLE ") { return false }
        let partsOfIndex = ["data", "idx", "docsize", "config"].map { "movie_text_" + $0 }
        return name.hasPrefix("sqlite_") || partsOfIndex.contains(name)
    }
}
