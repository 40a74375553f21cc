import UsherStoryboards

/// A router whose routes can be called by the names of their methods.
///
/// Replaces Objective-C selectors, which Swift on Linux doesn't have.
protocol RoutesByName {
    /// The routes, keyed by method name.
    var routes: [String: (Segue) throws -> Void] { get }
}

extension RoutesByName {
    func responds(to name: String) -> Bool { routes[name] != nil }

    /// Calls a route. An unknown name throws an error that lists the known names.
    func perform(_ name: String, with segue: Segue) throws {
        guard let route = routes[name] else {
            throw SegueError.noRoute(segue.identifier, routes: routes.keys.sorted())
        }
        try route(segue)
    }
}
