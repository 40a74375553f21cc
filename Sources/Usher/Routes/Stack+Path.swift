extension Stack {
    /// The path of what the person sees, as far as it has one.
    ///
    /// A screen or flow that was shown without a route has none: the path ends with what lies below it. The screens that
    /// a flow shows in its ``Coordinator/start()`` are part of it and have no name of their own.
    public var path: Path {
        var path = Path()
        var flow = entries.first
        for entry in named {
            while let owner = flow, owner !== entry.owner {
                path.parts.append(Path.up)
                flow = owner.owner
            }
            let state = (entry.object as? any Restorable)?.state ?? [:]
            path.parts.append(Path.Part(entry.name ?? "", state: state))
            if !entry.isScreen { flow = entry }
        }
        return path
    }

    /// The path of each section, as if it were in front, and last of what the person sees: opened in this order, all
    /// are as they were.
    public var paths: [Path] {
        let visible = Set(visible.map(\.stay))
        let sections = entries.filter { $0.begins == .section }
        let hidden = sections.filter { section in
            !visible.contains(section.stay) && !sections.contains { $0 !== section && section.holds($0) }
        }
        return hidden.map { section in
            var stack = self
            stack.bringToFront(section)
            return stack.path
        } + [path]
    }

    var root: (any Coordinator)? { last?.root.coordinator }

    /// The entries of the path, as far as there is one.
    private var named: [Entry] {
        var named: [Entry] = []
        var below: Entry?
        for entry in visible {
            if entry.name != nil {
                named.append(entry)
            } else if let below, !entry.isScreen || entry.owner !== below {
                break
            }
            below = entry
        }
        return named
    }

    /// The entries that no section hides which is in front of theirs.
    private var visible: [Entry] {
        var fronts: [Int: Entry] = [:]
        for entry in entries where entry.begins == .section { fronts[entry.owner?.stay ?? 0] = entry }
        var hidden: Set<Int> = []
        return entries.filter { entry in
            let isHidden =
                entry.begins == .section && fronts[entry.owner?.stay ?? 0] !== entry
                || entry.owner.map { hidden.contains($0.stay) } ?? false
            if isHidden { hidden.insert(entry.stay) }
            return !isHidden
        }
    }

    /// The parts of a path that are there already, and the flows that the next part is asked in.
    func kept(of path: Path) -> (entries: [Entry], owners: [any Coordinator]) {
        guard let root = last?.root, let coordinator = root.coordinator else { return ([], []) }
        var stack = self
        var (kept, owners, flows) = ([Entry](), [coordinator], [root])
        for part in path.parts {
            if part == Path.up, flows.count > 1 {
                owners.removeLast()
                flows.removeLast()
                kept.append(kept.last ?? root)
                continue
            }
            guard let owner = owners.last else { break }
            if let section = stack.section(named: part.name, of: owner) { stack.select(section, for: owner) }
            let height = kept.last.flatMap { stack.entry(of: $0.identity) }?.height ?? 0
            let found = stack.visible.first { $0.height > height && $0.name != nil }
            guard let found, found.name == part.name, found.owner?.stay == flows.last?.stay else { break }
            kept.append(found)
            if let flow = found.coordinator {
                owners.append(flow)
                flows.append(found)
            }
        }
        return (kept, owners)
    }

    /// Goes back to the last entry of a path, with what its flow shows by itself, and brings the sections on the way
    /// there to the front, those too that the path leaves again.
    ///
    /// - Parameter flow: Whose sections stay, since one of them comes next.
    mutating func cut(to kept: [Entry], keepingSectionsOf flow: (any Coordinator)?) {
        for entry in kept where entry.begins == .section { bringToFront(entry) }
        guard let end = kept.last ?? entries.first, let entry = entry(of: end.identity),
            entry.stay == end.stay
        else { return }
        if let flow = flow.flatMap({ self.flow(of: $0) }), let section = frontSection(of: flow),
            section.height > entry.height
        {
            if let next = self.entry(afterFlow: section)?.below { cut(above: next) }
            return
        }
        var face = entry
        for entry in entries.dropFirst(entry.height + 1) {
            guard entry.depth > face.depth else { break }
            face = entry
        }
        cut(above: face)
    }

    /// Brings a section to the front, and those around it.
    private mutating func bringToFront(_ section: Entry?) {
        guard let section, let flow = section.coordinator, let parent = section.owner?.coordinator else {
            return
        }
        bringToFront(section.owner?.section)
        select(flow, for: parent)
    }

    /// Shows what a route leads to.
    mutating func show(_ place: Place, for coordinator: any Coordinator) {
        if place.begins == .section, let section = section(named: place.name, of: coordinator) {
            select(section, for: coordinator)
        } else {
            add(place.member, to: coordinator, begins: place.begins, name: place.name)
        }
    }

    private func section(named name: String, of coordinator: any Coordinator) -> (any Coordinator)? {
        guard let flow = flow(of: coordinator) else { return nil }
        return entries.first { $0.owner === flow && $0.begins == .section && $0.name == name }?.coordinator
    }
}
