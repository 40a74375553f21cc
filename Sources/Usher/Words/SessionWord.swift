/// A command for developers, typed after a colon at any prompt except a secret's.
public enum SessionWord: Hashable, Sendable {
    /// `:tree` shows the coordinators and screens: see ``Stack/description``.
    case tree

    /// `:path` shows the route of the page: see ``Stack/route``.
    case path

    /// `:open /movies/7` goes to a place: see ``Navigator/open(_:)``.
    case open

    var name: String { "\(self)" }
}
