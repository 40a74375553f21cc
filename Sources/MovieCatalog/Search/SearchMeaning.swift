/// The meaning of words of a search that could be words to look for, or of a field that was not named in full.
public enum SearchMeaning: Hashable, Sendable {
    case watched(Bool)
    /// Whether the person rated it.
    case rated(Bool)
    case onWatchlist(Bool)
    /// The first year of a decade.
    case decade(Int, isExcluded: Bool)
    /// A length in minutes.
    case runtime(Int, isUnder: Bool, isExcluded: Bool)
    case yearOrWord
    /// A condition with the whole name of its field.
    case field(String)
}
