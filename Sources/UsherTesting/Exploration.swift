public import Usher

/// The result of an ``Explorer``.
public struct Exploration: Sendable {
    /// The types of the screens that were shown, by name.
    public let screens: [String]

    /// The number of pages shown, as the explorer tells them apart.
    public let pages: Int

    /// The number of answers given.
    public let steps: Int

    /// Whether nothing was left to try that could be reached again, before the limit was.
    public let isComplete: Bool

    /// The pages that a person would be stuck at.
    public let findings: [Finding]

    /// A page that a person would be stuck at.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// A fault of a page.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Kind: Hashable, Sendable {
            /// Nothing that it offers leads anywhere or changes anything, or no way leads out of it.
            case deadEnd
            /// `?` says no more of it than is on the page.
            case withoutHelp
            /// It asks for a text, and none of those tried would do.
            case refusesEverything
            /// A move did nothing, for this reason: see ``ScriptedSession/lostMoves``.
            case lostMove(String)
            /// It tells this route of itself, which a session that has just begun opens elsewhere, or not at all.
            case misleadingRoute(Route)
            /// A coordinator or screen at this path in the tree was still there after its end: see
            /// ``ScriptedSession/leaks``.
            case leak(String)
        }

        /// The kind of fault.
        public let kind: Kind

        /// The type of the screen, and the title of its page.
        public let page: String

        /// The answers that lead there from the start.
        public let walk: [String]

        /// A line that says what is wrong, and how to get there.
        public var description: String {
            let trouble =
                switch kind {
                case .deadEnd: "is a dead end"
                case .withoutHelp: "has no help"
                case .refusesEverything: "refuses every text that was tried"
                case .lostMove(let loss): "lost what was asked for (\(loss))"
                case .misleadingRoute(let route): "says that it is at \(route), which doesn't lead there"
                case .leak(let path): "leaks \(path)"
                }
            let way = walk.map { $0.isEmpty ? "an empty line" : $0 }.joined(separator: ", ")
            return "\(page) \(trouble)\(way.isEmpty ? "" : ", after \(way)")."
        }
    }
}
