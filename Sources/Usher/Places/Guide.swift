/// A coordinator that knows what a name in a route leads to.
///
/// ```swift
/// extension FilmListCoordinator: Guide {
///     func destination(named name: String) -> Destination? {
///         switch name {
///         case "sort": .screen(SortScreen())
///         default: films[name].map { .flow(detail(of: $0)) }
///         }
///     }
/// }
///
/// func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
///     navigator.start(detail(of: film), for: self)
/// }
/// ```
///
/// What it makes is what its coordinator starts and pushes anyway; so a route that is opened leads where walking leads.
public protocol Guide: Coordinator {
    /// Makes what a name leads to from here, and shows nothing yet; `nil` where there is no such place.
    ///
    /// - Throws: Why it may not be entered.
    func destination(named name: String) throws -> Destination?

    /// The names that the map of the program shows, or one of a kind.
    var placeNames: [String] { get }
}

extension Guide {
    /// Nothing is on the map.
    public var placeNames: [String] { [] }
}

/// A screen or a flow to be shown. Do slow lookups on its own page.
public struct Destination {
    package enum Kind {
        case screen(any Screen)
        case flow(any Coordinator)
        case section(any Coordinator)
        case redirect(any Coordinator, then: ((Any) throws -> Destination?)?)
    }

    package let kind: Kind

    /// A screen on top of the flow.
    public static func screen(_ screen: any Screen) -> Destination { Destination(kind: .screen(screen)) }

    /// A child flow.
    public static func flow(_ flow: any Coordinator) -> Destination { Destination(kind: .flow(flow)) }

    /// A child flow beside others: see ``Navigator/select(_:for:)``.
    public static func section(_ flow: any Coordinator) -> Destination { Destination(kind: .section(flow)) }

    /// Another flow comes first, and the destination is asked for again once it has finished.
    ///
    /// Use ``redirect(_:then:)`` for a flow that finishes with what the destination needs.
    public static func redirect(_ flow: any Coordinator) -> Destination {
        Destination(kind: .redirect(flow, then: nil))
    }

    /// Another flow comes first, such as a login, and its output leads on.
    ///
    /// ```swift
    /// .redirect(LoginCoordinator(navigator: navigator)) { [self] member in
    ///     self.member = member
    ///     return .flow(MinutesCoordinator(member: member, navigator: navigator))
    /// }
    /// ```
    ///
    /// If the flow ends without an output, nothing is shown. If another place is opened meanwhile
    /// that redirects, too, that place waits instead; if it is then refused, this one is entered.
    ///
    /// - Parameters:
    ///   - flow: What comes first. On the way to one place, a flow of this type and name comes
    ///     first once: when it is redirected to again, that is reported, and the session ends with
    ///     ``ExitStatus/internalError``.
    ///   - destination: Makes what the output leads to; `nil` if there is no such place. It may
    ///     throw why not.
    public static func redirect<Flow: Coordinator>(
        _ flow: Flow, then destination: @escaping (_ output: Flow.Output) throws -> Destination?
    ) -> Destination {
        Destination(
            kind: .redirect(flow) { output in
                try (output as? Flow.Output).flatMap { try destination($0) }
            })
    }
}

extension Destination {
    /// The addition to a flow; `nil` where another flow comes first.
    var addition: (member: StackEntry.Member, begins: StackEntry.Scope?)? {
        switch kind {
        case .screen(let screen): (.screen(screen), nil)
        case .flow(let flow): (.coordinator(flow), nil)
        case .section(let flow): (.coordinator(flow), .section)
        case .redirect: nil
        }
    }
}

/// A flow or a screen that looks as it was left when its place is opened again: the page of a list, a search.
///
/// It is restored as soon as it is made, before what lies beyond it is looked up, and before it is shown. What stands there
/// already is restored to see whether that can be done, and back, before anything moves.
public protocol Restorable: AnyObject {
    /// The values that differ from the first ones, in words that can be read.
    var restorationState: [String: String] { get }

    /// Looks like that; what isn't said is as it begins. What it doesn't know is left alone.
    ///
    /// - Throws: Why a value can't be used.
    func restore(from state: [String: String]) throws
}
