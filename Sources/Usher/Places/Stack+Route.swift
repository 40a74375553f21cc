extension Stack {
    /// The route of what is shown, as far as it has one.
    ///
    /// Ends below a flow or screen that isn't ``RouteNamed`` or whose owner isn't a ``Guide``.
    /// Screens that a flow shows in its ``Coordinator/start()`` have no part of their own. Linear
    /// in the size of the stack.
    public var route: Route {
        var route = Route(state: entries.first?.state ?? [:])
        var flow = entries.first
        var below: StackEntry?
        for entry in visible {
            if let name = entry.routeName {
                while let owner = flow, owner !== entry.owner {
                    route.parts.append(.up)
                    flow = owner.owner
                }
                route.parts.append(Route.Part(name, state: entry.state))
                if !entry.isScreen { flow = entry }
            } else if let below, !entry.isScreen || entry.owner !== below {
                break
            }
            below = entry
        }
        return route
    }

    /// The type of each part of the route; none for `..`.
    package var placesOfRoute: [String] {
        let count = route.parts.filter { !$0.leadsUp }.count
        return visible.filter { $0.routeName != nil }.prefix(count).map(\.member.name)
    }

    /// Whether a redirect's flow is on the stack.
    package var hasFirst: Bool { entries.contains { $0.result?.place != nil } }

    /// The routes of all sections, then of what is shown. Opening them in this order restores them
    /// all.
    public var routes: [Route] {
        let visible = Set(visible.map(\.visit))
        let sections = entries.filter { $0.begins == .section && $0.routeName != nil }
        let hidden = sections.filter { section in
            !visible.contains(section.visit) && !sections.contains { $0 !== section && section.holds($0) }
        }
        return hidden.map { section in
            var stack = self
            stack.bringToFront(section)
            return stack.route
        } + [route]
    }

    /// The entries of front sections and of no section.
    var visible: [StackEntry] {
        var fronts: [Int?: StackEntry] = [:]
        for entry in entries where entry.begins == .section { fronts[entry.owner?.visit] = entry }
        var hidden: Set<Int> = []
        return entries.filter { entry in
            let isHidden =
                entry.begins == .section && fronts[entry.owner?.visit] !== entry
                || entry.owner.map { hidden.contains($0.visit) } ?? false
            if isHidden { hidden.insert(entry.visit) }
            return !isHidden
        }
    }

    /// Goes back to the last entry of a route and what its flow shows by itself, and brings all
    /// sections on the way to the front.
    ///
    /// - Parameter flow: Keeps its sections, since one of them comes next.
    mutating func cut(to kept: [StackEntry], keepingSectionsOf flow: (any Coordinator)?) {
        for entry in kept where entry.begins == .section { bringToFront(entry) }
        guard let end = kept.last ?? entries.first, let entry = entry(of: end.identity),
            entry.visit == end.visit
        else { return }
        if let flow = flow.flatMap({ self.flow(of: $0) }), let section = frontSection(of: flow),
            section.height > entry.height
        {
            if let next = self.entry(afterFlow: section)?.below { last = next }
            return
        }
        var face = entry
        for entry in entries.dropFirst(entry.height + 1) {
            guard entry.depth > face.depth else { break }
            face = entry
        }
        last = face
    }

    mutating func bringToFront(_ section: StackEntry?) {
        guard let section, let flow = section.coordinator, let parent = section.owner?.coordinator else {
            return
        }
        bringToFront(section.owner?.section)
        select(flow, for: parent)
    }

    mutating func add(_ addition: RouteResolution.Addition) {
        if addition.begins == .section, case .coordinator(let section) = addition.member {
            select(section, for: addition.owner)
        } else {
            add(addition.member, to: addition.owner, begins: addition.begins)
        }
    }

    /// The redirect's flow on the stack, unless this flow is part of it.
    func firstFlow(butFor coordinator: any Coordinator) -> StackEntry? {
        guard let flow = flow(of: coordinator) else { return nil }
        return entries.last { $0.result?.place != nil && !$0.holds(flow) }
    }
}

extension StackEntry {
    /// The name in a route; a flow's first screen has none of its own.
    var routeName: String? {
        guard let owner, !isScreen || below !== owner, let name = (object as? any RouteNamed)?.routeName,
            !name.isEmpty, owner.coordinator is any Guide
        else { return nil }
        return name
    }

    fileprivate var state: [String: String] { (object as? any Restorable)?.restorationState ?? [:] }
}
