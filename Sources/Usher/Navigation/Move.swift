/// A move that was made, refused or partly ignored: see ``Navigator/observe(_:)``.
public struct Move {
    /// Why a move was requested.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Reason: Hashable, Sendable {
        /// The program requested the move.
        case program
        /// The user went back.
        case back
        /// The user went home.
        case home
        /// The user quit, or the program called ``Navigator/quit(with:)`` without a status.
        case quit
        /// A route was opened.
        case open
        /// The session is ending, for example because the input ended. The user can't be asked.
        case end
    }

    /// The stack before the move.
    public let before: Stack
    /// The stack after the move; unchanged if it was refused.
    public let after: Stack
    /// Why the move was requested.
    public let reason: Reason
    let objector: LeaveObjection?
    /// Reasons why parts of the move did nothing, such as a screen shown twice.
    package let losses: [String]
}

extension Move: CustomStringConvertible {
    /// The move in one line, as in these examples:
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
        if let objector { parts.append("\(type(of: objector.object)) objected: \(objector.reason)") }
        parts += losses.map { "lost: \($0)" }
        parts.append("shows \(after.top.map { "\(type(of: $0))" } ?? "nothing")")
        return "\(reason): \(parts.joined(separator: "; "))".plainLine.text
    }

    var ended: [String] { before.difference(to: after).leaving.map(\.member.name) }
    var began: [String] { before.difference(to: after).entering.map(\.member.name) }
}
