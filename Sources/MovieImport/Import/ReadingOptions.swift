/// The meaning of a file's rows as far as a person says it.
struct ReadingOptions: Hashable, Sendable {
    var mapping = ColumnMapping()
    /// Whether series, episodes and the like are read as movies.
    var includesAllTypes = false
    var profile: String?
    /// The encoding of what isn't UTF-8.
    var encoding: CodePage?
}
