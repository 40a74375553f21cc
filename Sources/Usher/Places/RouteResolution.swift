/// A route as far as it is known where it leads: what of it stands there already, and what is made for the rest. Nothing has
/// moved.
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
        /// Whether it stands there, and so looks like that only once the move is made.
        let isStanding: Bool
    }

    /// The part of the stack that stays, with the sections in front that the route goes through.
    private var stack: Stack
    private(set) var kept: [StackEntry] = []
    private(set) var additions: [Addition] = []
    private(set) var savedStates: [SavedState] = []
    /// Whose sections stay, since one of them comes next.
    private var sectionOwner: (any Coordinator)?
    private var flows: [any Coordinator]
    private var object: AnyObject?
    /// Whether all of it is known.
    var isWhole = false

    init(along stack: Stack) {
        self.stack = stack
        flows = stack.coordinators.prefix(1).map(\.self)
        object = flows.first
    }

    /// The flow that the next part is asked in.
    var flow: (any Coordinator)? { flows.last }

    /// The last flow of the route that stands there.
    var standingFlow: any Coordinator {
        guard let flow = flows.last(where: stack.contains) else {
            preconditionFailure("a route begins at the root")
        }
        return flow
    }

    /// A step up in the tree, from which there is none at the root.
    mutating func goUp() -> Bool {
        guard flows.count > 1 else { return false }
        flows.removeLast()
        return true
    }

    /// A step to the place with this name, if it is the next one that stands there.
    mutating func follow(_ name: String) -> Bool {
        follow { $0.result == nil && $0.routeName == name }
    }

    /// A step to what was made for a part of the route, or to what stands there as the same place.
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

    /// Takes away what isn't on the way.
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

    /// Has what was reached look so, where it can.
    mutating func look(like state: [String: String], at index: Int?, of route: Route) throws(RouteError) {
        guard let restorable = object as? any Restorable, restorable.restorationState != state else { return }
        savedStates.append(
            SavedState(
                object: restorable, state: state, before: restorable.restorationState,
                isStanding: stack.contains(restorable)))
        do {
            try restorable.restore(from: state)
        } catch {
            throw RouteError(route: route, index: index, isState: true, reason: error)
        }
    }

    /// Has what stands there look as it did, and all of it where the route leads nowhere.
    func putBack() {
        for look in savedStates.reversed() where look.isStanding || !isWhole {
            try? look.object.restore(from: look.before)
        }
    }
}
