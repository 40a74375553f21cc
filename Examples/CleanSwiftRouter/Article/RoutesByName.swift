import UsherStoryboards

/// A router whose routes can be called by the names of their methods.
///
/// Replaces selectors, which need an Objective-C runtime to find the methods.
protocol RoutesByName {
    /// Each route, by the name of its method.
    var routes: [String: (Segue) throws -> Void] { get }
}

extension RoutesByName {
    func responds(to name: String) -> Bool { routes[name] != nil }

    /// Calls a route. An unknown name throws an error that lists the known ones.
    func perform(_ name: String, with segue: Segue) throws {
        guard let route = routes[name] else {
            throw SegueError.noRoute(segue.identifier, routes: routes.keys.sorted())
        }
        try route(segue)
    }
}
