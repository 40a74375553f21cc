extension Stack {
    /// The route to the screen on top.
    ///
    /// Ends before the first flow or screen that isn't ``RouteNamed`` or whose owner isn't a
    /// ``Guide``. A flow's first screen adds no part.
    public var route: Route {
        var route = Route(state: entries.first?.state ?? [:])
        // The depth of the flow that the route has reached.
        var depth = 0
        var previous = 0
        for index in visible.dropFirst() {
            let entry = entries[index]
            if let name = routeName(at: index) {
                while depth >= entry.depth {
                    route.parts.append(.up)
                    depth -= 1
                }
                route.parts.append(Route.Part(name, state: entry.state))
                if !entry.isScreen { depth = entry.depth }
            } else if !entry.isScreen || owner(of: index) != previous {
                break
            }
            previous = index
        }
        return route
    }

    /// An entry's name in a route, if it has one. A flow's first screen has none of its own.
    func routeName(at index: Int) -> String? {
        let entry = entries[index]
        guard let owner = owner(of: index), !entry.isScreen || owner != index - 1,
            let name = (entry.object as? any RouteNamed)?.routeName, !name.isEmpty,
            entries[owner].coordinator is any Guide
        else { return nil }
        return name
    }

    /// The type names of the places in the route, without the `..` parts.
    package var placesOfRoute: [String] {
        let count = route.parts.count { !$0.leadsUp }
        return visible.filter { routeName(at: $0) != nil }.prefix(count).map { entries[$0].member.name }
    }

    /// The routes of hidden sections, then ``route``. Opening them in order restores all sections.
    public var routes: [Route] {
        let sections = entries.indices.filter { entries[$0].begins == .section && routeName(at: $0) != nil }
        let visible = Set(visible)
        let hidden = sections.filter { section in
            let inner = flow(at: section).dropFirst()
            return !visible.contains(section) && !sections.contains(where: inner.contains)
        }
        return hidden.map { section in
            var stack = self
            stack.bringToFront(entries[section])
            return stack.route
        } + [route]
    }

    /// The indices of entries that aren't in a hidden section.
    var visible: [Int] {
        let hidden = entries.indices.filter { index in
            entries[index].begins == .section
                && owner(of: index).flatMap { frontSection(of: flow(at: $0)) }?.lowerBound != index
        }.map { flow(at: $0) }
        return entries.indices.filter { index in !hidden.contains { $0.contains(index) } }
    }

    /// Brings kept sections to the front. Removes all above the last kept entry, except the first
    /// screen of its flow. Sections of `flow` stay, as the route selects one of them next.
    mutating func cut(to kept: [StackEntry], keepingSectionsOf flow: (any Coordinator)?) {
        for entry in kept where entry.begins == .section { bringToFront(entry) }
        guard let end = kept.last ?? entries.first, var last = entries.lastIndex(where: { $0 === end }) else {
            return
        }
        let section = flow.flatMap { self.flow(of: $0) }.flatMap { frontSection(of: $0) }
        if let section, section.lowerBound > last { return removeAll(above: section.upperBound - 1) }
        while last + 1 < entries.count, entries[last + 1].depth > entries[last].depth { last += 1 }
        removeAll(above: last)
    }

    package var hasRedirect: Bool { entries.contains { $0.result?.place != nil } }

    /// Returns the topmost flow that a redirect started, ignoring flows around this coordinator.
    func redirectFlow(outside coordinator: any Coordinator) -> StackEntry? {
        guard let part = index(of: coordinator) else { return nil }
        return entries.indices.last { entries[$0].result?.place != nil && !flow(at: $0).contains(part) }
            .map { entries[$0] }
    }
}

extension StackEntry {
    fileprivate var state: [String: String] { (object as? any Restorable)?.restorationState ?? [:] }
}
