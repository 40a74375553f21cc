public import Usher

extension Stack {
    /// The tree of coordinators with their screens, drawn as text. A star marks what the person sees, a bar the first
    /// screen of a layer.
    ///
    ///     AppCoordinator
    ///     └── FilmListCoordinator
    ///         ├── FilmListScreen
    ///         └── FilmDetailCoordinator
    ///             ├── FilmDetailScreen
    ///             └── | FilmEditorScreen *
    public var drawing: String {
        var members: [ObjectIdentifier: [AnyObject]] = [:]
        var roots: [AnyObject] = []
        for object in objects {
            if let parent = parent(of: object) {
                members[ObjectIdentifier(parent), default: []].append(object)
            } else {
                roots.append(object)
            }
        }
        func lines(of object: AnyObject) -> [String] {
            let below = members[ObjectIdentifier(object)] ?? []
            let name = (beginsLayer(object) ? "| " : "") + "\(type(of: object))"
            return [object === top ? name + " *" : name]
                + below.enumerated().flatMap { index, member in
                    let isLast = index == below.count - 1
                    return lines(of: member).enumerated().map { line, text in
                        (line == 0 ? isLast ? "└── " : "├── " : isLast ? "    " : "│   ") + text
                    }
                }
        }
        return roots.flatMap(lines).joined(separator: "\n")
    }
}
