/// Finds coordinators and screens that are still retained after their flow has ended.
final class LeakDetector {
    private struct RemovedObject {
        weak var object: AnyObject?
        let visit: Int
        /// If the object is a screen, the flow that may show it again.
        weak var flow: AnyObject?
        /// The type of the object, then the types of the flows around it, innermost first.
        let types: [any AnyObject.Type]
    }

    private var removedObjects: [RemovedObject] = []

    func note(_ entry: StackEntry) {
        // The program may retain the root coordinator and its screens.
        if entry.depth == 0 || entry.isScreen && entry.depth == 1 { return }
        removedObjects.append(
            RemovedObject(
                object: entry.object, visit: entry.visit, flow: entry.isScreen ? entry.owner?.object : nil,
                types: entry.owners.map { type(of: $0.object) }))
    }

    /// Returns paths such as `App/Detail/DetailScreen`. Skips screens that may be shown again.
    func takeSurvivors(of stack: Stack) -> [String] {
        removedObjects.removeAll { $0.object.map(stack.contains) ?? true }
        let survivors = removedObjects.filter { $0.flow.map(stack.contains) != true }
        removedObjects.removeAll { $0.flow.map(stack.contains) != true }
        var seen: Set<ObjectIdentifier> = []
        return survivors.sorted { $0.visit < $1.visit }
            .filter { $0.object.map { seen.insert(ObjectIdentifier($0)).inserted } == true }
            .map { $0.types.map { "\($0)" }.reversed().joined(separator: "/") }
    }
}
