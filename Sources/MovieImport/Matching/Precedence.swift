import MovieCatalog

/// The side that wins if the user's ratings and days differ between the catalog and a file.
///
/// Notes, tags and viewings of both are always kept.
package enum Precedence: Hashable, Sendable, CaseIterable {
    /// The later day, or the catalog if the days are equal or one is missing.
    case later
    case mine
    case theirs

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
