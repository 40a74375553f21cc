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

/// A screen or a flow to be shown. What takes time to find out is found out on the page of its own.
public enum Destination {
    /// A screen on top of the flow.
    case screen(any Screen)

    /// A child flow.
    case flow(any Coordinator)

    /// A child flow beside others: see ``Navigator/select(_:for:)``.
    case section(any Coordinator)

    /// Another flow comes first: a login. Once it has finished with something (``Navigator/finish(_:with:)``), the
    /// destination is asked for again; where it ends without, nothing is shown. Only one such flow stands at a time: where
    /// the person wants something else meanwhile that waits for one, the former is forgotten.
    case redirect(any Coordinator)
}

extension Destination {
    /// The addition to a flow; `nil` where another flow comes first.
    var addition: (member: StackEntry.Member, begins: StackEntry.Scope?)? {
        switch self {
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
