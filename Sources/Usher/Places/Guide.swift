/// A coordinator that resolves names in a route.
///
/// ``destination(named:)`` must make the same flows and screens that the coordinator itself shows,
/// so that a route leads to the same place as navigating by hand: see <doc:Routes>.
public protocol Guide: Coordinator {
    /// Makes the destination for a name without showing it; `nil` if there's no such place.
    ///
    /// - Throws: Why the place can't be entered.
    func destination(named name: String) throws -> Destination?

    /// The names to show in a flowchart of the program. One name of each kind of place is enough.
    var placeNames: [String] { get }
}

extension Guide {
    /// No names.
    public var placeNames: [String] { [] }
}

/// A screen or a flow to show. Making it should be fast: do slow lookups on its own page.
public struct Destination {
    enum Kind {
        case place(StackEntry.CoordinatorOrScreen, begins: StackEntry.Scope? = nil)
        case redirect(any Coordinator, then: (Any) throws -> Destination?)
    }

    let kind: Kind

    /// A screen on top of the flow.
    public static func screen(_ screen: any Screen) -> Destination {
        Destination(kind: .place(.screen(screen)))
    }

    /// A child flow.
    public static func flow(_ flow: any Coordinator) -> Destination {
        Destination(kind: .place(.coordinator(flow)))
    }

    /// A child flow as a section: see ``Navigator/select(_:for:)``.
    public static func section(_ flow: any Coordinator) -> Destination {
        Destination(kind: .place(.coordinator(flow), begins: .section))
    }

    /// Shows another flow first, such as a login, and makes the destination from its output.
    ///
    /// If the flow ends without an output, the destination isn't shown. If another redirect starts
    /// meanwhile, this destination is shown only if the other destination fails.
    ///
    /// - Parameters:
    ///   - flow: The flow to show first. If the place then redirects to a flow of the same type and
    ///     route name again, the session ends with ``ExitStatus/internalError``.
    ///   - destination: Returns `nil` if there's no such place, and throws why it can't be entered.
    public static func redirect<Flow: Coordinator>(
        _ flow: Flow, then destination: @escaping (_ output: Flow.Output) throws -> Destination?
    ) -> Destination {
        Destination(
            kind: .redirect(flow) { output in try (output as? Flow.Output).flatMap { try destination($0) } })
    }
}

/// A flow or a screen whose state is part of its route, such as a list's page or a search.
///
/// The state is restored before the rest of the route is resolved. If the route isn't opened after
/// all, the former state is put back.
public protocol Restorable: AnyObject {
    /// The values that differ from the defaults, as readable text.
    var restorationState: [String: String] { get }

    /// Restores the given values, and sets all others to their defaults.
    ///
    /// - Throws: Why a value can't be used.
    func restore(from state: [String: String]) throws
}
