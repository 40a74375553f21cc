/// A move that would remove a flow or a screen: see ``Coordinator/objection(to:)``.
public struct Leaving {
    /// Why the move was requested.
    public let reason: Move.Reason
    /// The stack after the move; empty if the program ends. Includes the flows of a route that's
    /// being opened, but not what they show in `start()`, since they haven't started yet.
    public let after: Stack
    /// Whether objections are ignored. If so, this is the last chance to save.
    public var isFinal: Bool { reason == .end }
}

/// An objection of a flow or a screen to being left: see ``Coordinator/objection(to:)``.
public enum Objection: Hashable, Sendable {
    /// Refuses the move for this reason, which the user sees.
    case stay(String)
    /// Asks this question before leaving. At the end of the session, reports `atEnd` instead.
    case ask(String, atEnd: String)
}

/// The result of ``Coordinator/objection(to:)``: `Objection?`, or `Objection` if it's never nil.
public protocol ObjectionOrNil {}

extension Objection: ObjectionOrNil {}
extension Objection?: ObjectionOrNil {}

@available(*, unavailable, message: "objection(to:) returns an Objection?: isSaved ? nil : .ask(\"Leave?\")")
extension Bool: ObjectionOrNil {}

/// A page that asks whether to leave a flow or screen. It's shown without being on the stack.
final class LeaveQuestion: Screen {
    private let text: String
    let asker: StackEntry
    let request: NavigationRequest
    var results: [ResultReceiver]
    let visit: Int
    private weak var navigator: Navigator?

    init(_ text: String, of asker: StackEntry, navigator: Navigator, before request: NavigationRequest) {
        (self.text, self.asker, self.request) = (text, asker, request)
        (self.navigator, visit) = (navigator, navigator.log.nextVisit())
        results = [request.result].compactMap(\.self)
    }

    func draw(on page: inout Page) {
        page.ask(text, .yesOrNo, default: false) { [self] in navigator?.resolve(self, leaves: $0) }
        page.help(page.words("help.leaving"))
    }
}
