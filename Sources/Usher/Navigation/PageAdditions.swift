/// The additions of flows to pages, beside the screens that they show.
struct PageAdditions {
    var words = Words.english
    var commands: [FlowCommands] = []
    /// The lines that the next page says.
    var said: [String] = []
    /// The screen that is describing its page, which it can't leave meanwhile.
    var drawing: (any Screen)?
    /// The question whose answer is under way, which goes with the first move that this makes.
    var answered: QuestionScreen?

    mutating func takeSaid() -> [String] {
        guard !said.isEmpty else { return [] }
        defer { said = [] }
        return said
    }

    /// The commands on the page on top of a stack, those of the nearest flow first.
    func commands(on stack: Stack) -> [FlowCommands] {
        guard !commands.isEmpty else { return [] }
        var found: [FlowCommands] = []
        var next = stack.topEntry?.owner
        while let flow = next {
            for added in commands where added.owner == flow.identity { found.append(added) }
            next = flow.owner
        }
        return found
    }
}

/// The commands that a flow has on all of its pages.
struct FlowCommands {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
