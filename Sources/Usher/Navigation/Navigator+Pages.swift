extension Navigator {
    /// Adds commands to each page of a flow, those of its children included.
    ///
    /// ```swift
    /// navigator.addCommands(for: self) { [unowned self] page in
    ///     page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
    /// }
    /// ```
    ///
    /// They stand behind the screen's own, and end with the flow. One whose letter the screen, a nearer flow, its list or its
    /// question has gives way, and isn't offered on that page.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it is.
    ///   - draw: Called each time a page of the flow is drawn; it changes nothing, as drawing does.
    public func addCommands(for coordinator: any Coordinator, _ draw: @escaping (inout Page) -> Void) {
        guard isInTree(coordinator, "commands were added") else { return }
        pages.commands.append(FlowCommands(owner: ObjectIdentifier(coordinator), draw: draw))
    }

    var hasCommands: Bool { !pages.commands.isEmpty }

    /// The commands on the page that is due, those of the nearest flow first.
    var commandsOfPage: [FlowCommands] {
        guard leaving.question == nil else { return [] }
        var found: [FlowCommands] = []
        var next = stack.topEntry?.owner
        while let flow = next {
            for added in pages.commands where added.owner == flow.identity { found.append(added) }
            next = flow.owner
        }
        return found
    }

    func removeCommands(of coordinator: any Coordinator) {
        pages.commands.removeAll { $0.owner == ObjectIdentifier(coordinator) }
    }

    /// Says a line once, above what the next page tells: what came of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// It stands above whatever page comes next, and is gone from the one after. Several lines follow each
    /// other. Where no page comes any more, they are the last that the session says.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        pages.said.append(line)
    }

    /// The lines that the next page says.
    func takeSaid() -> [String] {
        guard !pages.said.isEmpty else { return [] }
        defer { pages.said = [] }
        return pages.said
    }
}

/// The commands that a flow has on all of its pages.
struct FlowCommands {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
