/// State that a navigator's stacks share, such as the reasons why requests did nothing.
final class StackTracker {
    private(set) var visits = 0
    /// The number of entries that each object has on all stacks.
    private var entryCounts: [ObjectIdentifier: Int] = [:]
    private var losses: [String] = []
    var isWatched = false
    private var endings: [(flow: ObjectIdentifier, type: any AnyObject.Type, visit: Int, wasEmpty: Bool)] = []

    func nextVisit() -> Int {
        visits += 1
        return visits
    }

    func beginVisit(of object: AnyObject) -> Int {
        entryCounts[ObjectIdentifier(object), default: 0] += 1
        return nextVisit()
    }

    func endVisit(of object: AnyObject) {
        let identity = ObjectIdentifier(object)
        guard let count = entryCounts[identity] else { return }
        entryCounts[identity] = count > 1 ? count - 1 : nil
    }

    func isVisiting(_ object: AnyObject) -> Bool { entryCounts[ObjectIdentifier(object)] != nil }

    /// Notes why a request did nothing. Without observers, keeps only the last mistake.
    func lose(_ reason: @autoclosure () -> String, isMistake: Bool = false) {
        if isWatched { losses.append(reason()) } else if isMistake { losses = [reason()] }
    }

    func takeLosses() -> [String] { losses.takeAll() }

    func noteEnd(of flow: StackEntry, wasEmpty: Bool) {
        if endings.last?.visit == flow.visit { return }
        if endings.count == 1_000 { endings = [] }
        endings.append((ObjectIdentifier(flow.object), type(of: flow.object), flow.visit, wasEmpty))
    }

    func takeEndings() -> (any AnyObject.Type)? {
        guard let last = endings.last else { return nil }
        endings.removeAll(keepingCapacity: true)
        return last.type
    }

    func absence(of coordinator: any Coordinator) -> (reason: String, advice: String) {
        let identity = ObjectIdentifier(coordinator)
        guard let ending = endings.last(where: { $0.flow == identity }) else {
            return ("isn't in the tree", "Start its flow with navigator.start(child, for: self)")
        }
        if ending.wasEmpty {
            let advice = "Show what comes next first, or make one move of both with navigator.move"
            return ("ended because it showed nothing", advice)
        }
        return ("has ended", "Move before the flow ends, or for its parent")
    }
}
