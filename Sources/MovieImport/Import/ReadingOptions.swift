/// The meaning of a file's rows as far as a person says it.
struct ReadingOptions: Hashable, Sendable {
    /// The columns that are mapped.
    var mapping = ColumnMapping()
    /// Whether series, episodes and the like are read as movies.
    var includesAllTypes = false
    /// The person whose rows are read, of several.
    var profile: String?
    /// The encoding of what isn't UTF-8.
    var encoding: CodePage?
}
