import MovieCatalog

/// The side that wins where ratings and days of the person's own in the catalog and a file differ.
///
/// Notes, tags and viewings of both are kept in any case.
package enum Precedence: Hashable, Sendable, CaseIterable {
    /// The later day; the catalog where one has none, or both the same.
    case later
    case mine
    case theirs

    /// Whether the value of the file is taken, by the days of both values.
    func takes(_ theirs: Day?, over mine: Day?) -> Bool {
        switch self {
        case .mine: return false
        case .theirs: return true
        case .later:
            guard let theirs, let mine else { return false }
            return theirs > mine
        }
    }
}
