/// The result of an ``Explorer``.
public struct Exploration: Sendable {
    /// The types of the screens that were shown, by name.
    public let screens: [String]

    /// The number of pages shown, as the explorer tells them apart.
    package let pages: Int

    /// The number of answers given.
    package let steps: Int

    /// Whether nothing was left to try that could be reached again, before the limit was.
    public let isComplete: Bool

    /// The faults, a sentence each: the page, what is wrong with it, and the answers that lead there.
    ///
    /// A page is a dead end if nothing on it leads anywhere or changes anything, or no way leads out
    /// of it. It has no help if `?` says no more than the page does. It refuses every text that was
    /// tried, loses a move (see ``ScriptedSession/lostMoves``), leaks a coordinator or a screen (see
    /// ``ScriptedSession/leaks``), or has a route that a new session opens elsewhere, or not at all.
    public let findings: [String]
}

/// A fault of a page.
struct Finding: CustomStringConvertible {
    static let deadEnd = "is a dead end"

    /// The type of the screen, and the title of its page.
    let page: String
    let trouble: String
    /// The answers that lead there from the start.
    let walk: [String]

    var description: String {
        let way = walk.map { $0.isEmpty ? "an empty line" : $0 }.joined(separator: ", ")
        return "\(page) \(trouble)\(way.isEmpty ? "" : ", after \(way)")."
    }
}
