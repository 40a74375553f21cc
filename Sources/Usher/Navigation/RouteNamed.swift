/// A coordinator or a screen with a name in a route.
///
/// ```swift
/// extension FilmCoordinator: RouteNamed {
///     var routeName: String { film.id }
/// }
/// ```
///
/// The name is asked for when somebody wants a route: walking to a place costs nothing for it. The first screen of a flow has
/// the flow's.
public protocol RouteNamed: AnyObject {
    /// The name among the places of its coordinator, which is a ``Guide``. While it is empty, the
    /// place has none, and the route ends below it.
    var routeName: String { get }
}

extension StackEntry {
    /// Whether an object of the same flow is this place: the same one, or of the same type and name. A flow that somebody
    /// waits for is no place.
    func isSamePlace(as other: AnyObject) -> Bool {
        if identity == ObjectIdentifier(other) { return true }
        guard member.type == type(of: other), result == nil, let place = object as? any RouteNamed,
            !place.routeName.isEmpty
        else { return false }
        return place.routeName == (other as? any RouteNamed)?.routeName
    }
}

extension Stack {
    /// The first section of a flow of which it is so.
    func section(of coordinator: any Coordinator, where isIt: (StackEntry) -> Bool) -> (any Coordinator)? {
        entries.first { $0.begins == .section && $0.owner?.coordinator === coordinator && isIt($0) }?
            .coordinator
    }

    /// Whether the person sees that place of a flow already, with nothing on top of it.
    func isOnTop(_ object: AnyObject, of coordinator: any Coordinator) -> Bool {
        let flow = ObjectIdentifier(coordinator)
        var next = topEntry
        while let entry = next, entry.identity != flow {
            if entry.owner?.identity == flow, entry.isSamePlace(as: object) { return true }
            next = entry.below === entry.owner ? entry.owner : nil
        }
        return false
    }

    /// Whether something stands over the section of a flow that is in front, and is none of it.
    func isCovered(frontOf coordinator: any Coordinator) -> Bool {
        guard let front = flow(of: coordinator).flatMap({ frontSection(of: $0) }), let top = topEntry else {
            return false
        }
        return !front.holds(top)
    }
}
