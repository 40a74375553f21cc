struct ReadingOptions: Hashable, Sendable {
    var mapping = ColumnMapping()
    var includesAllTypes = false
    var profile: String?
    /// Applies to text that isn't UTF-8.
    var encoding: CodePage?
}
