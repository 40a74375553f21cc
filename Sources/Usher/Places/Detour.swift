/// The way to a place past flows that come first, such as a login.
struct Detour {
    struct Stop {
        let destination: Destination
        let index: Int
        let guide: any AnyObject.Type

        init(_ destination: Destination, at index: Int, of guide: any Coordinator) {
            (self.destination, self.index, self.guide) = (destination, index, type(of: guide))
        }

        var redirect: (flow: any Coordinator, then: ((Any) throws -> Destination?)?)? {
            if case .redirect(let flow, let then) = destination.kind { (flow, then) } else { nil }
        }
    }

    /// The visits that have agreed to be left for it.
    var agreed: [Int] = []
    /// Make the destinations from the outputs of flows, by the index of the route's part.
    var outputs: [Int: () throws -> Destination?] = [:]
    private var passed: [(type: any AnyObject.Type, name: String?)] = []

    func destination(at index: Int, or guide: () throws -> Destination?) throws -> Destination {
        let output = outputs[index]
        guard let found = try output == nil ? guide() : output?() else { throw Refusal(.noSuchPlace) }
        return found
    }

    func hasPassed(_ flow: any Coordinator) -> Bool {
        passed.contains { $0.type == type(of: flow) && $0.name == (flow as? any RouteNamed)?.routeName }
    }

    mutating func pass(_ flow: any Coordinator) {
        passed.append((type(of: flow), (flow as? any RouteNamed)?.routeName))
    }
}
