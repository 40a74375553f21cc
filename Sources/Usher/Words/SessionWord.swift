/// A word that a session answers at any prompt but a secret's, typed after a colon.
public enum SessionWord: Hashable, Sendable {
    /// `:tree` shows the coordinators and screens: see ``Stack/description``.
    case tree

    /// `:path` shows the route of the page: see ``Stack/route``.
    case path

    /// `:open /movies/7` goes to a place: see ``Navigator/open(_:)``.
    case open

    var name: String { "\(self)" }
}
