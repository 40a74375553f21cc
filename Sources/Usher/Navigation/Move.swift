/// A move that was made, or that a flow objected to, or of which something was lost, as ``Navigator/observe(_:)`` tells it.
public struct Move {
    /// The origin of a move.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Reason: Hashable, Sendable {
        /// The program: a coordinator.
        case program
        /// The person, who answered `b`.
        case back
        /// The person, who answered `h`.
        case home
        /// The person, who answered `q`, or pressed Ctrl-C or Ctrl-D at a terminal.
        case quit
        /// Whoever opened a path: the person, the program, or its start.
        case open
        /// Nobody: the input ended, Ctrl-C, the output was lost, or an answer was refused in a strict session. Nobody can be
        /// asked any more.
        case end
    }

    /// The stack as it was.
    public let before: Stack

    /// The stack as it is now; the same where nothing moved.
    public let after: Stack

    /// The origin of the move.
    public let reason: Reason

    /// The coordinator or the screen that objected, so that nothing moved.
    package let objector: AnyObject?

    /// The objection: why it stays, or the question for the person.
    package let objection: String?

    /// Why parts of it, or all, did nothing: a screen shown for a flow that has ended, or shown twice; an answer after which
    /// nothing is different.
    package let losses: [String]
}

extension Move: CustomStringConvertible {
    /// One line: who asked; what ended, the deepest first, and what began; who objected; what was lost; what the person
    /// sees now. It holds no times, so the same answers give the same lines.
    ///
    ///     program: began FilmScreen; shows FilmScreen
    ///     back: ended FilmScreen, FilmCoordinator; shows FilmListScreen
    ///     quit: EditorCoordinator objected: Leave without saving?; shows EditorScreen
    ///     program: lost: FilmScreen was shown, but is there already; shows FilmScreen
    public var description: String {
        var parts: [String] = []
        let (ended, began) = (ended, began)
        if !ended.isEmpty { parts.append("ended \(ended.joined(separator: ", "))") }
        if !began.isEmpty { parts.append("began \(began.joined(separator: ", "))") }
        if let objector { parts.append("\(type(of: objector)) objected: \(objection ?? "")") }
        parts += losses.map { "lost: \($0)" }
        parts.append("shows \(after.top.map { "\(type(of: $0))" } ?? "nothing")")
        var line = TextBuilder()
        line.append(plain: "\(reason): \(parts.joined(separator: "; "))")
        return line.text(0..<line.count)
    }
}

extension Move {
    /// The names of what ended, the deepest first.
    var ended: [String] { before.members(notIn: after).map(\.member.name) }

    /// The names of what began, in the order of the tree.
    var began: [String] { after.members(notIn: before).map(\.member.name).reversed() }
}
