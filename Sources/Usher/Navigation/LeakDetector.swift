/// Finds coordinators and screens that are still retained after their flow has ended.
final class LeakDetector {
    private struct RemovedObject {
        weak var object: AnyObject?
        let visit: Int
        let isScreen: Bool
        weak var flow: AnyObject?
        /// The type of the object, then the types of the flows around it, innermost first.
        let types: [any AnyObject.Type]
        /// Whether this is the root coordinator or its screen, which the program may retain.
        let isOfRoot: Bool
    }

    private var departures: [RemovedObject] = []

    func note(_ entry: StackEntry) {
        departures.append(
            RemovedObject(
                object: entry.object, visit: entry.visit, isScreen: entry.isScreen,
                flow: entry.owner?.object, types: entry.owners.map { type(of: $0.object) },
                isOfRoot: entry.depth == 0 || entry.isScreen && entry.depth == 1))
    }

    /// Returns the paths of objects that are still retained, such as `App/Detail/DetailScreen`.
    /// Leaves out the root and its screens, and screens that a running flow may show again.
    func takeSurvivors(of stack: Stack) -> [String] {
        var paths: [String] = []
        var seen: Set<ObjectIdentifier> = []
        departures.removeAll { $0.object.map(stack.contains) ?? true }
        for departure in departures.sorted(by: { $0.visit < $1.visit }) {
            guard let object = departure.object, !departure.isOfRoot else { continue }
            if departure.isScreen, departure.flow.map(stack.contains) ?? false { continue }
            if seen.insert(ObjectIdentifier(object)).inserted {
                paths.append(departure.types.map { "\($0)" }.reversed().joined(separator: "/"))
            }
        }
        departures.removeAll { !$0.isScreen || !($0.flow.map(stack.contains) ?? false) }
        return paths
    }
}
