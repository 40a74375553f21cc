/// Another search that may be what was meant. It is offered, and never run unasked.
package struct SearchSuggestion: Hashable, Sendable {
    package let label: LabelKind?
    /// The name or the words: `Horror`, `ratatouille`.
    package let name: String
    package let search: MovieSearch
    package let count: MovieCount
}
