import UsherStoryboards

/// A router whose routes can be called by the names of their methods.
///
/// It does what selectors do where there is an Objective-C runtime, which finds the methods by itself.
protocol RoutesByName {
    /// Each route, by the name of its method.
    var routes: [String: (Segue) throws -> Void] { get }
}

extension RoutesByName {
    func responds(to name: String) -> Bool { routes[name] != nil }

    /// Calls a route; one that isn't there is an error that names those that are.
    func perform(_ name: String, with segue: Segue) throws {
        guard let route = routes[name] else {
            throw SegueError.noRoute(segue.identifier, routes: routes.keys.sorted())
        }
        try route(segue)
    }
}
