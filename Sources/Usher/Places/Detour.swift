/// The way to a place past flows that come first, such as a login.
struct Detour {
    /// A redirection to a flow that comes first.
    struct Stop {
        let destination: Destination
        /// The part of the route; 0 without a route.
        let index: Int
        /// The type that redirected.
        let guide: any AnyObject.Type

        init(_ destination: Destination, at index: Int, of guide: any Coordinator) {
            (self.destination, self.index, self.guide) = (destination, index, type(of: guide))
        }

        var redirect: (flow: any Coordinator, then: ((Any) throws -> Destination?)?)? {
            if case .redirect(let flow, let then) = destination.kind { (flow, then) } else { nil }
        }
    }

    /// The visits that have been asked whether they may be left for it.
    var agreed: [Int] = []
    /// What the outputs of the flows lead to, by the part of the route.
    var outputs: [Int: () throws -> Destination?] = [:]
    private var passed: [(type: any AnyObject.Type, name: String?)] = []

    /// What the output of a flow leads to, or else what its guide says.
    func destination(at index: Int, or guide: () throws -> Destination?) throws -> Destination {
        let output = outputs[index]
        guard let found = try output == nil ? guide() : output?() else { throw Refusal(.noSuchPlace) }
        return found
    }

    /// Whether a flow of the same type and name has come first already.
    func hasPassed(_ flow: any Coordinator) -> Bool {
        passed.contains { $0.type == type(of: flow) && $0.name == (flow as? any RouteNamed)?.routeName }
    }

    mutating func pass(_ flow: any Coordinator) {
        passed.append((type(of: flow), (flow as? any RouteNamed)?.routeName))
    }
}
