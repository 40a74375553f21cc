/// A coordinator or a screen with a name in a route.
///
/// ```swift
/// extension FilmCoordinator: RouteNamed {
///     var routeName: String { film.id }
/// }
/// ```
///
/// Called only when a route is needed. A flow's first screen has the flow's name.
public protocol RouteNamed: AnyObject {
    /// The name within its coordinator, a ``Guide``. If it's empty, the route ends below this
    /// place.
    var routeName: String { get }
}

extension StackEntry {
    /// Whether an object of the same flow is this place: identical, or of the same type and name. A
    /// flow with a result is no place.
    func isSamePlace(as other: AnyObject) -> Bool {
        if identity == ObjectIdentifier(other) { return true }
        guard member.type == type(of: other), result == nil, let place = object as? any RouteNamed,
            !place.routeName.isEmpty
        else { return false }
        return place.routeName == (other as? any RouteNamed)?.routeName
    }
}

extension Stack {
    func section(of coordinator: any Coordinator, where isIt: (StackEntry) -> Bool) -> (any Coordinator)? {
        entries.first { $0.begins == .section && $0.owner?.coordinator === coordinator && isIt($0) }?
            .coordinator
    }

    /// Whether that place of a flow is shown, with nothing on top of it.
    func isOnTop(_ object: AnyObject, of coordinator: any Coordinator) -> Bool {
        let flow = ObjectIdentifier(coordinator)
        var next = topEntry
        while let entry = next, entry.identity != flow {
            if entry.owner?.identity == flow, entry.isSamePlace(as: object) { return true }
            next = entry.below === entry.owner ? entry.owner : nil
        }
        return false
    }

    /// Whether something else covers the front section of a flow.
    func isCovered(frontOf coordinator: any Coordinator) -> Bool {
        guard let front = flow(of: coordinator).flatMap({ frontSection(of: $0) }), let top = topEntry else {
            return false
        }
        return !front.holds(top)
    }
}
