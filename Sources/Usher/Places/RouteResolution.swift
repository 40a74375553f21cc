/// A route being resolved: which entries of the stack it keeps, and what it adds.
struct RouteResolution {
    struct Addition {
        let member: StackEntry.Member
        let begins: StackEntry.Scope?
        let owner: any Coordinator
    }

    struct SavedState {
        let object: any Restorable
        let state: [String: String]
        let before: [String: String]
        /// Whether it's already on the stack, and so gets its new state only after the move.
        let isStanding: Bool
    }

    /// The stack with the route's sections brought to the front.
    private var stack: Stack
    private(set) var kept: [StackEntry] = []
    private(set) var additions: [Addition] = []
    private(set) var savedStates: [SavedState] = []
    /// The owner of the next section, whose other sections stay.
    private var sectionOwner: (any Coordinator)?
    private var flows: [any Coordinator]
    private var object: AnyObject?
    var isWhole = false

    init(along stack: Stack) {
        self.stack = stack
        flows = stack.coordinators.prefix(1).map(\.self)
        object = flows.first
    }

    var flow: (any Coordinator)? { flows.last }

    /// The last flow of the route that is already on the stack.
    var standingFlow: any Coordinator {
        guard let flow = flows.last(where: stack.contains) else {
            preconditionFailure("a route begins at the root")
        }
        return flow
    }

    /// Moves to the parent; false at the root.
    mutating func goUp() -> Bool {
        guard flows.count > 1 else { return false }
        flows.removeLast()
        return true
    }

    mutating func follow(_ name: String) -> Bool { follow { $0.result == nil && $0.routeName == name } }

    /// Moves to a destination: the same place on the stack, or else an addition.
    mutating func add(_ member: StackEntry.Member, begins: StackEntry.Scope?) {
        if follow({ $0.isSamePlace(as: member.object) }) { return }
        guard let owner = flows.last else { return }
        var member = member
        if additions.isEmpty {
            sectionOwner = begins == .section ? owner : nil
            leave(&stack)
        } else if begins == .section, case .coordinator(let flow) = member,
            let section = stack.section(of: owner, where: { $0.isSamePlace(as: flow) })
        {
            member = .coordinator(section)
        }
        additions.append(Addition(member: member, begins: begins, owner: owner))
        reach(member)
    }

    func leave(_ stack: inout Stack) { stack.cut(to: kept, keepingSectionsOf: sectionOwner) }

    private mutating func follow(_ isIt: (StackEntry) -> Bool) -> Bool {
        guard additions.isEmpty, let owner = flows.last else { return false }
        if let section = stack.section(of: owner, where: isIt) { stack.select(section, for: owner) }
        let height = kept.last.flatMap { stack.entry(of: $0.identity) }?.height ?? 0
        let next = stack.visible.first { entry in
            entry.height > height && (isIt(entry) || entry.routeName != nil)
        }
        guard let next, next.owner?.coordinator === owner, isIt(next) else { return false }
        kept.append(next)
        reach(next.member)
        return true
    }

    private mutating func reach(_ member: StackEntry.Member) {
        if case .coordinator(let flow) = member { flows.append(flow) }
        object = member.object
    }

    /// Tries a state on the last place, if it's ``Restorable``.
    mutating func look(like state: [String: String], at index: Int?, of route: Route) throws(RouteError) {
        guard let restorable = object as? any Restorable, restorable.restorationState != state else { return }
        savedStates.append(
            SavedState(
                object: restorable, state: state, before: restorable.restorationState,
                isStanding: stack.contains(restorable)))
        do { try restorable.restore(from: state) } catch {
            throw RouteError(route: route, index: index, isState: true, reason: error)
        }
    }

    /// Undoes the states of what is on the stack, or all states if the route failed.
    func putBack() {
        for look in savedStates.reversed() where look.isStanding || !isWhole {
            try? look.object.restore(from: look.before)
        }
    }
}
