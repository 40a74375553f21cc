/// A coordinator or a screen with a name in a route.
///
/// ```swift
/// extension FilmCoordinator: RouteNamed {
///     var routeName: String { film.id }
/// }
/// ```
///
/// A flow's first screen shares the flow's name, so it needs none of its own.
public protocol RouteNamed: AnyObject {
    /// The name that a parent ``Guide`` resolves. If it's empty, routes end before this place.
    var routeName: String { get }
}

extension StackEntry {
    /// Compares types and route names. A flow that returns a result only matches itself.
    func isSamePlace(as other: AnyObject) -> Bool {
        if object === other { return true }
        guard type(of: object) == type(of: other), result == nil, let place = object as? any RouteNamed,
            !place.routeName.isEmpty
        else { return false }
        return place.routeName == (other as? any RouteNamed)?.routeName
    }
}

extension Stack {
    func section(of coordinator: any Coordinator, where matches: (Int) -> Bool) -> (any Coordinator)? {
        entries.indices.first { index in
            entries[index].begins == .section && parent(of: entries[index].object) === coordinator
                && matches(index)
        }.flatMap { entries[$0].coordinator }
    }

    func isPlaceInFront(_ place: StackAddition) -> Bool {
        guard place.begins != .section, place.result == nil, var index = topIndex else { return false }
        while let owner = entries[index].owner {
            if owner.object === place.owner { return entries[index].isSamePlace(as: place.member.object) }
            guard entries[index - 1] === owner else { return false }
            index -= 1
        }
        return false
    }

    func isCovered(frontOf coordinator: any Coordinator) -> Bool {
        let front = flow(of: coordinator).flatMap { frontSection(of: $0) }
        return topIndex.flatMap { front?.contains($0) } == false
    }
}
