/// Another search that may be what was meant. It is offered, and never run unasked.
public struct SearchSuggestion: Hashable, Sendable {
    package let label: LabelKind?
    /// The name or the words: `Horror`, `ratatouille`.
    public let name: String
    /// The other search.
    public let search: MovieSearch
    /// The number of movies that it finds.
    public let count: MovieCount
}
