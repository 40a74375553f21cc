extension Stack: CustomStringConvertible {
    /// The tree of coordinators and screens as text. A star marks the screen on top, a bar the
    /// first screen of a layer, and § a section.
    ///
    ///     AppCoordinator
    ///     ├── § NumbersCoordinator
    ///     │   └── NumbersScreen
    ///     └── § FilmListCoordinator
    ///         ├── FilmListScreen
    ///         └── FilmDetailCoordinator
    ///             ├── FilmDetailScreen
    ///             └── | FilmEditorScreen *
    public var description: String {
        let top = topEntry
        var lines: [String] = []
        // Whether a sibling follows, by depth.
        var hasSister: [Bool] = []
        for entry in entries.reversed() {
            hasSister.removeLast(max(0, hasSister.count - entry.depth - 1))
            while hasSister.count <= entry.depth { hasSister.append(false) }
            var line = ""
            if entry.depth > 0 {
                for depth in 1..<entry.depth { line += hasSister[depth] ? "│   " : "    " }
                line += hasSister[entry.depth] ? "├── " : "└── "
            }
            switch entry.begins {
            case .layer: line += "| "
            case .section: line += "§ "
            case nil: break
            }
            line += entry.member.name
            if entry === top { line += " *" }
            lines.append(line)
            hasSister[entry.depth] = true
        }
        return lines.reversed().joined(separator: "\n")
    }
}
