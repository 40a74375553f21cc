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
}

/// The commands that a flow has on all of its pages.
struct FlowCommands {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
