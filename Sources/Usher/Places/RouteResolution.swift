/// A route being resolved: which entries of the stack it keeps, and what it adds.
struct RouteResolution {
    /// The stack with the route's sections brought to the front.
    private var stack: Stack
    private var kept: [StackEntry] = []
    private(set) var additions: [StackAddition] = []
    /// The owner of the first addition if that's a section. The owner's other sections stay.
    private var sectionOwner: (any Coordinator)?
    /// The flow that the route has reached and the flows around it, innermost last.
    private var flows: [any Coordinator]
    private var place: AnyObject?
    /// The restored places, each with the state that `swapStates()` puts back.
    private var restored: [(place: any Restorable, state: [String: String])] = []
    /// The part being resolved (nil for the root), and whether its state is being restored.
    var position: (index: Int?, isState: Bool) = (nil, true)

    init(along stack: Stack) {
        self.stack = stack
        flows = stack.coordinators.prefix(1).map(\.self)
        place = flows.first
    }

    var flow: (any Coordinator)? { flows.last }

    var flowOnStack: (any Coordinator)? { flows.last(where: stack.contains) }

    mutating func goUp() -> Bool { flows.count > 1 && flows.popLast() != nil }

    /// Moves to the place with this name if it's next on the stack. Returns whether it is.
    mutating func follow(_ name: String) -> Bool {
        follow { $0.entries[$1].result == nil && $0.routeName(at: $1) == name }
    }

    /// Moves to a destination, which is added unless the same place is next on the stack.
    mutating func add(_ addition: StackAddition) {
        func matches(_ stack: Stack, _ index: Int) -> Bool {
            stack.entries[index].isSamePlace(as: addition.member.object)
        }
        if follow(matches) { return }
        let owner = addition.owner
        var member = addition.member
        if additions.isEmpty {
            sectionOwner = addition.begins == .section ? owner : nil
            leave(&stack)
        } else if addition.begins == .section,
            let section = stack.section(of: owner, where: { matches(stack, $0) })
        {
            member = .coordinator(section)
        }
        additions.append(StackAddition(member: member, begins: addition.begins, owner: owner))
        reach(member)
    }

    func leave(_ stack: inout Stack) { stack.cut(to: kept, keepingSectionsOf: sectionOwner) }

    private mutating func follow(_ matches: (Stack, Int) -> Bool) -> Bool {
        guard additions.isEmpty, let owner = flows.last else { return false }
        if let section = stack.section(of: owner, where: { matches(stack, $0) }) {
            stack.select(section, for: owner)
        }
        let last = kept.last.flatMap { stack.index(of: $0.object) } ?? 0
        let next = stack.visible.first { $0 > last && (matches(stack, $0) || stack.routeName(at: $0) != nil) }
        guard let next, matches(stack, next) else { return false }
        let entry = stack.entries[next]
        guard stack.parent(of: entry.object) === owner else { return false }
        kept.append(entry)
        reach(entry.member)
        return true
    }

    private mutating func reach(_ member: StackEntry.CoordinatorOrScreen) {
        if case .coordinator(let flow) = member { flows.append(flow) }
        place = member.object
    }

    mutating func restore(_ state: [String: String]) throws {
        if state.isEmpty { return }
        guard let place = place as? any Restorable else { throw Refusal(key: "open.failed.state") }
        let before = place.restorationState
        guard before != state else { return }
        restored.append((place, before))
        try place.restore(from: state)
    }

    mutating func swapStates() {
        restored = restored.reversed().map { place, state in
            let other = place.restorationState
            try? place.restore(from: state)
            return (place, other)
        }
    }
}
