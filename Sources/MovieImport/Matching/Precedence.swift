import MovieCatalog

/// Whose ratings and days count where a person's own in the catalog are not those of a file.
///
/// Notes, tags and viewings are added to what is there, whoever wins: nothing of them is lost.
public enum Precedence: Hashable, Sendable, CaseIterable {
    /// Those of a later day; the catalog's where one of them has none, or both the same.
    case later
    /// The catalog's.
    case mine
    /// The file's.
    case theirs

    /// Whether the file's value is taken, each being of a day, if that is known.
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
