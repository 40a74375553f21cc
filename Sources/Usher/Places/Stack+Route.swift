extension Stack {
    /// The route of what the person sees, as far as it has one.
    ///
    /// A flow or screen that isn't ``RouteNamed``, or belongs to no ``Guide``, ends it, with what lies below. The screens that
    /// a flow shows in its ``Coordinator/start()`` are part of it and have no name of their own. It is made of all entries
    /// each time.
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

    /// The type of each part of the route, by name; none for a step up.
    package var placesOfRoute: [String] {
        let count = route.parts.filter { !$0.leadsUp }.count
        return visible.filter { $0.routeName != nil }.prefix(count).map(\.member.name)
    }

    /// Whether a flow stands that comes before something else that the person wants.
    package var hasFirst: Bool { entries.contains { $0.result?.place != nil } }

    /// The route of each section, as if it were in front, and last of what the person sees: opened in this order, all
    /// are as they were.
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

    /// The entries that no section hides which is in front of theirs.
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

    /// Goes back to the last entry of a route, with what its flow shows by itself, and brings the sections on the way
    /// there to the front, those too that the route leaves again.
    ///
    /// - Parameter flow: Whose sections stay, since one of them comes next.
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

    /// Brings a section to the front, and those around it.
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

    /// The flow that comes first now, unless this one is part of it.
    func firstFlow(butFor coordinator: any Coordinator) -> StackEntry? {
        guard let flow = flow(of: coordinator) else { return nil }
        return entries.last { $0.result?.place != nil && !$0.holds(flow) }
    }
}

extension StackEntry {
    /// The name in a route. The first screen of a flow goes by the flow's name.
    var routeName: String? {
        guard let owner, !isScreen || below !== owner, let name = (object as? any RouteNamed)?.routeName,
            !name.isEmpty, owner.coordinator is any Guide
        else { return nil }
        return name
    }

    fileprivate var state: [String: String] { (object as? any Restorable)?.restorationState ?? [:] }
}
