/// Finds coordinators and screens that are still retained after their flow has ended.
final class LeakDetector {
    private struct Departure {
        weak var object: AnyObject?
        let type: any AnyObject.Type
        let isScreen: Bool
        let owner: Int?
        /// Whether the session's caller made it and may keep it: the root and its own screens.
        let isOfRoot: Bool
    }

    private var departures: [Int: Departure] = [:]
    /// Purge freed entries above this count: one turn may make a million moves.
    private var limit = 1_000

    func note(_ entry: StackEntry) {
        if departures.count >= limit {
            forgetFreed()
            limit = max(1_000, departures.count * 2)
        }
        departures[entry.visit] = Departure(
            object: entry.object, type: type(of: entry.object), isScreen: entry.isScreen,
            owner: entry.owner?.visit, isOfRoot: entry.depth == 0 || entry.isScreen && entry.depth == 1)
    }

    func takeSurvivors(of stack: Stack) -> [String] {
        guard !departures.isEmpty else { return [] }
        var paths: [String] = []
        var kept: [Int: Departure] = [:]
        var seen: Set<ObjectIdentifier> = []
        for (visit, departure) in departures.sorted(by: { $0.key < $1.key }) {
            guard let object = departure.object, !stack.contains(object) else { continue }
            if departure.isScreen, !isOver(departure.owner, in: stack) {
                kept[visit] = departure
            } else if !departure.isOfRoot, seen.insert(ObjectIdentifier(object)).inserted {
                paths.append(path(to: visit, in: stack))
            }
        }
        departures = kept
        return paths
    }

    private func forgetFreed() {
        let all = departures
        departures = all.filter { $0.value.object != nil }
        for departure in Array(departures.values) {
            var owner = departure.owner
            while let visit = owner, departures[visit] == nil, let flow = all[visit] {
                departures[visit] = flow
                owner = flow.owner
            }
        }
    }

    private func isOver(_ flow: Int?, in stack: Stack) -> Bool {
        guard let flow, let departure = departures[flow] else { return false }
        return departure.object.map { !stack.contains($0) } ?? true
    }

    private func path(to visit: Int, in stack: Stack) -> String {
        var names: [String] = []
        var next: Int? = visit
        while let visit = next {
            if let departure = departures[visit] {
                names.append("\(departure.type)")
                next = departure.owner
            } else {
                let flow = stack.members(above: nil).first { $0.visit == visit }
                names += flow?.owners.map(\.member.name) ?? []
                next = nil
            }
        }
        return names.reversed().joined(separator: "/")
    }
}

struct MoveObservers {
    var observers: [(Move) -> Void] = []
    /// Counts moves, to detect answers that cause none.
    var told = 0
    var objector: AnyObject?
    var objection: String?
    var leakDetector: LeakDetector?
}
