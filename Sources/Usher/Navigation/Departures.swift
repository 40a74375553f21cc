/// What has left the stack, until it is freed: what is still there once its flow is over, something else holds.
final class Departures {
    private struct Departure {
        weak var object: AnyObject?
        let type: any AnyObject.Type
        let isScreen: Bool
        /// The stay of the coordinator it belonged to.
        let owner: Int?
        /// Whether whoever runs the session made it, and may well keep it: the root, and its own screens.
        let isOfRoot: Bool
    }

    private var departures: [Int: Departure] = [:]
    /// With so many, those that are freed go: one turn may make a million moves.
    private var limit = 1_000

    func note(_ entry: Entry) {
        if departures.count >= limit {
            forgetFreed()
            limit = max(1_000, departures.count * 2)
        }
        departures[entry.stay] = Departure(
            object: entry.object, type: type(of: entry.object), isScreen: entry.isScreen,
            owner: entry.owner?.stay,
            isOfRoot: entry.depth == 0 || entry.isScreen && entry.depth == 1)
    }

    /// The paths in the tree of what is over and still there, each told once.
    ///
    /// A screen that its flow goes on without may be kept, to be shown again.
    func takeSurvivors(of stack: Stack) -> [String] {
        guard !departures.isEmpty else { return [] }
        var paths: [String] = []
        var kept: [Int: Departure] = [:]
        var seen: Set<ObjectIdentifier> = []
        for (stay, departure) in departures.sorted(by: { $0.key < $1.key }) {
            guard let object = departure.object, !stack.contains(object) else { continue }
            if departure.isScreen, !isOver(departure.owner, in: stack) {
                kept[stay] = departure
            } else if !departure.isOfRoot, seen.insert(ObjectIdentifier(object)).inserted {
                paths.append(path(to: stay, in: stack))
            }
        }
        departures = kept
        return paths
    }

    /// Keeps what is still there, with the flows it was part of.
    private func forgetFreed() {
        let all = departures
        departures = all.filter { $0.value.object != nil }
        for departure in Array(departures.values) {
            var owner = departure.owner
            while let stay = owner, departures[stay] == nil, let flow = all[stay] {
                departures[stay] = flow
                owner = flow.owner
            }
        }
    }

    /// Whether a flow has ended that a screen has left.
    private func isOver(_ flow: Int?, in stack: Stack) -> Bool {
        guard let flow, let departure = departures[flow] else { return false }
        return departure.object.map { !stack.contains($0) } ?? true
    }

    private func path(to stay: Int, in stack: Stack) -> String {
        var names: [String] = []
        var next: Int? = stay
        while let stay = next {
            if let departure = departures[stay] {
                names.append("\(departure.type)")
                next = departure.owner
            } else {
                var entry = stack.entries.last { $0.stay == stay }
                while let coordinator = entry {
                    names.append(coordinator.member.name)
                    entry = coordinator.owner
                }
                next = nil
            }
        }
        return names.reversed().joined(separator: "/")
    }
}
