/// A coordinator whose places have names, and so a path.
///
/// ```swift
/// extension FilmListCoordinator: Routing {
///     enum Route: String, CaseIterable, PathPart { case sort, add }
///
///     func destination(of route: Route) -> Destination {
///         switch route {
///         case .sort: .screen(sortScreen())
///         case .add: .flow(FilmFormCoordinator(navigator: navigator))
///         }
///     }
/// }
///
/// func filmListScreenDidAskToSort(_ screen: FilmListScreen) throws {
///     try navigator.show(.sort, for: self)
/// }
/// ```
///
/// The same declaration serves a person who walks there, a path that is opened, the path of where the person is, and
/// the map of the program.
public protocol Routing: Coordinator {
    /// What can be shown from here, by the names it has in a path.
    associatedtype Route: PathPart

    /// Makes what a route leads to, and shows nothing yet.
    ///
    /// - Throws: Why there is no such place, or why it may not be entered.
    func destination(of route: Route) throws -> Destination

    /// What the map of the program shows: each route, or one of its kind.
    var routes: [Route] { get }
}

extension Routing {
    /// Nothing is on the map.
    public var routes: [Route] { [] }
}

extension Routing where Route: CaseIterable {
    /// All routes are on the map.
    public var routes: [Route] { Array(Route.allCases) }
}

/// A value with a name in a path; both ways stand side by side. An enum of strings has them already.
///
/// ```swift
/// enum Route: PathPart {
///     case sort
///     case film(String)
///
///     init?(_ name: String) { self = name == "sort" ? .sort : .film(name) }
///
///     var name: String {
///         switch self {
///         case .sort: "sort"
///         case .film(let id): id
///         }
///     }
/// }
/// ```
public protocol PathPart {
    // It is not `RawRepresentable`: that brings an `==` of its own, which asks for the name while the name asks for it.

    /// The value with this name; `nil` where no value has it.
    init?(_ name: String)

    /// What it is called in a path.
    var name: String { get }

    /// What the map calls it and all of its kind: its name, if nothing else is said.
    var kind: String { get }
}

extension PathPart {
    /// Its name.
    public var kind: String { name }
}

extension PathPart where Self: RawRepresentable<String> {
    /// The value with this raw value.
    public init?(_ name: String) { self.init(rawValue: name) }

    /// Its raw value.
    public var name: String { rawValue }
}

/// What a route leads to.
public enum Destination {
    /// A screen on top of the flow.
    case screen(any Screen)

    /// A screen on top of the flow, the first one of a layer.
    case layer(any Screen)

    /// A child flow.
    case flow(any Coordinator)

    /// A child flow beside others: see ``Stack/select(_:for:)``. Where one with this route's name is there already, that
    /// one comes to the front.
    case section(any Coordinator)

    /// Another flow comes first: a login. Once it has finished with something (``Navigator/finish(_:with:)``), the
    /// destination is asked for again; where it ends without, nothing is shown.
    case first(any Coordinator)

    /// It takes time to find out; Ctrl-C leaves all as it was. See ``Navigator/work(for:_:)``.
    case work((inout Work) throws -> Destination)
}

/// A flow or a screen that looks as it was left when its place is opened again: the page of a list, a search.
///
/// It is restored as soon as it is made, before what lies beyond it is looked up, and before it is shown.
public protocol Restorable: AnyObject {
    /// What differs from how it begins, in words that can be read.
    var state: [String: String] { get }

    /// Looks like that. What it doesn't know is left alone.
    ///
    /// - Throws: Why a value can't be used.
    func restore(_ state: [String: String]) throws
}
