/// A word that a session answers itself, at every prompt of a program that offers it. It is typed with a colon.
///
/// ```swift
/// Session.run(on: .standard, answering: [.tree, .path, .open]) { AppCoordinator(navigator: $0) }
/// ```
public enum SessionWord: Hashable, Sendable {
    /// `:tree` shows the coordinators and screens as they stand: see ``Stack/description``.
    case tree

    /// `:path` shows the route of the page: see ``Stack/route``.
    case path

    /// `:open /movies/7` goes to a place: see ``Navigator/open(_:)``.
    case open

    /// The word as it is typed behind the colon. To print the case would have Swift look it up by its
    /// reflection.
    var name: String {
        switch self {
        case .tree: "tree"
        case .path: "path"
        case .open: "open"
        }
    }
}
